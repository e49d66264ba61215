import { Figure, type ShownWidth } from '../../ui/Image.tsx';
import { say, useWords } from '../../ui/words.ts';
import { BackLink } from './BackLink.tsx';
import type { PageArticle } from './model.ts';

const SHOWN: ShownWidth[] = [
  { from: '56rem', width: 'min(39vw, 41rem)', height: 'min(26vw, 27rem)' },
  { width: '91vw', height: '61vw' },
];

export function ArticleHead({ article }: { article: PageArticle }) {
  const words = useWords();
  const { category, title, date, dateText, author, minutes, image } = article;
  return (
    <header className="wrap article__head">
      <BackLink article={article} className="article__back" />
      <div className="article__title">
        <p className="eyebrow">{category}</p>
        <h1>{title}</h1>
        <ul className="article__about">
          {author ? <li>{say(words, 'writtenBy', { name: author })}</li> : null}
          <li>
            <time dateTime={date}>{dateText}</time>
          </li>
          <li>{say(words, 'readingTime', { count: minutes })}</li>
        </ul>
      </div>
      <Figure picture={image} className="article__plate" shown={SHOWN} />
    </header>
  );
}
