// @vitest-environment jsdom
// Whatever was drawn becomes what is drawn anew, and what has not changed stays the same node.
import { beforeEach, describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { become } from './become.ts';

const page = () => document.body;

function drawn(markup: string): HTMLElement {
  const body = document.createElement('body');
  body.innerHTML = markup;
  return body;
}

function nowDraw(markup: string): void {
  become(page(), drawn(markup));
  expect(page().innerHTML).toBe(drawn(markup).innerHTML);
}

const nodeOf = (selector: string) => page().querySelector(selector) as HTMLElement;

const [first, second, third] = ['one', 'two', 'three'].map(
  word => `<section class="block ${word}"><h2>The ${word}</h2><p>Words of ${word}.</p></section>`,
);

describe('what stays', () => {
  const all = () => [...page().children];

  beforeEach(() => {
    page().innerHTML = `${first}${second}${third}`;
  });

  it('words that change do so in place', () => {
    const text = nodeOf('.two p').firstChild;
    nowDraw(`${first}${second?.replace('Words', 'Other words')}${third}`);
    expect(nodeOf('.two p').firstChild).toBe(text);
  });

  it.each([
    { name: 'inserted in the middle', now: [first, '<section class="block">New</section>', second, third] },
    { name: 'inserted in front, with the words of another', now: [third, first, second, third] },
    { name: 'moved', now: [third, first, second] },
    { name: 'taken away', now: [first, third] },
  ])('the others stay the same nodes if one is $name', ({ now }) => {
    const before = new Map(all().map(node => [node.className, node]));
    nowDraw(now.join(''));
    for (const [kind, node] of before) {
      const isThere = now.some(markup => markup?.includes(`"${kind}"`));
      expect(all().includes(node), kind).toBe(isThere);
    }
  });

  it('takes no node out that stays where it is', () => {
    const moved: Node[] = [];
    const watch = new MutationObserver(() => undefined);
    watch.observe(page(), { childList: true });
    nowDraw(`${first}<hr>${second}${third}`);
    for (const { addedNodes, removedNodes } of watch.takeRecords())
      moved.push(...addedNodes, ...removedNodes);
    watch.disconnect();
    expect(moved.map(({ nodeName }) => nodeName)).toEqual(['HR']);
  });
});

describe('what somebody has done on the page', () => {
  it('leaves an answer open when the question above it goes, and one closed that was closed', () => {
    const answer = (word: string) =>
      `<details name="faq"><summary>${word}?</summary><p>${word}.</p></details>`;
    page().innerHTML = `<ul>${answer('One')}${answer('Two')}${answer('Three')}</ul>`;
    (page().querySelectorAll('details')[1] as HTMLDetailsElement).open = true;
    become(page(), drawn(`<ul>${answer('Two')}${answer('Three').replace('Three.', 'Four.')}</ul>`));
    const all = [...page().querySelectorAll('details')];
    expect(all.map(({ open, textContent }) => [open, textContent])).toEqual([
      [true, 'Two?Two.'],
      [false, 'Three?Four.'],
    ]);
  });

  it('leaves the focus and typed words', () => {
    const form = '<form class="block"><label>Name <input name="name"></label></form>';
    page().innerHTML = `${first}${form}`;
    const input = nodeOf('input') as HTMLInputElement;
    input.value = 'Ada';
    input.focus();
    nowDraw(`${second}${first}${form.replace('"name"', '"surname"')}`);
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('Ada');
  });
});

/** A page as nested names, which is easy to change at random. */
type Tree = { kind: string; words: string; inner: Tree[] };

const KINDS = ['section class="block a"', 'section class="block b"', 'ul', 'li', 'p', 'details', 'div'];
const WORDS = ['', 'one', 'two', 'three & four', 'five <six>'];

const DRAW = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function markupOf({ kind, words, inner }: Tree): string {
  const [name] = kind.split(' ');
  const text = words.replace(/[&<>]/g, sign => DRAW[sign as keyof typeof DRAW]);
  return `<${kind}>${text}${inner.map(markupOf).join('')}</${name}>`;
}

describe('random changes', () => {
  const runs = size(100, 1_000);

  it(`a page changed ${runs} times is like one that is drawn for the first time`, () => {
    const throwDice = dice(37);
    const oneOf = <Of>(all: Of[]): Of => all[throwDice(all.length)] as Of;
    const tree = (depth: number): Tree => ({
      kind: oneOf(KINDS.filter(kind => kind !== 'p' || depth === 0)),
      words: oneOf(WORDS),
      inner: Array.from({ length: depth && throwDice(4) }, () => tree(depth - 1)),
    });
    const root = { kind: 'body', words: '', inner: Array.from({ length: 4 }, () => tree(2)) };
    const lists = (node: Tree): Tree[] =>
      [node, ...node.inner.flatMap(lists)].filter(one => one.kind !== 'p');
    const change = () => {
      const around = oneOf(lists(root));
      const { inner } = around;
      const at = throwDice(inner.length + 1);
      const what = throwDice(5);
      if (what === 0 && inner.length < 6) inner.splice(at, 0, tree(1));
      else if (what === 1) inner.splice(at, 1);
      else if (what === 2) inner.splice(throwDice(inner.length), 0, ...inner.splice(at, 1));
      else if (what === 3) around.words = around === root ? '' : oneOf(WORDS);
      else if (inner[at]) inner[at].kind = oneOf(KINDS.filter(kind => kind !== 'p'));
    };
    const draw = () => root.inner.map(markupOf).join('');
    page().innerHTML = draw();
    for (let run = 0; run < runs; run += 1) {
      for (let count = throwDice(3); count >= 0; count -= 1) change();
      const before = [...page().childNodes].map(node => ({ node, said: saidBy(node) }));
      nowDraw(draw());
      const after = [...page().childNodes];
      for (const said of new Set(before.map(one => one.said))) {
        const there = before.filter(one => one.said === said).map(({ node }) => node);
        const now = after.filter(node => saidBy(node) === said);
        const kept = now.filter(node => there.includes(node));
        expect(kept.length, `${said} in run ${run}`).toBe(Math.min(there.length, now.length));
      }
    }
  });
});

function saidBy(node: ChildNode): string {
  return `${node.nodeName} ${(node as Element).className} ${node.textContent}`;
}
