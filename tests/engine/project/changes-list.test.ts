// The list of changes names the present version and every shape that has changed.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import { loadMigrations, type Migrations } from '../../../src/change/newer-shapes/migrations.ts';
import { readSources } from '../../../src/document/schema/sources.ts';

const list = readFileSync('docs/changes.md', 'utf8');

it('begins with the version of package.json', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(/^## (.*)$/m.exec(list)?.[1]).toBe(version);
});

it('has a line for each version of the site document and of every block', async () => {
  const { sources } = readSources(placesAt('.'));
  const { migrations } = await loadMigrations(sources, process.cwd());
  expect(unlisted(migrations)).toEqual([]);
  const step = { version: 2, change: 'is made up.', migrate: (written: object) => ({ ...written }) };
  const madeUp = { site: [step], blocks: new Map([['shelf', [step]]]) };
  expect(unlisted(madeUp)).toEqual(['| site document | 2 |', '| `shelf` | 2 |']);
});

function unlisted({ site, blocks }: Migrations): string[] {
  const shaped = [
    ['site document', site] as const,
    ...[...blocks].map(([type, known]) => [`\`${type}\``, known] as const),
  ];
  const wanted = shaped.flatMap(([name, known]) => known.map(({ version }) => `| ${name} | ${version} |`));
  return wanted.filter(line => !list.includes(`\n${line} `));
}
