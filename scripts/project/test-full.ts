// Every test in its full breadth, part by part. With words only the parts that they name: "site" has all parts in it, "pages" is
// one. "--continue" leaves out what has passed since the last change. Says at its end which parts ran and which did not.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../../src/base/hash.ts';
import { listFiles } from '../../src/publish/output-folder.ts';
import { forgetRed } from '../../tests/support/browser/evidence.ts';
import { goThrough } from './testing/go-through.ts';
import { allParts, isNamed } from './testing/parts.ts';

const words = process.argv.slice(2).filter(word => word !== '--continue');
const parts = allParts();
const unknown = words.filter(word => !parts.some(part => isNamed(part, word)));
if (unknown.length > 0) {
  console.error(
    `No part is named ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

forgetRed();
const { done, sum } = goThrough({
  parts,
  chosen: words.length === 0 ? parts : parts.filter(part => words.some(word => isNamed(part, word))),
  isContinued: process.argv.includes('--continue'),
  file: '.ashlar/test-full.json',
  sources: hashOfSources(),
  say: console.log,
});
// Who breaks it off is told how far it came.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(false));
end(await done);

function end(isGood: boolean): never {
  console.log(`\n${sum().join('\n')}`);
  process.exit(isGood ? 0 : 1);
}

/** Of all that a test can depend on. */
function hashOfSources(): string {
  const folders = [
    '.ci',
    '.github',
    'blocks',
    'docs',
    'examples',
    'pages',
    'schema',
    'scripts',
    'src',
    'tests',
  ];
  const below = folders.flatMap(folder => listFiles(folder).map(name => join(folder, name)));
  const beside = readdirSync('.', { withFileTypes: true }).filter(entry => entry.isFile());
  const files = [...below, ...beside.map(({ name }) => name).sort()];
  return shortHash(files.map(file => `${file} ${shortHash(readFileSync(file))}`).join('\n'));
}
