// The dev server keeps every saved version. Commands list the versions and bring them back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nameOfText } from '../../../src/change/journal/texts.ts';
import { withDevServer } from '../../support/dev/with-dev-server.ts';
import { askForToken, send, versionOf } from '../../support/dev/writer.ts';
import { script } from '../../support/files/run.ts';
import { size } from '../../support/size.ts';

const FAQ = 'pages/faq.json';
const VERSIONS = size(5, 20);
const dev = withDevServer();
let original: string;

beforeAll(() => {
  original = dev.project.read(FAQ);
});

afterEach(() => dev.project.write(FAQ, original));

const ashlar = (name: string, ...args: string[]) => script(dev.project.folder, name, args).output;
/** The number of the newest version, which is the first in the list. */
const newestIn = (history: string) => Number(/^ +(\d+) {2}\d\d:\d\d/m.exec(history)?.[1] ?? 0);
const heading = /"heading": "[^"]+"/;
const withHeading = (words: string) => original.replace(heading, `"heading": "${words}"`);

function journal(): string {
  const folder = join(dev.project.folder, '.ashlar/journal');
  const parts = readdirSync(folder).filter(name => name.endsWith('.jsonl'));
  return parts.map(name => readFileSync(join(folder, name), 'utf8')).join('');
}

/** Saves like an editor, then waits for the page as its author would. */
async function save(text: string): Promise<void> {
  dev.project.write(FAQ, text);
  await expect.poll(journal).toContain(`"after":"${nameOfText(Buffer.from(text))}"`);
}

describe('a page that is saved while the dev server runs', () => {
  it(`has each of ${VERSIONS} versions in its history, and comes back from any of them`, async () => {
    const before = newestIn(ashlar('history', '/faq'));
    for (let number = 1; number <= VERSIONS; number += 1)
      await save(withHeading(`Questions, ${number} times`));
    const told = ashlar('history', '/faq');
    expect(newestIn(told)).toBe(before + VERSIONS);
    expect(told).toContain(`"Questions, ${VERSIONS - 1} times" → "Questions, ${VERSIONS} times"`);
    expect(ashlar('restore', '/faq', String(before + 3))).toContain(
      `"Questions, ${VERSIONS} times" → "Questions, 3 times"`,
    );
    expect(dev.project.read(FAQ)).toBe(withHeading('Questions, 3 times'));
    // Brings back the text from before the first save.
    ashlar('restore', '/faq', String(before));
    expect(dev.project.read(FAQ)).toBe(original);
    expect(ashlar('restore', 'last')).toContain('→ "Questions, 3 times"');
  });

  it('is known to have been saved by a button', async () => {
    const token = await askForToken(dev.server.url, '/faq');
    const [said = ''] = heading.exec(original) ?? [];
    const edits = [{ offset: original.indexOf(said) + said.length - 1, length: 0, text: '!' }];
    const answer = await send(dev.server.url, {
      path: '/@ashlar/documents',
      headers: { Origin: dev.server.url, 'X-Ashlar-Token': token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ changes: [{ document: '/faq', version: versionOf(original), edits }] }),
    });
    expect(answer.status, answer.text).toBe(200);
    expect(ashlar('history', '/faq')).toContain('(saved in the browser)');
  });
});
