// Writes pairs of random changes as files, so that another way of merging can be held against the one of this project.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mergeDocuments } from '../../src/document/merge/merge.ts';
import { openLibrary } from '../../src/site/library/library.ts';
import { textFor, tripleByDeeds, tripleByEditor } from '../../tests/support/documents/triples.ts';

const USAGE = `Writes what two people have made of one document, and the merge of both, into a folder for each pair.

  node --import tsx scripts/project/merge-triples.ts <folder>
    --seed 20261128            the first seed; each pair has its own
    --count 100                so many pairs
    --site tests/second-site   of the documents of this site
    --editor                   saves in an editor, in the place of deeds that pass the check`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '20261128' },
    count: { type: 'string', default: '100' },
    site: { type: 'string', default: '.' },
    editor: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
const [seed, count] = [Number(values.seed), Number(values.count)];
if (folder === undefined || !(seed >= 0 && count > 0)) {
  console.error(USAGE);
  process.exit(2);
}
const library = openLibrary(values.site, process.cwd());
const make = values.editor ? tripleByEditor : tripleByDeeds;
let clear = 0;
for (let index = 0; index < count; index += 1) {
  const own = seed + index * 7919;
  const { file, ...versions } = make(library, own);
  const merged = mergeDocuments(versions.base, versions.ours, versions.theirs);
  const place = join(folder, String(own));
  mkdirSync(place, { recursive: true });
  const { value, conflicts, both } = merged;
  for (const [name, version] of Object.entries({
    ...versions,
    merged: value,
    asked: { file, conflicts, both },
  }))
    writeFileSync(join(place, `${name}.json`), textFor(version));
  clear += Number(conflicts.length === 0);
}
console.log(`${count} pairs in ${folder}, ${clear} of them without a question.`);
