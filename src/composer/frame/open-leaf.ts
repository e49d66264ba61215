// Shows one block of a page alone, in a frame in which nothing can be pressed, and says where each of its fields stands.

import { standsIn } from '../../document/steps/moved.ts';
import type { PageLook, PageParts, PlaceIn } from '../model/asks.ts';
import { type FramedPage, framedPage } from './field-at.ts';
import { followPage } from './follow-page.ts';
import { type Box, boxAround, viewOf } from './marks.ts';
import { showOwnFaces } from './own-faces.ts';

export type LiveLeaf = ReturnType<typeof openLeaf>;

export type LeafPage = Pick<PageLook, 'route' | 'blocks' | 'fields'> & { drawn?: PageParts };

const STYLE = `html { overflow: hidden; scrollbar-gutter: auto; } [data-beside] { display: none !important; }`;

/** "changed" is called whenever something may stand elsewhere: words have got their typeface, or a picture has arrived. */
export function openLeaf(page: Document, changed: () => void) {
  showOwnFaces(page);
  const view = viewOf(page);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  page.addEventListener('load', changed, true);
  page.fonts?.addEventListener('loadingdone', changed);
  new view.ResizeObserver(changed).observe(page.body);
  let shown: FramedPage | undefined;

  const partOf = (block: PlaceIn) => shown?.parts.all.filter(({ whole }) => standsIn(whole, block)) ?? [];
  const elementsOf = (block: PlaceIn) => partOf(block).flatMap(({ elements }) => elements);

  /** The texts and pictures of a field in this block. Another block may show the same field. */
  function nodesOf(field: PlaceIn, block: PlaceIn): Node[] {
    const around = elementsOf(block);
    // A paragraph of several has no field of its own on the page.
    const own = shown?.fields.filter(one => standsIn(one.field, field) || standsIn(field, one.field)) ?? [];
    return own.map(({ node }) => node).filter(node => around.some(one => one.contains(node)));
  }

  return {
    /** Without a block, the whole page is shown. Returns false if the page needs a new document. */
    show(look: LeafPage, block?: PlaceIn): boolean {
      if (!look.drawn || !followPage(page, look.drawn)) return false;
      shown = framedPage(page, look);
      if (!block) return true;
      const elements = elementsOf(block);
      // What differs may stand in an answer that is closed.
      for (const element of elements) for (const one of element.querySelectorAll('details')) one.open = true;
      leaveAlone(elements, page.body);
      return true;
    },
    height: (): number => page.body.getBoundingClientRect().height,
    /** Where the block stands in the page. Undefined if it takes no room. */
    boxOf: (block: PlaceIn): Box | undefined => boxAround(elementsOf(block)),
    wordsOf: (field: PlaceIn, block: PlaceIn): string[] =>
      nodesOf(field, block).map(node => node.nodeValue ?? ''),
    /** Where the field stands. Of a long text, only the paragraphs that are not among these words, if there are any. */
    boxOfField(field: PlaceIn, block: PlaceIn, alike: string[]): Box | undefined {
      const nodes = nodesOf(field, block);
      const others = nodes.filter(({ nodeValue }) => !alike.includes(nodeValue ?? ''));
      return boxAround(others.length > 0 ? others : nodes);
    },
  };
}

/** Hides all that stands beside these elements. They stay where they are in the document, on which their styles may depend. */
function leaveAlone(elements: Element[], body: Element): void {
  const around = new Set<Element>();
  for (const element of elements)
    for (let one: Element | null = element; one && one !== body; one = one.parentElement) around.add(one);
  for (const one of [body, ...around])
    if (!elements.includes(one))
      for (const child of one.children) child.toggleAttribute('data-beside', !around.has(child));
}
