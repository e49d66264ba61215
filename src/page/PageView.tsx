import { BlockSwitch } from '../generated/blocks.tsx';
import type { LanguageWords } from '../languages/say.ts';
import { PageWords, say } from '../ui/words.ts';
import { ArticleHead } from './ArticleHead.tsx';
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
          <p className="wrap article__foot">
            <a className="more more--back" href="/blog">
              {say(words, 'backToArticles')}
            </a>
          </p>
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
