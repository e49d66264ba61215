import { describe, expect, it } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { fieldHelpAt } from './field-help.ts';

/** Finds the help for the first place with this text: what it is about, and the fields that it names. */
function helpAt(page: object | string, place: string): { of: string; names: string[] } | undefined {
  const { library } = siteWith({ 'pages/page.json': page });
  const file = library.page('/page');
  const offset = file?.source?.text.indexOf(place) ?? -1;
  if (!file || offset < 0) throw new Error(`The page does not hold ${place}.`);
  const help = fieldHelpAt(file, offset, library);
  return help && { of: help.of, names: help.fields.map(({ name }) => name) };
}

describe('the fields that are told beside a mistake', () => {
  it.each([
    { name: 'those of the block', place: '"headnig"', of: 'the hero block', field: 'heading' },
    { name: 'those of the piece inside of it', place: '"lable"', of: 'a link', field: 'text' },
    { name: 'those of the page', place: '"titel"', of: 'the page', field: 'description' },
    { name: 'those of the block where a list is wrong', place: '[', of: 'the page', field: 'blocks' },
  ])('are $name', ({ place, of, field }) => {
    const links = [{ lable: 'Prices', href: '/' }];
    const help = helpAt(pageWith({ titel: 'x', blocks: [{ ...hero, headnig: 'x', links }] }), place);
    expect(help?.of).toBe(of);
    expect(help?.names).toContain(field);
  });

  it('name the kinds of block where the kind is unknown, also where it is called like a piece', () => {
    for (const type of ['hreo', 'link']) {
      expect(helpAt(pageWith({ blocks: [{ ...hero, type }] }), `"${type}"`)).toEqual({
        of: 'a block',
        names: ['type'],
      });
    }
  });

  it('show moments as the clocks of the site do', () => {
    const { library } = siteWith({
      'pages/_site.json': siteDocument({ timeZone: 'Europe/Berlin' }),
      'pages/page.json': pageWith({ titel: 'x' }),
    });
    const file = library.page('/page');
    const { fields = [] } = (file && fieldHelpAt(file, 3, library)) ?? {};
    expect(fields.find(({ name }) => name === 'publishAt')?.example).toContain('T09:00+01:00"');
  });

  it('are none in broken JSON', () => {
    expect(helpAt('{ "title": ', '"title"')).toBeUndefined();
  });
});
