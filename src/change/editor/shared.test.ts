// An editor offers the names of shared blocks where a page uses them, with what they are and which pages show them.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { editorsOf } from '../../../tests/support/documents/messages/editors.ts';
import { hero, pageWith, smallSite, writeFiles } from '../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { refreshHelp } from './generate.ts';

const root = mkdtempSync(join(tmpdir(), 'ashlar-shared-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const part of ['schema', 'blocks']) cpSync(part, join(root, part), { recursive: true });
const use = { type: 'shared', ref: 'no-guarantee' };
const faq = { type: 'faq', items: [{ id: 'why', question: 'Why?', answer: 'So.' }] };
writeFiles(
  root,
  smallSite({
    'pages/index.json': pageWith({ title: 'Home', blocks: [hero, use] }),
    'pages/pricing.json': pageWith({ title: 'Pricing', blocks: [hero, { ...use, hidden: true }] }),
    'pages/faq.json': pageWith({ title: 'Questions', blocks: [hero, use] }),
    'pages/_shared/no-guarantee.json': { title: 'No guarantee of a date', blocks: [faq] },
    'pages/_shared/unused.json': { title: 'Unused', blocks: [faq] },
  }),
);
refreshHelp(placesAt(root));

const FILE = 'pages/somewhere/page.json';
const before = `{ "title": "A page", "blocks": [{ "type": "shared", "ref": `;

describe.each(editorsOf(root))('%s', (_, editor) => {
  it('offers the names with what they are and where they are used', async () => {
    const offers = await editor.offers(FILE, `${before} }] }`, before.length);
    expect(offers.map(({ insert, about }) => [insert, about])).toEqual([
      ['"no-guarantee"', '“No guarantee of a date”, used on 3 pages: /, /faq, /pricing'],
      ['"unused"', '“Unused”, used on no page yet'],
    ]);
  });

  it('says on a name where a change will be seen', async () => {
    const shown = await editor.hover(FILE, `${before}"no-guarantee" }] }`, before.length + 3);
    expect(shown).toContain('“No guarantee of a date”, used on 3 pages: /, /faq, /pricing');
  });

  it('marks a name that is none, in our words', async () => {
    const marks = await editor.marks(FILE, `${before}"no-guarntee" }] }`);
    expect(marks.find(({ text }) => text === '"no-guarntee"')?.message).toBe(
      'There are no shared blocks of this name in pages/_shared. Press Ctrl and Space to see all of them.',
    );
  });

  it('knows the places of shared blocks as places of the pages that show them', async () => {
    const link = '{ "title": "A page", "blocks": [{ "type": "hero", "links": [{ "text": "Read", "href": ';
    const offers = await editor.offers(FILE, `${link} }] }] }`, link.length);
    const places = offers.map(({ insert }) => insert).filter(insert => insert.includes('#why'));
    expect(places).toEqual(['"/#why"', '"/faq#why"']);
  });

  it('helps with a shared document as with a page, but for other shared blocks in it', async () => {
    const document = '{ "title": "Words", "blocks": [{ "type": ';
    const offers = await editor.offers('pages/_shared/new.json', `${document} }] }`, document.length);
    const types = offers.map(({ insert }) => insert);
    expect(types).toContain('"notice"');
    expect(types).not.toContain('"shared"');
    const wrong = await editor.marks('pages/_shared/new.json', '{ "title": "Words", "description": "x" }');
    expect(wrong.length).toBeGreaterThan(0);
  });
});
