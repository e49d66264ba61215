// docs/ui.md lists everything that a block can be written with.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEYWORD_PURPOSES } from '../../../document/schema/block-keywords.ts';
import * as ui from '../../../ui/index.ts';
import { exportsOf } from './ui-exports.ts';

const reference = readFileSync('docs/ui.md', 'utf8');
const described = exportsOf(process.cwd());

it('every export of "ashlar/ui" has its section', () => {
  const [, types = ''] = /^export type \{(.*)\} from/m.exec(readFileSync('src/ui/index.ts', 'utf8')) ?? [];
  const names = [...Object.keys(ui), ...types.trim().split(', ')];
  expect(described.map(({ name }) => name).sort()).toEqual(names.sort());
});

describe.each(described)('$name', ({ name, file, purpose, shape, example }) => {
  it('says what it is for, what it takes and how it is written', () => {
    expect(reference).toContain(`### ${name}\n`);
    expect(purpose).toMatch(/^[A-Z].*\.$/s);
    expect(shape).toMatch(/^(type|function) /);
    expect(shape).not.toContain('export');
    expect(reference).toContain(shape);
    if (file.endsWith('.tsx')) expect(example).toContain(name);
  });
});

it('every piece and every word for a block is named', () => {
  const { definitions } = JSON.parse(readFileSync('schema/common.json', 'utf8'));
  for (const piece of Object.keys(definitions)) expect(reference).toContain(`| \`${piece}\` |`);
  for (const { name } of KEYWORD_PURPOSES) expect(reference).toContain(`| \`"${name}"\` |`);
});
