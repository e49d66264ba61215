import { Figure } from '../ui/Image.tsx';
import { BackLink } from './BackLink.tsx';
import type { PageArticle } from './model.ts';

export function ArticleHead({ article }: { article: PageArticle }) {
  return (
    <header className="wrap article__head">
      <div className="article__title">
        <BackLink article={article} />
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
