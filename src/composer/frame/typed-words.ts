// Shows plain words on the page while the author types them, until the server has drawn them. Refused words are taken back.
import { valueAt } from '../../base/json-value.ts';
import type { PlaceIn } from '../model/asks.ts';
import { type Draft, isHeld } from '../model/state/draft.ts';
import { keyOf } from '../model/state/drafts.ts';
import type { State } from '../model/state/state.ts';
import { textsWithin } from '../model/state/to-be-written.ts';
import type { FramedPage } from './field-at.ts';

/** Signs of Markdown and the braces of values are left out: the server draws them as something else. */
const PLAIN = /^[\p{L}\p{N}\p{M} .,;:!?'’‘“”„"–—()%/&+$€£-]+$/u;
const LIST = /^\s*(?:[-+]|\d+[.)])\s/;

type Typed = { place: PlaceIn; was: string; words: string };

export function openTypedWords() {
  /** The texts that show typed words now, with the words that the server has drawn there. */
  let drawn = new Map<Text, string>();
  let last: Typed[] = [];

  function takeBack(): void {
    for (const [node, words] of drawn) node.data = words;
    drawn = new Map();
  }

  function put({ fields }: FramedPage): void {
    for (const { place, was, words } of last) {
      const [only, ...more] = fields.filter(({ field }) => keyOf(field) === keyOf(place));
      const { node } = only ?? {};
      const isWhole = fields.filter(one => one.node === node).length === 1;
      if (!node || more.length > 0 || !isWhole || !isText(node) || node.data !== was) continue;
      drawn.set(node, node.data);
      node.data = words;
    }
  }

  return {
    /** Puts back the server's words, so that the page can be compared with a newer drawing. */
    takeBack,
    put,
    show(waiting: State['waiting'], shown: FramedPage | undefined): void {
      takeBack();
      last = [...waiting.values()].flatMap(typedIn);
      if (shown) put(shown);
    },
  };
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

/** The changed texts of a draft. A field of words may hold several paragraphs, each with its own place on the page. */
function typedIn(one: Draft): Typed[] {
  const { place, was, value, begun } = one;
  if (begun || isHeld(one)) return [];
  return textsWithin(value).flatMap(({ path, text }) => {
    const before = valueAt(was, path);
    if (typeof before !== 'string' || before === text || !isPlain(text)) return [];
    return { place: { ...place, path: [...place.path, ...path] }, was: before, words: text };
  });
}

function isPlain(text: string): boolean {
  return PLAIN.test(text) && !LIST.test(text) && text.trim() !== '';
}
