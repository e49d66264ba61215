// Draws a line around what is selected and around the block under the pointer. The lines stand in the page's document, so that they
// scroll with it, but beside its body, which is all that changes when the page is brought up to date.
import { boxesOf, type TextOrPicture } from './texts-at.ts';

export type Marks = ReturnType<typeof openMarks>;
/** "hint" stands beside what is hovered. */
export type Marked = {
  hovered: Node[];
  whole: Node[];
  own: Node[];
  hint: string;
  waits: WaitingPicture[];
};
/** A picture of the page that is going to be another one, and why it is not yet. */
export type WaitingPicture = { node: Node; hint: string };
export type Box = { top: number; left: number; right: number; bottom: number };

/** The distance between a field's words and the line around them, in pixels. */
const BEYOND = 5;

/** The lines are the editor's pencil, which is the same on any site. The white beside it shows on dark ones. */
const STYLE = `:host { all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; pointer-events: none; z-index: 2147483647; }
div { position: absolute; box-sizing: border-box; border: var(--line) solid #1457d3; box-shadow: 0 0 0 var(--halo) rgb(255 255 255 / 85%); }
[hidden] { display: none; }
.whole { box-shadow: inset 0 0 0 var(--halo) rgb(255 255 255 / 85%); }
.hovered { border-style: dashed; border-width: calc(var(--line) / 2); box-shadow: none; }
.waits { border-style: dashed; }
.hint { position: absolute; inset: calc(-1 * var(--line)) auto auto 0; translate: 0 -100%; padding: .2em .6em; border-radius: .3em;
  background: #17201c; color: #fff; font: 500 1em/1.4 system-ui, sans-serif; white-space: nowrap; }
.hint:empty { display: none; }
@media (forced-colors: active) { div { border-color: Highlight; forced-color-adjust: none; } }`;

/** "scale" makes lines and words as large as the window's, however small the page is shown. */
export function openMarks(page: Document, scale: () => number) {
  const host = page.createElement('ashlar-marks');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new (viewOf(page).CSSStyleSheet)();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const lines = { hovered: lineOf('hovered'), whole: lineOf('whole'), own: lineOf('own') };
  const hint = hintIn(lines.hovered);
  shadow.append(lines.hovered, lines.whole, lines.own);
  let waiting: HTMLElement[] = [];
  page.documentElement.append(host);

  function lineOf(kind: string): HTMLElement {
    const line = page.createElement('div');
    line.className = kind;
    line.hidden = true;
    return line;
  }

  function hintIn(line: HTMLElement, words = ''): HTMLElement {
    const hint = page.createElement('span');
    hint.className = 'hint';
    hint.textContent = words;
    line.append(hint);
    return hint;
  }

  return {
    draw({ hovered, whole, own, hint: words, waits }: Marked): void {
      const size = 1 / scale();
      host.style.setProperty('--line', `${2 * size}px`);
      host.style.setProperty('--halo', `${size}px`);
      host.style.fontSize = `${12 * size}px`;
      hint.textContent = words;
      place(lines.hovered, isSame(hovered, whole) ? [] : hovered, page);
      place(lines.own, own, page, BEYOND);
      for (const line of waiting) line.remove();
      waiting = waits.map(({ node, hint }) => {
        const line = lineOf('waits');
        hintIn(line, hint);
        shadow.append(line);
        place(line, [node], page);
        return line;
      });
      place(lines.whole, whole, page);
    },
  };
}

function isSame(one: Node[], other: Node[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index]);
}

function place(line: HTMLElement, nodes: Node[], page: Document, beyond = 0): void {
  const box = boxAround(nodes);
  line.hidden = box === undefined;
  if (!box) return;
  const { scrollX, scrollY } = viewOf(page);
  line.style.top = `${box.top + scrollY - beyond}px`;
  line.style.left = `${box.left + scrollX - beyond}px`;
  line.style.width = `${box.right - box.left + 2 * beyond}px`;
  line.style.height = `${box.bottom - box.top + 2 * beyond}px`;
}

function boxesIn(node: Node): Box[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return boxesOf(node as TextOrPicture);
  const box = (node as Element).getBoundingClientRect();
  return box.width > 0 && box.height > 0 ? [box] : [];
}

/** Where the nodes stand in the window of the page. Undefined if none of them takes any room. */
export function boxAround(nodes: Node[]): Box | undefined {
  const boxes = nodes.flatMap(boxesIn);
  if (boxes.length === 0) return undefined;
  return {
    top: Math.min(...boxes.map(({ top }) => top)),
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The page's own window, whose constructors its document needs. */
export function viewOf(page: Document): Window & typeof globalThis {
  return page.defaultView ?? window;
}
