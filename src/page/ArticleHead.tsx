import { Figure } from '../ui/Image.tsx';
import { say, useWords } from '../ui/words.ts';
import type { PageArticle } from './model.ts';

export function ArticleHead({ article }: { article: PageArticle }) {
  const words = useWords();
  return (
    <header className="wrap article__head">
      <div className="article__title">
        <p>
          <a className="more more--back" href="/blog">
            {say(words, 'backToArticles')}
          </a>
        </p>
        <p className="eyebrow">{article.category}</p>
        <h1>{article.title}</h1>
        <p className="article__date">
          <time dateTime={article.date}>{article.dateText}</time>
        </p>
      </div>
      <Figure picture={article.image} className="article__plate" eager />
    </header>
  );
}
