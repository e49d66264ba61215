// Finds details of the business that the site document still marks as placeholders.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { quoted } from '../../../base/words.ts';
import type { LintRule } from '../rule.ts';

export const placeholders: LintRule = ({ file, fields, warn }) => {
  const { organization } = fields;
  if (file.kind !== 'site' || !isFields(organization)) return [];
  const { address, registrations, people } = organization;
  return [
    ...marked(address, ['address'], 'text', () => 'the street address'),
    ...eachMarked(registrations, ['registrations'], 'number', ({ name }) => String(name)),
    ...eachMarked(people, ['people'], 'name', ({ role }) => `a person (${role})`),
  ].map(({ path, words, thing }) =>
    warn(
      'placeholders',
      ['organization', ...path],
      `${quoted(words)} keeps the place of ${thing}, and visitors don’t see it. Write the real one and take "placeholder" out, or take it all out.`,
    ),
  );
};

type Found = { path: Path; words: string; thing: string };

function eachMarked(list: unknown, path: Path, field: string, thing: (item: Fields) => string): Found[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => marked(item, [...path, index], field, thing));
}

function marked(item: unknown, path: Path, field: string, thing: (item: Fields) => string): Found[] {
  if (!isFields(item) || item.placeholder !== true) return [];
  return [{ path: [...path, field], words: String(item[field]), thing: thing(item) }];
}
