// Marks the words of one page's model with signs, each of which stands for the field that the words come from: in the page, in a shared
// document, in the site document, or on another page whose card is shown. Whatever components compare or count stays as it is.
import { type Fields, isFields, type Path, valueAt } from '../../../base/json-value.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { schemaOfStep, shapeOf } from '../../../document/schema/step.ts';
import type { Crumb, Page, PageArticle } from '../../../draw/page/model.ts';
import type { ResolvedSite } from '../../../draw/resolve/resolve.ts';
import { holderOf } from '../../../site/articles.ts';
import { documentOfFile } from '../../../site/library/documents.ts';
import { blocksOf, isShown } from '../../../site/shared-blocks.ts';
import type { Library } from '../../../site/types.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { controlsOf } from '../../model/form/control.ts';
import { blocksThere } from './blocks-on-page.ts';
import type { FieldSigns } from './signs.ts';

/** The models of a page and of the site around it, from which the page is drawn. */
export type Model = { page: Page; site: ResolvedSite };

/** A field with its schema, which says whether it holds words. */
type Place = PlaceIn & { schema: Schema };

const SITE = '_site';

export function markedPage(
  file: PageFile,
  library: Library,
  { page, site }: Model,
  signs: FieldSigns,
): Model {
  const { schemas, definitions } = library;
  const settings = (library.settings().document ?? {}) as Fields;
  const categories = new Map<string, { oneOf: PlaceIn[] }>();
  const headings = new Map<string, PlaceIn>();

  /** "written" is the value of the document, from which the shown one was made. */
  function marked<Shown>(shown: Shown, written: unknown, place: Place): Shown {
    // Only words differ.
    return markedValue(shown, written, place) as Shown;
  }

  function markedValue(shown: unknown, written: unknown, place: Place): unknown {
    if (typeof shown === 'string') return markedText(shown, place);
    if (Array.isArray(shown))
      return shown.map((item, at) => marked(item, valueAt(written, [at]), below(place, written, at)));
    if (!isFields(shown)) return shown;
    if (typeof shown.__html === 'string') return { __html: markedHtml(shown.__html, place) };
    // An amount, or a line that is shown as a point, is an object only when it is drawn.
    if (!isFields(written)) return withEach(shown, inner => markedMade(inner, place));
    return withEach(shown, (inner, field) => markedField(inner, field, written, place));
  }

  function markedField(shown: unknown, field: string, around: Fields, place: Place): unknown {
    if (Object.hasOwn(around, field)) return marked(shown, around[field], below(place, around, field));
    // "dateText" is the field "date" in words.
    const said = field.replace(/Text$/, '');
    if (said !== field && Object.hasOwn(around, said)) return markedMade(shown, below(place, around, said));
    const { fromSite, fromPages } = below(place, around, field).schema;
    if (typeof fromSite === 'string') return markedOfSite(shown, fromSite.split('.'));
    if (fromPages !== undefined && Array.isArray(shown)) return shown.map(markedCard);
    return markedOfCard(shown, field, around.page);
  }

  function markedText(text: string, place: Place): string {
    const { document, path, schema } = place;
    const { control } = controlsOf(schema, { field: String(path.at(-1)), definitions });
    // The field is the whole picture, not the address in it.
    const field = { document, path: path.at(-1) === 'src' ? path.slice(0, -1) : path };
    if (control.kind === 'picture') return signs.inText(text, field);
    if (control.kind === 'line' && control.pattern === undefined)
      return signs.inText(text, { document, path });
    return control.kind === 'choice' && control.from === 'categories' ? markedCategory(text, place) : text;
  }

  /** Components compare categories, so all fields with the same category have the same sign. */
  function markedCategory(text: string, { document, path }: Place): string {
    const known = categories.get(text) ?? { oneOf: [] };
    categories.set(text, known);
    known.oneOf.push({ document, path });
    return signs.inText(text, known);
  }

  function markedHtml(html: string, { document, path }: Place): string {
    for (const [, id] of html.matchAll(/<h2 id="([^"]*)"/g)) headings.set(id ?? '', { document, path });
    return signs.inHtml(html, { document, path });
  }

  function markedMade(shown: unknown, { document, path }: Place): unknown {
    return typeof shown === 'string' ? signs.inText(shown, { document, path }) : shown;
  }

  function markedOfSite<Shown>(shown: Shown, path: Path): Shown {
    const top: Place = { document: SITE, path: [], schema: schemas.site };
    const place = path.reduce((place, step) => below(place, undefined, step), top);
    return marked(shown, valueAt(settings, path), place);
  }

  /** Marks the parts of a card that come from the page which the card names. */
  function markedOfCard(shown: unknown, field: string, route: unknown): unknown {
    const card = typeof route === 'string' ? library.page(route)?.document?.card : undefined;
    if (!card || !Object.hasOwn(card, field)) return shown;
    const place = { document: String(route), path: ['card'], schema: definitions.card ?? {} };
    return marked(shown, (card as Fields)[field], below(place, card, field));
  }

  /** Marks a card of an article. Its link leads to the page with the article's words. */
  function markedCard<Card>(card: Card): Card {
    return isFields(card) && typeof card.href === 'string' ? markedArticle(card, card.href) : card;
  }

  function markedArticle<Shown>(shown: Shown, route: string): Shown {
    const schema = (schemas.page.properties as Definitions).article ?? {};
    const written = library.page(route)?.document?.article;
    return written ? marked(shown, written, { document: route, path: ['article'], schema }) : shown;
  }

  /** Marks the head of an article. Its list of contents repeats headings, whose signs are known once the blocks are marked. */
  function markedHead({ next, back, contents, ...head }: PageArticle): PageArticle {
    const folders = site.articles ?? [];
    const holder = holderOf(file.route, folders);
    const link = { document: SITE, path: ['articles', holder ? folders.indexOf(holder) : 0, 'text'] };
    const parts = contents?.parts.map(part => {
      const heading = headings.get(part.id);
      return heading ? { ...part, text: signs.inText(part.text, heading) } : part;
    });
    return {
      ...markedArticle(head, file.route),
      ...(next && { next: markedCard(next) }),
      ...(back && { back: { ...back, text: signs.inText(back.text, link) } }),
      ...(contents && parts && { contents: { ...contents, parts } }),
    };
  }

  /** The first crumb is the home page. Its name is a word of the engine and has no field. */
  function markedCrumb({ text, href }: Crumb, index: number): Crumb {
    const above = index > 0 ? library.page(href) : undefined;
    return { href, text: above ? signs.inText(text, nameOf(above, library)) : text };
  }

  function below({ document, path, schema }: Place, value: unknown, step: string | number): Place {
    const { schema: around } = shapeOf(schema, definitions, value);
    return { document, path: [...path, step], schema: schemaOfStep(around, step) ?? {} };
  }

  const drawn = blocksThere(file, library, page).filter(({ isDrawn }) => isDrawn);
  const blocks = page.blocks.map((shown, index) => {
    const there = drawn[index];
    if (!there) return shown;
    const { block, document, path } = there;
    return marked(shown, block, { document, path, schema: definitions[shown.type] ?? {} });
  });
  const { values, addresses, words, lint, ...aroundPage } = site;
  return {
    page: {
      ...page,
      blocks,
      breadcrumbs: page.breadcrumbs.map(markedCrumb),
      ...(page.article && { article: markedHead(page.article) }),
    },
    site: { ...site, ...markedOfSite(aroundPage, []) },
  };
}

function withEach(fields: Fields, change: (value: unknown, field: string) => unknown): Fields {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, change(value, field)]));
}

/** The place of the words that name a page. Looks in the same order as pageName. */
function nameOf(page: PageFile, library: Library): PlaceIn {
  const { card, article } = library.summary(page);
  const document = page.route;
  if (card?.title !== undefined) return { document, path: ['card', 'title'] };
  if (article) return { document, path: ['article', 'title'] };
  const first = blocksOf(page, library).find(isShown);
  if (first?.block.heading === undefined) return { document, path: ['title'] };
  const named = documentOfFile(library.root, first.file.file);
  return { document: named ?? document, path: [...first.path, 'heading'] };
}
