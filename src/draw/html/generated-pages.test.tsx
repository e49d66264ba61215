// @vitest-environment jsdom
// Draws random valid pages full of nasty strings. A parser must find exactly the elements that were written, and
// React must not complain, neither on the server nor in the browser.
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { generatedPage, types, words } from '../../../tests/support/documents/nasty/generated.ts';
import { size } from '../../../tests/support/size.ts';
import { PageView } from '../page/PageView.tsx';
import { renderMain } from './render.ts';

const PAGES = size(50, 1_000);
const BATCH = 50;
const HYDRATED = 5;

let complaints: MockInstance;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  complaints = vi.spyOn(console, 'error');
});
afterEach(() => vi.restoreAllMocks());

describe('generated pages', () => {
  it('are made of every type of block', () => {
    const pages = Array.from({ length: PAGES }, (_, index) => generatedPage(index + 1));
    const drawn = new Set<string>(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect(types.filter(type => !drawn.has(type))).toEqual([]);
    expect(types.length).toBeGreaterThanOrEqual(18);
  });

  it.each(Array.from({ length: Math.ceil(PAGES / BATCH) }, (_, batch) => batch))(
    'batch %i is drawn without a complaint',
    batch => {
      for (let index = 0; index < BATCH; index += 1) {
        const seed = batch * BATCH + index + 1;
        const html = renderMain(generatedPage(seed), words);
        expect(html.length, `seed ${seed}`).toBeGreaterThan(20);
        const parsed = parse(html);
        expect(foreignMarkup(parsed), `seed ${seed}`).toEqual([]);
        expect(elementsOf(parsed), `seed ${seed}`).toEqual(elementsWritten(html));
      }
      expect(complaints.mock.calls).toEqual([]);
    },
  );

  it.each(Array.from({ length: PAGES / BATCH }, (_, batch) => batch))(
    'batch %i wakes up as it was drawn, in part',
    async batch => {
      for (let index = 0; index < HYDRATED; index += 1) {
        const seed = batch * BATCH + index * (BATCH / HYDRATED) + 1;
        expect(await amendsOnWaking(seed), `seed ${seed}`).toEqual([]);
      }
      expect(complaints.mock.calls).toEqual([]);
    },
  );
});

/** Uses an element instead of a whole document, which would be slow and stay in memory. */
function parse(html: string): Element {
  const main = document.createElement('main');
  main.innerHTML = html;
  return main;
}

/** Elements and attributes that none of our components writes. */
function foreignMarkup(parsed: Element): string[] {
  return [...parsed.querySelectorAll('script, style, [onerror], [onload], [style], iframe, object')].map(
    element => element.outerHTML.slice(0, 120),
  );
}

/** Counts elements after parsing. A parser moves, closes or adds misplaced ones, so the counts match only if none is misplaced. */
function elementsOf(parsed: Element): { [name: string]: number } {
  return counted([...parsed.querySelectorAll('*')].map(({ localName }) => localName));
}

function elementsWritten(html: string): { [name: string]: number } {
  return counted([...html.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

function counted(names: string[]): { [name: string]: number } {
  const counts: { [name: string]: number } = {};
  for (const name of names.sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** What React had to draw again because it differed from the server's HTML. */
async function amendsOnWaking(seed: number): Promise<string[]> {
  const page = generatedPage(seed);
  const main = parse(renderMain(page, words));
  document.body.replaceChildren(main);
  const amends: string[] = [];
  const onRecoverableError = (error: unknown) => void amends.push(String(error));
  const root = await act(async () =>
    hydrateRoot(main, <PageView page={page} words={words} />, { onRecoverableError }),
  );
  expect(main.childElementCount).toBeGreaterThan(0);
  await act(async () => root.unmount());
  return amends;
}
