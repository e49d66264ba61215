// Some facts about a business may be placeholders. The author sees them; visitors and search engines do not.
import { expect, test } from 'vitest';
import { pageWith, siteDocument, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import { resolve, resolveSite } from '../draw/resolve/resolve.ts';
import { asVisitorsSee } from './library/as-visitors-see.ts';
import type { Library } from './types.ts';

const { organization } = JSON.parse(JSON.stringify(siteDocument({})));
const REAL = { name: 'Ada Moe', role: 'Joiner' };
const LATER = { name: 'Somebody Else', role: 'Painter', placeholder: true };

function openWith(fields: object): Library {
  return siteWith({
    'pages/_site.json': siteDocument({ organization: { ...organization, ...fields } }),
    'pages/index.json': pageWith({
      title: 'Home',
      blocks: [{ type: 'hero', heading: 'Home' }, { type: 'team' }],
    }),
  }).library;
}

function homeOf(library: Library): string {
  const home = library.page('/');
  if (!home) throw new Error('There is no home page.');
  return JSON.stringify([resolve(home, library), resolveSite(library).organization]);
}

test('a placeholder among real people is the only one left out', () => {
  const library = openWith({ people: [REAL, LATER] });
  expect(homeOf(library)).toContain('Somebody Else');
  const seen = homeOf(asVisitorsSee(library));
  expect(seen).toContain('Ada Moe');
  expect(seen).not.toContain('Somebody Else');
});

test('of placeholders alone nothing is left, in no list and in no address', () => {
  const address = { text: '1 Mill Lane', placeholder: true };
  const registrations = [{ name: 'VAT', number: '000', placeholder: true }];
  const library = openWith({ people: [LATER], registrations, address });
  const { organization } = resolveSite(asVisitorsSee(library));
  expect(Object.keys(organization)).toEqual(
    expect.not.arrayContaining(['people', 'registrations', 'address']),
  );
  expect(homeOf(asVisitorsSee(library))).not.toMatch(/Mill Lane|VAT|Somebody/);
  expect(homeOf(library)).toMatch(/Mill Lane.*VAT|VAT.*Mill Lane/s);
});

test('what is real is told to search engines', () => {
  const library = openWith({
    people: [REAL],
    registrations: [{ name: 'VAT', number: 'PT 1' }],
    address: { text: 'Rua 1' },
  });
  const home = library.page('/');
  const { head } = home ? resolve(home, asVisitorsSee(library)) : {};
  expect(head?.structured[0]).toMatchObject({
    address: 'Rua 1',
    identifier: [{ '@type': 'PropertyValue', propertyID: 'VAT', value: 'PT 1' }],
    employee: [{ '@type': 'Person', name: 'Ada Moe', jobTitle: 'Joiner' }],
  });
});
