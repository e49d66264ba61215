import type { ArticleCard } from '../../schema/values.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Image } from '../../src/ui/Image.tsx';
import { ActionLink } from '../../src/ui/Links.tsx';

type Props = { article: ArticleCard; level: 2 | 3 | 4; link: string };

/** One article in the grid. The shelf is the number of its category, by which the style sheet filters. */
export function ArticleItem({
  article,
  level,
  link,
  shelf,
  again,
}: Props & { shelf?: number; again?: true }) {
  const { title, excerpt, href, category, image } = article;
  return (
    <li
      className={again ? 'article-list__item article-list__item--again' : 'article-list__item'}
      data-shelf={shelf}
    >
      <div className="article-list__plate">
        <Image picture={image} />
      </div>
      <p className="caption article-list__category">{category}</p>
      <Heading level={level} className="article-list__title">
        {title}
      </Heading>
      <p className="article-list__excerpt">{excerpt}</p>
      <ArticleDate article={article} />
      <p className="article-list__link">
        <ActionLink link={{ text: link, href }} about={title} />
      </p>
    </li>
  );
}

/** The first article of the list, large. */
export function FeaturedArticle({ article, level, link, label }: Props & { label: string }) {
  const { title, excerpt, href, category, image } = article;
  return (
    <article className="article-list__feature">
      <div className="article-list__plate">
        <Image picture={image} eager />
      </div>
      <div>
        <p className="eyebrow">{`${label} · ${category}`}</p>
        <Heading level={level} className="article-list__headline">
          {title}
        </Heading>
        <p className="article-list__excerpt">{excerpt}</p>
        <ArticleDate article={article} />
        <ActionLink link={{ text: link, href }} about={title} />
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
