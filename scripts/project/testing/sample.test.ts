import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allParts, isNamed, JUDGED } from './parts.ts';
import { filesAtTheDoor, filesOfSample, filesOfTest, needsGallery, touchedFiles } from './sample.ts';

const all = allParts()
  .filter(part => !part.isAgain && JUDGED.some(word => isNamed(part, word)))
  .flatMap(({ files = [] }) => files);
const marked = (tag: string) =>
  all.filter(
    file => file !== 'scripts/project/testing/sample.test.ts' && readFileSync(file, 'utf8').includes(tag),
  );

describe('each test', () => {
  it('of the front door is in a file that "npm test" looks into, however its tag is written', () => {
    expect(filesAtTheDoor().length).toBeGreaterThan(10);
    expect(filesAtTheDoor()).toEqual(marked('front-door'));
  });

  it('runs in "npm test", in the sample that CI adds, or in full only', () => {
    const full = marked('@module-tag full-only');
    expect(full.length).toBeGreaterThan(20);
    expect([...new Set([...filesOfTest(), ...filesOfSample(), ...full])].sort()).toEqual([...all].sort());
    expect(filesOfSample().filter(file => full.includes(file))).toEqual([]);
  });
});

describe('what is touched', () => {
  it.each([
    { changed: [], rooms: [] },
    { changed: ['README.md'], rooms: [] },
    { changed: ['src/composer/model/asks.ts'], rooms: ['tests/engine/composer'] },
    { changed: ['tests/site/look/print.test.ts'], rooms: ['tests/site/look'] },
    {
      changed: ['blocks/faq/style.css'],
      rooms: ['tests/engine/visitors', 'tests/site/access', 'tests/site/look', 'tests/site/visitors'],
    },
  ])('by $changed is in $rooms', ({ changed, rooms }) => {
    const files = touchedFiles(changed);
    expect([...new Set(files.map(file => file.replace(/\/[^/]*$/, '')))].sort()).toEqual(rooms);
    expect(files.every(file => existsSync(file))).toBe(true);
  });

  it('needs the gallery only where a test looks at it', () => {
    expect(needsGallery(touchedFiles(['src/composer/model/asks.ts']))).toBe(false);
    expect(needsGallery(touchedFiles(['blocks/faq/style.css']))).toBe(true);
  });
});
