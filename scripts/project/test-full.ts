// Every test in its full breadth, part by part. With words only the parts that they name: "site" has all parts in it, "pages" is
// one. "--continue" leaves out what has passed since the last change. Says at its end which parts ran and which did not.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../../src/base/hash.ts';
import { listFiles } from '../../src/publish/output-folder.ts';
import { allParts, isNamed, type Part } from './testing/parts.ts';

type Told = { passed: number; failed: number; minutes: number };
type Progress = { sources: string; parts: { [name: string]: Told } };

/** What has passed, so that a run that was broken off can be continued. */
const PROGRESS = '.ashlar/test-full.json';

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const parts = allParts();
const chosen = words.length === 0 ? parts : parts.filter(part => words.some(word => isNamed(part, word)));
refuseUnknown();

const sources = hashOfSources();
const before = readProgress();
const progress: Progress = before?.sources === sources ? before : { sources, parts: {} };
const isContinued = process.argv.includes('--continue');
if (isContinued && before && before !== progress)
  console.log('The sources are not what they were: every part runs again.');

const told: { [name: string]: Told } = {};
// Who breaks it off is told how far it came; what has passed stays noted.
process.once('SIGINT', end).once('SIGTERM', end);
for (const part of chosen) {
  const earlier = progress.parts[part.name];
  if (isContinued && earlier?.failed === 0) told[part.name] = earlier;
  else await runPart(part);
}
end();

async function runPart({ name, run }: Part): Promise<void> {
  console.log(`\n${name}`);
  const begun = performance.now();
  const { passed, failed } = await run();
  told[name] = { passed, failed, minutes: (performance.now() - begun) / 60_000 };
  progress.parts[name] = told[name];
  mkdirSync('.ashlar', { recursive: true });
  writeFileSync(PROGRESS, JSON.stringify(progress, null, 2));
}

function end(): never {
  console.log('\nMinutes, and what came of each part:');
  for (const { name } of parts) console.log(lineOf(name));
  const all = Object.values(told);
  const sum = (key: 'passed' | 'failed') => all.reduce((sum, one) => sum + one[key], 0);
  const missing = chosen.filter(({ name }) => !told[name]).length;
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed${missing ? `, ${missing} parts did not run` : ''}`,
  );
  process.exit(sum('failed') > 0 || missing > 0 ? 1 : 0);
}

function lineOf(name: string): string {
  const one = told[name];
  if (!one) return `     -  ${name}: did not run`;
  const { passed, failed, minutes } = one;
  return `${minutes.toFixed(1).padStart(6)}  ${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

function refuseUnknown(): void {
  const unknown = words.filter(word => !parts.some(part => isNamed(part, word)));
  if (unknown.length === 0) return;
  console.error(
    `No part is named ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

function readProgress(): Progress | undefined {
  try {
    return JSON.parse(readFileSync(PROGRESS, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of all that a test can depend on. */
function hashOfSources(): string {
  const folders = ['blocks', 'docs', 'pages', 'schema', 'scripts', 'src', 'tests'];
  const files = folders.flatMap(folder => listFiles(folder).map(name => join(folder, name)));
  const all = [...files, 'package-lock.json', 'README.md', 'budgets.json'];
  return shortHash(all.map(file => `${file} ${shortHash(readFileSync(file))}`).join('\n'));
}
