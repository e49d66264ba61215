// Shows at once what has been moved, hidden, taken away or added, until the server has drawn the page anew. A refused deed goes back by
// that.
import type { Path } from '../../base/json-value.ts';
import type { Step } from '../../document/steps/steps.ts';
import type { PlaceIn } from '../model/asks.ts';
import { keyOf } from '../model/state/drafts.ts';
import { drawnAt } from './drawn-at.ts';
import type { FramedPage } from './field-at.ts';
import { viewOf } from './marks.ts';
import { DASHED } from './unseen.ts';

/** The place of a block or an item that is being added, and the words that stand there until the server has drawn it. */
export type ComingOnPage = { place: PlaceIn; words: string };
export type OnItsWay = { steps: Step[]; coming: ComingOnPage[] };

const STYLE = `[data-coming] ${DASHED} [data-coming] { padding: 1.5rem; text-align: center; }`;

export function openPendingDeeds(page: Document) {
  let last: OnItsWay = { steps: [], coming: [] };
  let back: (() => void)[] = [];
  const sheet = new (viewOf(page).CSSStyleSheet)();
  sheet.replaceSync(STYLE);
  page.adoptedStyleSheets.push(sheet);

  function takeBack(): void {
    for (const undo of back.reverse()) undo();
    back = [];
  }

  function put(shown: FramedPage): void {
    const drawn = last.steps.map(step => ({ step, elements: elementsOf(subjectOf(step), shown) }));
    for (const { step, elements } of drawn) {
      if (step.do === 'move') move(step, elements, shown);
      else if (isGone(step)) for (const one of elements) hide(one);
    }
    for (const one of last.coming) announce(one, shown);
  }

  /** Says between its neighbours what comes. An item looks like one of them. */
  function announce({ place: { document, path }, words }: ComingOnPage, shown: FramedPage): void {
    const at = Number(path.at(-1));
    const [next] = elementsOf({ document, path }, shown);
    const previous = elementsOf({ document, path: path.with(-1, at - 1) }, shown).at(-1);
    const near = next ?? previous;
    if (!near) return;
    const isBlock = path.length === 2;
    const element = isBlock ? page.createElement('div') : (near.cloneNode() as HTMLElement);
    element.removeAttribute('id');
    element.dataset.coming = '';
    element.textContent = words;
    if (next) next.before(element);
    else near.after(element);
    back.push(() => element.remove());
  }

  function hide(element: HTMLElement): void {
    const { display } = element.style;
    element.style.display = 'none';
    back.push(() => {
      element.style.display = display;
      if (!element.getAttribute('style')) element.removeAttribute('style');
    });
  }

  /** Moves an item beside another one that the page draws. Where items stand in several elements, it waits for the server. */
  function move(
    { document, path, at, to }: Step & { do: 'move' },
    elements: HTMLElement[],
    shown: FramedPage,
  ) {
    const list = elements[0]?.parentNode;
    const there = elementsOf({ document, path: [...path, to] }, shown);
    const [first, last] = [there[0], there.at(-1)];
    if (!list || !first || [...elements, ...there].some(one => one.parentNode !== list)) return;
    const after = elements.at(-1)?.nextSibling ?? null;
    back.push(() => {
      for (const one of elements) list.insertBefore(one, after);
    });
    const before = to < at ? first : (last?.nextSibling ?? null);
    for (const one of elements) list.insertBefore(one, before);
  }

  return {
    takeBack,
    put,
    show(now: OnItsWay, shown: FramedPage | undefined): void {
      takeBack();
      last = now;
      if (shown) put(shown);
    },
  };
}

function subjectOf({ document, path, ...deed }: Step): PlaceIn {
  if (deed.do === 'move') return { document, path: [...path, deed.at] };
  return { document, path: isHiding({ path, ...deed }) ? path.slice(0, -1) : path };
}

const isGone = (step: Step): boolean => step.do === 'remove' || isHiding(step);

function isHiding(step: { path: Path; do: Step['do']; value?: unknown }): boolean {
  return step.do === 'set' && step.path.at(-1) === 'hidden' && step.value === true;
}

/** The elements of a block or item alone. A shared block stands in another document than its place on this page. */
function elementsOf(place: PlaceIn, shown: FramedPage): HTMLElement[] {
  const block = shown.blocks.find(({ shared }) => shared && keyOf(shared.from) === keyOf(place));
  const { document, path } = block ?? place;
  const part = shown.parts.all.find(({ whole }) => keyOf(whole) === keyOf({ document, path }));
  const nodes = part?.elements ?? drawnAt({ document, path }, shown)?.own ?? [];
  return nodes.every(isElement) ? nodes : [];
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;
