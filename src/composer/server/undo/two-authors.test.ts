// One author changes some values of a page and another one changes others, at random and in turns. Then the first one undoes everything.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { JO, KIM } from '../../../../tests/support/composer/copy.ts';
import { dice, hero, pageWith, siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { placesAt } from '../../../base/places.mjs';
import { makeChange } from '../../../change/change.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import type { Library } from '../../../site/types.ts';
import type { Copy } from '../copy.ts';
import { redo, undo, waysBack } from './undo.ts';

const ABOUT = 'pages/about.json';
const DEEDS = size(12, 50);

type Item = { title: string; text: string };
type Block = { heading: string; intro: string; items: Item[] };
type Roll = ReturnType<typeof dice>;

let number = 0;
/** Words of which no two are alike. */
function words(): string {
  number += 1;
  return ['one', 'two', 'three'].map(part => `${part}${number}`).join(' ');
}
const item = (): Item => ({ title: `Card ${words()}`, text: `About ${words()} and ${words()}.` });

/** Kim writes the intros of these blocks and all that is in the first two lists. Jo does the rest. */
const page = () =>
  pageWith({
    title: 'About all of us',
    blocks: [
      hero,
      ...Array.from({ length: 4 }, () => ({
        type: 'cards',
        heading: `Cards ${words()}`,
        intro: `Said of them: ${words()}.`,
        items: [item(), item(), item()],
      })),
    ],
  });

const one = <T>(list: T[], roll: Roll): T => list[roll(list.length)] as T;

/** Other words, an item more or less, or another order. */
function changeList(items: Item[], roll: Roll): void {
  const at = roll(items.length);
  const deeds = [
    () => Object.assign(one(items, roll), { text: `About ${words()} and ${words()}.` }),
    () => Object.assign(one(items, roll), { text: `${one(items, roll).text} More of ${words()}.` }),
    () => (items.length < 5 ? items.splice(at, 0, item()) : items.splice(at, 1)),
    () => items.splice(roll(items.length), 0, ...items.splice(at, 1)),
  ];
  one(deeds, roll)();
}

const ownLists = (blocks: Block[], headings: string[]) =>
  blocks.filter(({ heading }) => headings.includes(heading)).map(({ items }) => items);

function deedOfKim(blocks: Block[], headings: string[], roll: Roll): void {
  const cards = blocks.slice(1);
  if (roll(3) === 0) one(cards, roll).intro = `Said of them: ${words()}.`;
  else changeList(one(ownLists(blocks, headings.slice(0, 2)), roll), roll);
}

function deedOfJo(blocks: Block[], headings: string[], roll: Roll): void {
  const turn = roll(4);
  if (turn === 0) blocks.splice(1 + roll(4), 0, ...blocks.splice(1 + roll(4), 1));
  else if (turn === 1) Object.assign(blocks[0] ?? {}, { intro: `One sentence about ${words()}.` });
  else changeList(one(ownLists(blocks, headings.slice(2)), roll), roll);
}

function openCopy(): { copy: Copy; library: Library; read: () => string } {
  const { root, library } = siteWith({ [ABOUT]: JSON.stringify(page(), null, 2) });
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  const journal = openJournal(root, sentence => expect.fail(sentence));
  const copy = { library: () => library, places: placesAt(root), journal, tell: () => {} };
  return { copy, library, read: () => readFileSync(join(root, ABOUT), 'utf8') };
}

it.each(Array.from({ length: size(1, 30) }, (_, round) => 20_261_128 + round))(
  `${DEEDS} deeds of one author are undone among ${DEEDS} of another one, who keeps them all (%i)`,
  { timeout: 120_000 },
  seed => {
    const roll = dice(seed);
    const { copy, library, read } = openCopy();
    const blocksIn = (text: string): Block[] => JSON.parse(text).blocks;
    const headings = blocksIn(read())
      .slice(1)
      .map(({ heading }) => heading);
    const act = (author: string, deed: typeof deedOfJo) => {
      const before = read();
      const document = JSON.parse(before);
      deed(document.blocks, headings, roll);
      const after = JSON.stringify(document, null, 2);
      const files = [{ file: ABOUT, before, after }];
      makeChange({ by: 'composer', id: `${author} ${words()}`, author, files }, library, copy.journal.record);
    };
    const partOfJo = () =>
      blocksIn(read()).map((block, at) => ({
        ...block,
        ...(at > 0 && { intro: '' }),
        ...(headings.slice(0, 2).includes(block.heading) && { items: [] }),
      }));
    const partOfKim = () => {
      const blocks = blocksIn(read());
      return headings.map((heading, at) => {
        const { intro, items } = blocks.find(block => block.heading === heading) ?? {};
        return { heading, intro, ...(at < 2 && { items }) };
      });
    };
    const first = partOfKim();
    for (let turn = 0; turn < DEEDS; turn += 1) {
      act(KIM.id, deedOfKim);
      act(JO.id, deedOfJo);
    }
    const [last, ofJo, text] = [partOfKim(), partOfJo(), read()];
    let count = 0;
    for (; waysBack(copy, KIM).undo !== undefined; count += 1) {
      undo(copy, KIM);
      expect(partOfJo()).toEqual(ofJo);
    }
    expect(partOfKim()).toEqual(first);
    for (; count > 0; count -= 1) redo(copy, KIM);
    expect([partOfKim(), partOfJo()]).toEqual([last, ofJo]);
    expect(read()).toBe(text);
  },
);
