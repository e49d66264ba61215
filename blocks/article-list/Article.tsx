import type { ArticleCard } from '../../schema/values.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { Tail, TitleLink } from '../../src/ui/TitleLink.tsx';

type Props = { article: ArticleCard; level: 2 | 3 | 4; link?: string };

const ALONE: ShownWidth = { width: '91vw', height: '61vw' };
const HALF: ShownWidth = { from: '40rem', width: 'min(44.6vw, 47rem)', height: 'min(29.8vw, 31rem)' };
const THIRD: ShownWidth = { from: '56rem', width: 'min(29vw, 29.7rem)', height: 'min(19.4vw, 19.9rem)' };
const FEATURED: ShownWidth[] = [
  { from: '56rem', width: 'min(52vw, 55rem)', height: 'min(34.7vw, 36.2rem)' },
  ALONE,
];

/** The style sheet filters by "shelf", the number of the category. "again" marks the copy for browsers without scripts. */
type ItemProps = Props & { shelf?: number; again?: true; large?: boolean };

export function ArticleItem({ article, level, link, shelf, again, large }: ItemProps) {
  const { title, excerpt, href, category, image } = article;
  return (
    <li
      className={
        again ? 'article-list__item covered article-list__item--again' : 'article-list__item covered'
      }
      data-shelf={shelf}
    >
      <div className="article-list__plate">
        <Image picture={image} shown={large ? [HALF, ALONE] : [THIRD, HALF, ALONE]} />
      </div>
      <p className="caption article-list__category">{category}</p>
      <Heading level={level} className="article-list__title">
        <TitleLink link={{ text: title, href }}>{title}</TitleLink>
      </Heading>
      <p className="article-list__excerpt">{excerpt}</p>
      <ArticleDate article={article} />
      {link ? (
        <p className="article-list__link">
          <Tail link={{ text: link, href, about: title }} />
        </p>
      ) : null}
    </li>
  );
}

export function FeaturedArticle({ article, level, link, label }: Props & { label: string }) {
  const { title, excerpt, href, category, image } = article;
  return (
    <article className="article-list__feature covered">
      <div className="article-list__plate">
        <Image picture={image} shown={FEATURED} />
      </div>
      <div>
        <p className="eyebrow">{`${label} · ${category}`}</p>
        <Heading level={level} className="article-list__headline">
          <TitleLink link={{ text: title, href }}>{title}</TitleLink>
        </Heading>
        <p className="article-list__excerpt">{excerpt}</p>
        <ArticleDate article={article} />
        {link ? <Tail link={{ text: link, href, about: title }} /> : null}
      </div>
    </article>
  );
}

function ArticleDate({ article: { date, dateText } }: { article: ArticleCard }) {
  return (
    <p className="article-list__date">
      <time dateTime={date}>{dateText}</time>
    </p>
  );
}
