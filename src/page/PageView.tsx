import { BlockSwitch } from '../generated/blocks.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { BackLink } from './BackLink.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { Crumbs } from './Crumbs.tsx';
import type { Page } from './model.ts';

/** Everything inside <main>: the same component on the server, in the browser and in dev. */
export function PageView({ page }: { page: Page }) {
  const blocks = page.blocks.map(block => (
    <BlockBoundary key={block.name} name={block.name}>
      <BlockSwitch block={block} />
    </BlockBoundary>
  ));
  const crumbs = <Crumbs trail={page.breadcrumbs} />;
  if (!page.article) {
    return (
      <>
        {crumbs}
        {blocks}
      </>
    );
  }
  return (
    <article className="article">
      {crumbs}
      <ArticleHead article={page.article} />
      {blocks}
      <BackLink article={page.article} className="wrap article__foot" />
    </article>
  );
}
