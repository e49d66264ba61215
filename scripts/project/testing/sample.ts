// Says which tests run when nobody chooses any. Tests carry two tags (tests/vitest.config.ts): those at the front door try each
// door of the product once, and those that run in full only are dear or seldom find anything new.
import { readFileSync } from 'node:fs';
import { changedHere } from './commits.ts';
import { allParts, isNamed, type Part } from './parts.ts';
import { isTouched } from './sources.ts';
import { type Order, runVitest } from './vitest.ts';

const [FRONT_DOOR, FULL_ONLY] = ['front-door', 'full-only'];

export const UNITS: Order = { projects: ['unit'], tags: `${FRONT_DOOR} || !${FULL_ONLY}` };

export function frontDoor(): Order {
  return { projects: ['site'], tags: FRONT_DOOR, words: filesAt(['engine', 'site'], FRONT_DOOR) };
}

/** The other tests of these files, in the small size. */
export function inSample(files: string[]): Order {
  return { projects: ['site'], tags: `!${FRONT_DOOR} && !${FULL_ONLY}`, words: files };
}

/** What CI runs of the sample after "npm test", where nobody has said what was touched. */
export function samplePart(): Part & { files: string[] } {
  return { name: 'sample', files: filesOfSample(), run: (files = []) => runVitest(inSample(files)) };
}

/** Lists the files that need finished sites, a dev server or a browser. */
export function filesOfSites(): string[] {
  return filesOf(['engine', 'site']);
}

/** Lists those of them that have a small size. */
export function filesOfSample(): string[] {
  const full = new Set(filesAt(['engine', 'site'], FULL_ONLY));
  return filesOfSites().filter(file => !full.has(file));
}

/** Lists those of them that are about what is not yet in the main branch. */
export function touchedFiles(changed: string[] = changedHere('.')): string[] {
  return filesOfSample().filter(file => changed.some(path => isTouched(file, path)));
}

/** Lists the files that take part in each "npm test". */
export function filesOfTest(): string[] {
  const full = new Set(filesAt(['src'], FULL_ONLY));
  return [...filesOf(['src']).filter(file => !full.has(file)), ...filesAtTheDoor()];
}

/** Lists the files of which "npm test" runs a part. */
export function filesAtTheDoor(): string[] {
  return filesAt(['src', 'engine', 'site'], FRONT_DOOR);
}

/** The gallery takes a while to build, and few tests look at it. */
export function needsGallery(files: string[]): boolean {
  return files.some(file => readFileSync(file, 'utf8').includes('/site/gallery'));
}

function filesAt(words: string[], tag: string): string[] {
  return filesOf(words).filter(file =>
    new RegExp(`tags: '${tag}'|@module-tag ${tag}\\n`).test(readFileSync(file, 'utf8')),
  );
}

function filesOf(words: string[]): string[] {
  const isMeant = (part: Part) => !part.isAgain && words.some(word => isNamed(part, word));
  return allParts()
    .filter(isMeant)
    .flatMap(({ files = [] }) => files);
}
