import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ENGINE_LOOK } from '../../site/look/look.ts';
import { type KeptSheets, loadStyles } from './styles.ts';

const site = mkdtempSync(join(tmpdir(), 'ashlar-sheets-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));

it('makes a kept sheet anew only if its text has changed', () => {
  const write = (css: string) => writeFileSync(join(site, 'blocks/tag/style.css'), css);
  mkdirSync(join(site, 'blocks/tag'), { recursive: true });
  writeFileSync(join(site, 'blocks/tag/schema.json'), '{}');
  write('.tag { color: red; }');
  const kept: KeptSheets = new Map();
  const load = (look = ENGINE_LOOK) => loadStyles({ engine: process.cwd(), site }, look, kept);
  const first = load();
  const changedSince = (was: typeof first, now: typeof first) =>
    [...now].filter(([name, sheet]) => was.get(name) !== sheet).map(([name]) => name);
  expect(first.size).toBeGreaterThan(10);
  expect(changedSince(first, load())).toEqual([]);
  write('.tag { color: blue; }');
  const second = load();
  expect(changedSince(first, second)).toEqual(['tag']);
  expect(second.get('tag')?.css).toContain('#00f');
  const third = load({ ...ENGINE_LOOK, extra: '.hero { color: red; }' });
  expect(changedSince(second, third)).toEqual(['base']);
});
