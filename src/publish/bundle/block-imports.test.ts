import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { foreignImports } from './block-imports.mjs';
import { codeMistakes } from './code-mistakes.ts';

let site: string;
const FILE = 'blocks/tag/Component.tsx';

beforeAll(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'ashlar-imports-')));
});
afterAll(() => rmSync(site, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(join(site, 'blocks'), { recursive: true, force: true });
  for (const folder of ['blocks/tag/inner', 'blocks/other', 'lib'])
    mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, 'lib/words.ts'), 'export const word = 1;');
});

async function saidOf(text: string, file = FILE): Promise<string[]> {
  const sides = { engine: process.cwd(), site };
  writeFileSync(join(site, file), text);
  const errors = await foreignImports(sides);
  return codeMistakes({ errors }, sides).map(
    ({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`,
  );
}

const ADVICE =
  'A block takes code from blocks/, from packages and from .ashlar/types.ts alone. Move the file into blocks/, or take this out.';

it.each([
  ["import { word } from '../../lib/words.ts';", 22, '"../../lib/words.ts" stands elsewhere.'],
  ["import '../../lib/words.css';", 8, '"../../lib/words.css" stands elsewhere.'],
  ["import type { A } from '../../lib/words.ts';", 24, '"../../lib/words.ts" stands elsewhere.'],
  ["export * from '../../lib/words.ts';", 15, '"../../lib/words.ts" stands elsewhere.'],
  ["export { word } from '../../lib/words.ts';", 22, '"../../lib/words.ts" stands elsewhere.'],
  ["const a = import('../../lib/words.ts');", 18, '"../../lib/words.ts" stands elsewhere.'],
  ['const a = import(`../../lib/${1}.ts`);', 18, 'What is imported here is only known when it runs.'],
  ["const a = import('../../lib/' + b);", 18, 'What is imported here is only known when it runs.'],
  ["type A = import('../../lib/words.ts').A;", 17, '"../../lib/words.ts" stands elsewhere.'],
  ["import a = require('../../lib/words.ts');", 20, '"../../lib/words.ts" stands elsewhere.'],
  ["const a = require('../../lib/words.ts');", 11, '"require" takes code from anywhere.'],
  ["const a = import.meta.glob('../../lib/*.ts');", 11, '"import.meta" leads to files of any place.'],
  [
    "const a = new URL('../../lib/a.svg', import.meta.url);",
    38,
    '"import.meta" leads to files of any place.',
  ],
  ['const { url } = import.meta;', 17, '"import.meta" leads to files of any place.'],
  ["const a = import.meta['glob']('../../lib/*.ts');", 11, '"import.meta" leads to files of any place.'],
  ["import '/etc/passwd';", 8, '"/etc/passwd" stands elsewhere.'],
  ["import 'file:///etc/passwd';", 8, '"file:///etc/passwd" stands elsewhere.'],
  ["import 'data:text/javascript,1';", 8, '"data:text/javascript,1" stands elsewhere.'],
  ["import 'https://e.example/a.js';", 8, '"https://e.example/a.js" stands elsewhere.'],
  ["import 'react/../../../lib/words.ts';", 8, '"react/../../../lib/words.ts" stands elsewhere.'],
  ["import '#words';", 8, '"#words" stands elsewhere.'],
  ["import { readFileSync } from 'node:fs';", 30, '"node:fs" stands elsewhere.'],
  ["import { readFileSync } from 'fs';", 30, '"fs" stands elsewhere.'],
  ["import '../../blocks-of-others/a.ts';", 8, '"../../blocks-of-others/a.ts" stands elsewhere.'],
  ["import '../../.ashlar/program/a.js';", 8, '"../../.ashlar/program/a.js" stands elsewhere.'],
  ["import '..';", 8, '".." stands elsewhere.'],
])('%s is refused at its place', async (text, column, what) => {
  expect(await saidOf(`// First.\n${text}`)).toEqual([`${FILE}:2:${column}  ${what} ${ADVICE}`]);
});

it('a file deeper in the folder, or of another ending, is held to the same', async () => {
  expect(await saidOf("import '../../../lib/words.ts';", 'blocks/tag/inner/a.mts')).toHaveLength(1);
  expect(await saidOf("import '../../lib/words.ts';", 'blocks/tag/b.jsx')).toHaveLength(2);
});

it('its own folder, other blocks, packages and the types of the site are let through', async () => {
  const text = `import { Section } from 'ashlar/ui';
import { useState } from 'react';
import * as motion from 'motion/mini';
import a from '@scope/a-b/c.js';
import type { TagBlock } from '../../.ashlar/types.ts';
import { b } from './inner/b.ts';
import { c } from '../other/c.ts';
import './style.css';
export { d } from '../other/d.ts';
const lazy = import('./inner/e.ts');
if (import.meta.env.DEV) import.meta.hot?.accept();
const words = "import '../../lib/words.ts'";
export function Tag() { return <Section block={useState} title={words} />; }`;
  expect(await saidOf(text)).toEqual([]);
});

it.each([
  ['a file', 'lib/words.ts', 'blocks/tag/words.ts'],
  ['a folder', 'lib', 'blocks/tag/lib'],
  ['the folder of a block', 'lib', 'blocks/linked'],
  ['nothing', 'nowhere', 'blocks/tag/nothing'],
])('a link to %s elsewhere is refused', async (_, to, from) => {
  symlinkSync(join(site, to), join(site, from));
  expect(await saidOf('')).toEqual([
    `${from}:1:1  This is a link that leads out of blocks/. Put the file or folder itself here.`,
  ]);
});

it('the engine’s own blocks stand among its sources', async () => {
  expect(await foreignImports({ engine: process.cwd(), site: process.cwd() })).toEqual([]);
});
