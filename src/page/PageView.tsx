import { BlockSwitch } from '../generated/blocks.tsx';
import type { LanguageWords } from '../languages/say.ts';
import { PageWords } from '../ui/words.ts';
import { ArticleHead } from './ArticleHead.tsx';
import { BackLink } from './BackLink.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { Crumbs } from './Crumbs.tsx';
import type { Page } from './model.ts';

type Props = { page: Page; words: LanguageWords };

/** Everything inside <main>: the same component on the server, in the browser and in dev. */
export function PageView({ page, words }: Props) {
  return (
    <PageWords value={words}>
      {page.article ? (
        <article className="article">
          <Crumbs trail={page.breadcrumbs} />
          <ArticleHead article={page.article} />
          <Blocks page={page} />
          <BackLink article={page.article} className="wrap article__foot" />
        </article>
      ) : (
        <>
          <Crumbs trail={page.breadcrumbs} />
          <Blocks page={page} />
        </>
      )}
    </PageWords>
  );
}

function Blocks({ page }: { page: Page }) {
  return page.blocks.map(block => (
    <BlockBoundary key={block.name} name={block.name}>
      <BlockSwitch block={block} />
    </BlockBoundary>
  ));
}
