import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from '../../document/json/parse.ts';
import { compileSchema, validate } from '../../document/validate/validate.ts';
import { openLibrary } from '../../site/library/library.ts';
import { checkExamples } from './block-examples.ts';

it('every block of the project has valid examples', () => {
  const library = openLibrary(process.cwd());
  expect(checkExamples(library)).toEqual([]);
});

it('every block of the project has valid examples in German', () => {
  const { definitions, examples, types } = openLibrary(process.cwd());
  const list = compileSchema({ type: 'array', items: { $ref: '#/definitions/block' }, definitions });
  const wrong = types.flatMap(type => {
    const { parsed } = parse({ file: type, text: JSON.stringify(examples(type, 'de')) });
    return parsed ? validate(parsed, list) : [];
  });
  expect(wrong.map(({ file, where, message }) => `${file} ${where}: ${message}`)).toEqual([]);
});

it('an example that is not valid is said with its line', () => {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-examples-'));
  mkdirSync(join(root, 'pages'));
  for (const part of ['schema', 'blocks/faq']) cpSync(part, join(root, part), { recursive: true });
  writeFileSync(join(root, 'blocks/faq/examples.json'), '[\n  { "type": "faq", "itmes": [] }\n]');
  const said = checkExamples(openLibrary(root)).map(
    ({ file, line, where, message }) => `${file}:${line} ${where}: ${message}`,
  );
  expect(said).toEqual([
    'blocks/faq/examples.json:2 example 1: "itmes" is not a field of the faq block. Did you mean "items"?',
  ]);
  rmSync(root, { recursive: true });
});
