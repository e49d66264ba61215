// An editor explains a field of an older shape where it still stands, and does not offer it anywhere.
import { describe, expect, it } from 'vitest';
import { editorsOf } from '../../../tests/support/documents/messages/editors.ts';
import { OLD_FIELD, SHELF_BLOCK } from '../../../tests/support/documents/sites/shelf-block.ts';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { refreshHelp } from './generate.ts';

const root = temporarySite(SHELF_BLOCK);
refreshHelp({ site: root, engine: process.cwd() });

const FILE = 'pages/somewhere/page.json';
const before = '{ "title": "A page", "blocks": [{ "type": "shelf", "items": [{ ';
const after = ' }] }] }';

describe.each(editorsOf(root))('%s', (_, editor) => {
  it('says of an old field what replaced it', async () => {
    const text = `${before}"list": ["One"]${after}`;
    const marks = await editor.marks(FILE, text);
    expect(marks.map(({ message }) => message)).toContain(OLD_FIELD);
    expect(await editor.hover(FILE, text, before.length + 3)).toBe(OLD_FIELD);
  });

  it('offers the new field alone', async () => {
    const offers = await editor.offers(FILE, before + after, before.length);
    expect(offers.map(({ label }) => label).sort()).toEqual(['boards', 'title']);
  });
});
