// Finds details of the business that are placeholders: marked as such, or left as a new site has them.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { placeholderOf } from '../../../site/new-site-placeholders.ts';
import type { LintRule } from '../rule.ts';

export const placeholders: LintRule = ({ file, fields, warn }) => {
  if (file.kind !== 'site') return [];
  const { organization } = fields;
  const ofNewSite = leftIn(fields).map(({ path, words, thing }) =>
    warn(
      'placeholders',
      path,
      says`${the.text(words)} keeps the place of ${thing} since the site was begun, and visitors see it. Write the real one.`,
    ),
  );
  if (!isFields(organization)) return ofNewSite;
  const { address, registrations, people } = organization;
  const ofBusiness = [
    ...marked(address, ['address'], 'text', () => says`the street address`),
    ...eachMarked(registrations, ['registrations'], 'number', ({ name }) => the.sign(String(name))),
    ...eachMarked(people, ['people'], 'name', ({ role }) =>
      role ? says`a person (${the.sign(String(role))})` : says`a person`,
    ),
  ].map(({ path, words, thing }) =>
    warn(
      'placeholders',
      ['organization', ...path],
      says`${the.text(words)} keeps the place of ${thing}, and visitors don’t see it. Write the real one and take ${the.field('placeholder')} out, or take it all out.`,
    ),
  );
  return [...ofNewSite, ...ofBusiness];
};

/** Values with which a new site begins, and which nobody has replaced. */
function leftIn({ address, values, addresses, organization }: Fields): Found[] {
  const { hours } = isFields(organization) ? organization : {};
  const places: [Path, unknown][] = [
    [['address'], address],
    ...valuesIn('values', values),
    ...valuesIn('addresses', addresses),
    [['organization', 'hours'], hours],
  ];
  return places.flatMap(([path, value]) => {
    const thing = placeholderOf(value);
    return thing ? [{ path, words: String(value), thing }] : [];
  });
}

function valuesIn(field: string, named: unknown): [Path, unknown][] {
  return isFields(named) ? Object.entries(named).map(([name, value]) => [[field, name], value]) : [];
}

type Found = { path: Path; words: string; thing: SaidPart };

function eachMarked(list: unknown, path: Path, field: string, thing: (item: Fields) => SaidPart): Found[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => marked(item, [...path, index], field, thing));
}

function marked(item: unknown, path: Path, field: string, thing: (item: Fields) => SaidPart): Found[] {
  if (!isFields(item) || item.placeholder !== true) return [];
  return [{ path: [...path, field], words: String(item[field]), thing: thing(item) }];
}
