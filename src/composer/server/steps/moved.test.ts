// Each answer to a change, and to one that was refused, says where everything has gone that a window has seen: exactly where its own
// steps are known, and else by what is alike, or not at all.
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { dice, hero, pageWith, temporarySite } from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { type Path, valueAt } from '../../../base/json-value.ts';
import { pathAfter } from '../../../document/steps/moved.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import type { Asks, ShownNow } from '../../model/asks.ts';
import { answerTo } from '../asks.ts';
import type { ShownCopy } from '../copy.ts';

const PAGE = '/page';
const TWIN = { type: 'prose', text: 'The same words twice.' };
const item = (title: string) => ({ title, text: `What is said of ${title}, and of nothing else.` });

let file: string;
let copy: ShownCopy;

beforeEach(() => {
  const steps = { type: 'steps', heading: 'How', items: ['One', 'Two', 'Three'].map(item) };
  const root = temporarySite({ 'pages/page.json': pageWith({ blocks: [hero, TWIN, TWIN, steps] }) });
  file = join(root, 'pages/page.json');
  copy = copyOf(root, { tell: () => copy.library().forget() });
});

const text = () => readFileSync(file, 'utf8');
const page = () => JSON.parse(text());
const version = () => versionOf(text());
let count = 0;

async function ask<Name extends keyof Asks>(name: Name, input: object) {
  const seen = {
    route: PAGE,
    ...(!('known' in input) && { known: [{ document: PAGE, version: version() }] }),
  };
  const { status, told } = await answerTo(copy, JO, { ask: name, input: { ...seen, ...input } });
  return { status, ...(told as ShownNow & { message?: string }) };
}

function change(steps: Partial<Step>[], more: object = {}) {
  count += 1;
  const whole = steps.map(step => ({ document: PAGE, version: version(), ...step }));
  return ask('change', { id: `change ${count}`, steps: whole, ...more });
}

const look = (known: object[]) => ask('look', { known });
const first = ({ moved: [one] = [] }: ShownNow) => one;
const pathNow = (shown: ShownNow, path: Path) => {
  const { now } = first(shown) ?? {};
  return now && pathAfter(path, now.hops);
};

function saveByHand(change: (page: { blocks: object[] }) => void): void {
  const now = page();
  change(now);
  writeFileSync(file, JSON.stringify(now, null, 2));
  copy.journal.note('pages/page.json');
  copy.tell([]);
}

describe('the answer to a change', () => {
  it('is exact about its own steps, also among twins', async () => {
    await look([]);
    const shown = await change([{ path: ['blocks'], do: 'move', at: 1, to: 3 }]);
    expect([1, 2, 3].map(at => pathNow(shown, ['blocks', at]))).toEqual([
      ['blocks', 3],
      ['blocks', 1],
      ['blocks', 2],
    ]);
    expect(shown.look).toMatchObject({ documents: { [PAGE]: { value: page(), version: version() } } });
  });

  it('has what another hand has done before it, and says where the step was done', async () => {
    await look([]);
    const seen = version();
    saveByHand(({ blocks }) => blocks.splice(1, 0, { type: 'prose', text: 'From another hand.' }));
    const known = [{ document: PAGE, version: seen }];
    const step = { version: seen, path: ['blocks', 3, 'items'], do: 'remove' as const };
    const shown = await change([{ ...step, path: [...step.path, 0] }], { known });
    expect(pathNow(shown, ['blocks', 3, 'items', 2, 'title'])).toEqual(['blocks', 4, 'items', 1, 'title']);
    expect(pathNow(shown, ['blocks', 3, 'items', 0, 'title'])).toBeUndefined();
    expect(shown).toMatchObject({ places: [{ document: PAGE, path: ['blocks', 4, 'items'] }] });
  });

  it('tells of a list that was set anew what has stayed in it', async () => {
    await look([]);
    const path = ['blocks', 3, 'items'];
    const shown = await change([{ path, do: 'set', value: [item('Three'), item('One')] }]);
    expect([0, 1, 2].map(at => pathNow(shown, [...path, at])?.at(-1))).toEqual([1, undefined, 0]);
  });

  it.each([
    ['mine', 'Words of mine.', 'theirs', 'All others.'],
    // A copy gets a name with a number. Neither the number nor the type makes two blocks alike.
    ['mine-2', 'Mine.', 'theirs-2', 'Theirs.'],
  ])('calls a block gone in whose place another hand has put one of another name', async (...words) => {
    const [mine, text, theirs, other] = words;
    saveByHand(({ blocks }) => blocks.splice(1, 0, { type: 'prose', id: mine, text }));
    await look([]);
    const known = [{ document: PAGE, version: version() }];
    saveByHand(({ blocks }) => blocks.splice(1, 1, { type: 'prose', id: theirs, text: other }));
    const shown = await look(known);
    expect(pathNow(shown, ['blocks', 1, 'text'])).toBeUndefined();
    expect(pathNow(shown, ['blocks', 2, 'text'])).toEqual(['blocks', 2, 'text']);
  });

  it('that was done before is how the page is now', async () => {
    await look([]);
    const seen = version();
    const steps = [
      {
        path: ['blocks'],
        do: 'insert' as const,
        at: 1,
        value: { type: 'prose', text: 'Once.' },
        version: seen,
      },
    ];
    const known = [{ document: PAGE, version: seen }];
    await change(steps, { id: 'once' });
    const again = await change(steps, { id: 'once', known });
    expect(again).toMatchObject({ status: 200, places: [{ path: ['blocks', 1] }] });
    expect(pathNow(again, ['blocks', 3])).toEqual(['blocks', 4]);
  });

  it('that is only rehearsed tells of the page, in which nothing has gone anywhere', async () => {
    const rehearsed = await change([{ path: ['blocks', 1], do: 'remove' }], { rehearse: true });
    expect(rehearsed).toMatchObject({
      status: 200,
      moved: [],
      look: { documents: { [PAGE]: { value: page() } } },
    });
  });
});

describe('the answer to one that is refused', () => {
  const mine = { path: ['blocks', 1, 'text'], do: 'set' as const };

  it('because it is wrong tells of the page', async () => {
    const refused = await change([{ ...mine, value: '' }]);
    expect(refused).toMatchObject({
      status: 422,
      moved: [],
      look: { documents: { [PAGE]: { value: page() } } },
    });
  });

  it('because another hand came first tells of what that has done', async () => {
    await look([]);
    const seen = version();
    saveByHand(({ blocks }) => {
      Object.assign(blocks[3] ?? {}, { heading: 'How we do it' });
      blocks.unshift(...blocks.splice(3, 1));
    });
    const known = [{ document: PAGE, version: seen }];
    const path = ['blocks', 3, 'heading'];
    const refused = await change([{ ...mine, path, value: 'Mine', version: seen }], { known });
    expect(refused).toMatchObject({ status: 409, look: { documents: { [PAGE]: { version: version() } } } });
    expect(pathNow(refused, path)).toEqual(['blocks', 0, 'heading']);
  });

  it('with nothing to undo tells of the page', async () => {
    expect(await ask('undo', {})).toMatchObject({
      status: 409,
      message: 'There is nothing to undo.',
      look: { route: PAGE },
    });
  });
});

describe('nothing is guessed', () => {
  it.each(['that nobody has kept', 'of a document that there is not'])('about a version %s', async what => {
    const unknown = { document: what.endsWith('kept') ? PAGE : '/none', version: versionOf('never saved') };
    expect((await look([unknown])).moved).toEqual([unknown]);
  });

  it('about a page that has gone, of which the window hears', async () => {
    await look([]);
    const known = [{ document: PAGE, version: version() }];
    unlinkSync(file);
    copy.tell([]);
    const { look: shown, moved } = await ask('undo', { known });
    expect([shown, moved]).toEqual([{ message: `There is no page at ${PAGE} any more.` }, known]);
  });

  it('about a document as it was seen, of which nothing is said', async () => {
    expect((await look([{ document: PAGE, version: version() }])).moved).toEqual([]);
  });
});

it.each(Array.from({ length: size(2, 200) }, (_, seed) => seed))(
  'what another hand moves is found where it is, %i',
  async seed => {
    const below = dice(seed + 1);
    const blocks = Array.from({ length: 6 }, (_, at) => ({
      type: 'prose',
      text: `Words number ${at} of ${seed}.`,
    }));
    saveByHand(page => page.blocks.push(...blocks));
    await look([]);
    const [seen, before] = [version(), page()];
    saveByHand(({ blocks }) => {
      for (let move = 0; move < 3; move += 1) {
        const [taken] = blocks.splice(1 + below(blocks.length - 1), 1);
        if (taken && below(3) > 0) blocks.splice(1 + below(blocks.length), 0, taken);
        if (below(3) === 0)
          blocks.splice(1 + below(blocks.length), 0, { type: 'prose', text: `New ${seed} ${move}.` });
      }
    });
    const shown = await look([{ document: PAGE, version: seen }]);
    const now = page();
    const left = JSON.stringify(now);
    before.blocks.forEach((block: { text?: string }, at: number) => {
      const path = pathNow(shown, ['blocks', at, 'text']);
      const isOnce = block.text !== undefined && block.text !== TWIN.text;
      if (isOnce && left.includes(block.text ?? ''))
        expect(path && valueAt(now, path), block.text).toBe(block.text);
    });
  },
);
