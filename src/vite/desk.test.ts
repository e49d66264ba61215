import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Library, openLibrary } from '../content/library.ts';
import { openDesk } from './desk.ts';

let root = '';

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The routes whose documents are read until a page can be shown. */
function readFor(route: string, extraPages: number): Set<string> {
  root = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
  cpSync('pages', join(root, 'pages'), { recursive: true });
  mkdirSync(join(root, 'pages/more'));
  for (let number = 0; number < extraPages; number += 1) {
    cpSync('pages/faq.json', join(root, `pages/more/page-${number}.json`));
  }
  const read = new Set<string>();
  const library = openLibrary(root, process.cwd());
  const watched: Library = {
    ...library,
    page(asked) {
      read.add(asked);
      return library.page(asked);
    },
  };
  const desk = openDesk({
    library: () => watched,
    assets: () => {
      throw new Error('Nothing is drawn here.');
    },
    server: () => Promise.reject(new Error('Nothing is drawn here.')),
  });
  expect(desk.update(route).page?.route).toBe(route);
  rmSync(root, { recursive: true });
  return read;
}

describe('the first page of the dev server', () => {
  it('reads no more documents in a large site than in a small one', () => {
    const small = readFor('/faq', 0);
    expect(small.size).toBeGreaterThan(5);
    expect(readFor('/faq', 300)).toEqual(small);
  });
});

describe('a page with a mistake', () => {
  it('stays in its last good version beside what is wrong', () => {
    root = mkdtempSync(join(tmpdir(), 'ashlar-desk-'));
    cpSync('pages', join(root, 'pages'), { recursive: true });
    const desk = openDesk({
      library: () => openLibrary(root, process.cwd()),
      assets: () => {
        throw new Error('Nothing is drawn here.');
      },
      server: () => Promise.reject(new Error('Nothing is drawn here.')),
    });
    const good = desk.update('/faq');
    writeFileSync(join(root, 'pages/faq.json'), '{ "title": ');
    desk.forget('pages/faq.json');
    const { page, problems } = desk.update('/faq');
    expect(page).toEqual(good.page);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe('pages/faq.json');
  });
});
