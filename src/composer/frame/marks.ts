// Draws a line around what is selected and around the block under the pointer. The lines stand in the page's document, so that they
// scroll with it, but beside its body, which is all that changes when the page is brought up to date.
import { boxesOf, type TextOrPicture } from './texts-at.ts';

export type Marks = ReturnType<typeof openMarks>;
export type Marked = { hovered: Node[]; whole: Node[]; own: Node[]; name: string };
type Box = { top: number; left: number; right: number; bottom: number };

/** The distance between a field's words and the line around them, in pixels. */
const BEYOND = 5;

/** The lines have the colours of the composer, whatever those of the page are. */
const COLOURS = ['--accent', '--card', '--font-text'];

const STYLE = `:host { all: initial; position: absolute; inset-block-start: 0; inset-inline-start: 0; pointer-events: none; z-index: 2147483647; }
div { position: absolute; box-sizing: border-box; border: 3px solid var(--accent); outline: 2px solid var(--card); outline-offset: -5px; }
[hidden] { display: none; }
.hovered { border-style: dashed; border-width: 2px; outline-offset: -4px; }
.own { border-width: 2px; outline-offset: 0; }
.name { position: sticky; display: block; margin-block-start: calc(-1.9em - 3px); inline-size: fit-content; max-inline-size: 100%; box-sizing: border-box;
  padding: .25em .75em; background: var(--accent); color: var(--card); font: 600 1em/1.4 var(--font-text); overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; }
@media (forced-colors: active) { div { border-color: Highlight; outline-color: Canvas; forced-color-adjust: none; }
  .name { background: Highlight; color: HighlightText; forced-color-adjust: none; } }`;

/** "scale" makes the name as large as the composer's words, however small the page is shown. */
export function openMarks(page: Document, scale: () => number) {
  const host = page.createElement('ashlar-marks');
  host.setAttribute('aria-hidden', 'true');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new (viewOf(page).CSSStyleSheet)();
  sheet.replaceSync(STYLE);
  shadow.adoptedStyleSheets = [sheet];
  const lines = { hovered: lineOf('hovered'), whole: lineOf('whole'), own: lineOf('own') };
  const name = page.createElement('span');
  name.className = 'name';
  lines.whole.append(name);
  shadow.append(lines.hovered, lines.whole, lines.own);
  page.documentElement.append(host);

  function lineOf(kind: string): HTMLElement {
    const line = page.createElement('div');
    line.className = kind;
    line.hidden = true;
    return line;
  }

  return {
    draw({ hovered, whole, own, name: words }: Marked): void {
      const composer = getComputedStyle(document.documentElement);
      for (const colour of COLOURS) host.style.setProperty(colour, composer.getPropertyValue(colour));
      host.style.fontSize = `${14 / scale()}px`;
      name.textContent = words;
      name.style.top = `${coveredAtTop(page, whole)}px`;
      place(lines.hovered, isSame(hovered, whole) ? [] : hovered, page);
      place(lines.whole, whole, page);
      place(lines.own, own, page, BEYOND);
    },
  };
}

/** A header that stays in view must not hide the name of a block that is higher than the window. */
function coveredAtTop(page: Document, whole: Node[]): number {
  const header = page.elementFromPoint(page.documentElement.clientWidth / 2, 0)?.closest('body > header');
  return header && !whole.includes(header) ? header.getBoundingClientRect().bottom : 0;
}

function isSame(one: Node[], other: Node[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index]);
}

function place(line: HTMLElement, nodes: Node[], page: Document, beyond = 0): void {
  const box = around(nodes.flatMap(boxesIn));
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

function around(boxes: Box[]): Box | undefined {
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
