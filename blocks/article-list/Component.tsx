import type { ArticleListBlock, Placed } from '../../src/generated/types.ts';
import { Links } from '../../src/ui/Links.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { ArticleItem } from './Article.tsx';
import { Browser } from './Browser.tsx';

export function ArticleList(block: Placed<ArticleListBlock>) {
  const { variant = 'index', limit, more, links } = block;
  const articles = block.articles.slice(0, limit ?? (variant === 'teaser' ? 3 : undefined));
  const level = innerLevel(block) === 3 ? 3 : 2;
  return (
    <Section block={{ ...block, variant }}>
      {variant === 'teaser' ? (
        <ul className="article-list__grid">
          {articles.map(article => (
            <ArticleItem key={article.href} article={article} level={level} link={more} />
          ))}
        </ul>
      ) : (
        <Browser block={block} articles={articles} level={level} />
      )}
      <Links links={links} />
    </Section>
  );
}
