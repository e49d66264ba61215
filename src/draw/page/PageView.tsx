import type { LanguageWords } from '../../base/languages/say.ts';
import { BlockSwitch } from '../../generated/blocks.tsx';
import { PageWords } from '../../ui/words.ts';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleFoot } from './ArticleFoot.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { Crumbs } from './Crumbs.tsx';
import type { Page, PageArticle } from './model.ts';

type Props = { page: Page; words: LanguageWords };

/** Everything inside <main>: the same component on the server, in the browser and in dev. */
export function PageView({ page, words }: Props) {
  return (
    <PageWords value={words}>
      {page.article ? (
        <ArticleView page={page} article={page.article} />
      ) : (
        <>
          <Crumbs trail={page.breadcrumbs} />
          <Blocks blocks={page.blocks} />
        </>
      )}
    </PageWords>
  );
}

/** One way back: where its head leads to the list, the trail says the same once more. */
function ArticleView({ page, article }: { page: Page; article: PageArticle }) {
  const { contents, back } = article;
  const beside = contents ? contents.beside : 0;
  return (
    <article className="article">
      {back ? null : <Crumbs trail={page.breadcrumbs} />}
      <ArticleHead article={article} />
      {contents ? (
        <div className="wrap article__body">
          <ArticleContents {...contents} />
          <div className="article__text">
            <Blocks blocks={page.blocks.slice(0, beside)} />
          </div>
        </div>
      ) : null}
      <Blocks blocks={page.blocks.slice(beside)} />
      <ArticleFoot article={article} />
    </article>
  );
}

function Blocks({ blocks }: Pick<Page, 'blocks'>) {
  return blocks.map(block => (
    <BlockBoundary key={block.name} name={block.name}>
      <BlockSwitch block={block} />
    </BlockBoundary>
  ));
}
