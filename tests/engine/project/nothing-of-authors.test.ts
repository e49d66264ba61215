// Help for authors never reaches visitors: none of its code or words is in the site that they download.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { SECOND_CONTENT, SECOND_SITE } from '../../support/site/site.ts';

/** Sources whose words never reach a page. The others also write heads and structured data. */
const AUTHORING = [
  'src/base/files',
  'src/base/progress.ts',
  'src/change',
  'src/check',
  'src/commands',
  'src/dev',
  'src/document/json',
  'src/document/schema',
  'src/document/validate/messages',
  'src/publish/gallery',
  'src/review',
  'src/site/git',
  'src/site/library/as-visitors-see.ts',
  'src/site/publication.ts',
  'scripts',
];

const PAGES = join(SECOND_CONTENT, 'pages');

const downloads = listFiles(SECOND_SITE)
  .filter(name => /\.(html|json|js|css)$/.test(name))
  .map(name => ({ name, text: readFileSync(join(SECOND_SITE, name), 'utf8') }));

function holders(word: string): string[] {
  const inJson = JSON.stringify(word).slice(1, -1);
  return downloads.filter(({ text }) => text.includes(word) || text.includes(inJson)).map(({ name }) => name);
}

describe('the code for authors', () => {
  const sources = AUTHORING.flatMap(place => (place.endsWith('.ts') ? [place] : sourcesIn(place)));
  const words = new Set(sources.flatMap(file => literalsOf(readFileSync(file, 'utf8'))));

  it('is looked at', () => {
    expect(downloads.length).toBeGreaterThan(30);
    expect(sources.length).toBeGreaterThan(30);
    expect(words.size).toBeGreaterThan(100);
  });

  it('is in nothing that visitors download', () => {
    const found = [...words].flatMap(word =>
      holders(word).map(name => `${name} holds ${JSON.stringify(word)}`),
    );
    expect(found).toEqual([]);
  });

  it('would be found there', () => {
    expect(holders('navigation').length).toBeGreaterThan(0);
  });
});

describe('what authors write for each other', () => {
  const documents = listFiles(PAGES)
    .filter(name => name.endsWith('.json') && !name.startsWith('_public/'))
    .map(name => JSON.parse(readFileSync(join(PAGES, name), 'utf8')) as Remarks);
  const remarks = documents.flatMap(document => remarksIn(document));

  it('is there at all', () => {
    expect(remarks.length).toBeGreaterThan(5);
  });

  it('is in nothing that visitors download', () => {
    expect(remarks.flatMap(remark => holders(remark).map(name => `${name} holds ${remark}`))).toEqual([]);
  });
});

/** Leaves out drawings and the benchmark's corpora, which contain words of pages. */
function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^project\b/.test(name))
    .map(name => join(folder, name));
}

/** Finds quoted phrases of several words, long enough to be unique. Of templates it takes the parts between values. */
function literalsOf(source: string): string[] {
  const quoted = [...source.matchAll(/'([^'\\\n]*)'|`([^`\\]*)`/g)];
  return quoted
    .flatMap(([, plain, template]) => plain ?? template?.split(/\$\{[^}]*\}|\n/) ?? [])
    .map(text => text.trim())
    .filter(text => text.length >= 20 && /[a-z] [a-z]/.test(text) && !/[(){};<>]/.test(text));
}

type Remarks = {
  note?: string | string[];
  reviewer?: string;
  blocks?: Remarks[];
  hidden?: true;
  heading?: string;
  lint?: { accept?: { reason: string }[] };
};

/** Collects notes of a document and its blocks, who reads changes, reasons for accepted warnings, and headings of hidden blocks. */
function remarksIn({ note, reviewer, blocks = [], hidden, heading, lint }: Remarks): string[] {
  const reasons = lint?.accept?.map(({ reason }) => reason) ?? [];
  return [note ?? [], reviewer ?? [], reasons, (hidden && heading) || [], blocks.flatMap(remarksIn)].flat();
}
