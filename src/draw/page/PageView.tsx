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

/** Draws everything inside <main>. The server, the browser and the dev server all use this component. */
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

/** Shows only one way back: if the head links to the list, breadcrumbs would repeat it. */
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
