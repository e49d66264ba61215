// Every field of the site document stands in a group of the composer, and a mistyped group is named.
import { expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { siteGroupMistakes, siteGroupOf, siteGroups } from './site-groups.ts';
import { readSources } from './sources.ts';

const line = { type: 'string' };

it.each([
  ['a group that there is', { brand: { ...line, group: 'name' } }, []],
  ['the address of the schema', { $schema: line }, []],
  ['a group for each field inside', { header: { properties: { menu: { group: 'menu' } } } }, []],
  ['no group', { brand: line }, ['brand']],
  ['a group that there is not', { brand: { ...line, group: 'nam' } }, ['brand']],
  [
    'a group for one of the fields inside',
    { header: { properties: { menu: { group: 'menu' }, strip: {} } } },
    ['header › strip'],
  ],
])('%s', (_, properties, wrong) => {
  const said = siteGroupMistakes('schema/site.json', { properties });
  expect(said.map(sentence => /"group" of "(.*?)" has to be "name", /.exec(sentence)?.[1])).toEqual(wrong);
});

it('each field of the site belongs to exactly one group, and the technical ones stand last', () => {
  const { sources, mistakes } = readSources(placesAt('.'));
  expect(mistakes).toEqual([]);
  const groups = siteGroups(sources.site);
  const members = groups.flatMap(({ members }) => members.map(path => path.join('.')));
  const fields = Object.keys(sources.site.properties as object).filter(name => name !== '$schema');
  expect(new Set(members).size).toBe(members.length);
  expect(new Set(members.map(path => path.split('.')[0]))).toEqual(new Set(fields));
  expect(groups.map(({ isLast }) => isLast)).toEqual([...groups.slice(1).map(() => false), true]);
  expect(groups.at(-1)?.members).toContainEqual(['timeZone']);
  expect(siteGroupOf(['header', 'menu', 0, 'text'], groups)?.name).toBe('menu');
  expect(siteGroupOf(['header', 'strip'], groups)?.name).toBe('edges');
  expect(siteGroupOf(['header'], groups)).toBeUndefined();
});
