// Says what changed in the site document, one entry for each value, address or part such as the menu.
import { type Fields, isFields, isSame, ownOf } from '../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { capital } from '../../base/words.ts';
import { fieldWords, inWords } from '../../document/schema/labels.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { schemaOfStep } from '../../document/schema/step.ts';
import type { ShownNames } from './shown-names.ts';
import { labelCalled } from './subject.ts';
import { compareValue } from './values.ts';

/** "apply" makes only this change to the old document, to find out which pages show it. */
export type SiteEntry = { label?: Said; phrases: Said[]; apply: (site: Fields) => Fields };

/** Fields with many values of the same kind: each value gets an entry of its own. */
const MAPS: { [field: string]: (name: string) => Said } = {
  values: name => otherInForm(says`${the.sign(name)}`, says`${ownName(name)}`),
  addresses: name => otherInForm(says`address of ${the.sign(name)}`, says`address of ${ownName(name)}`),
  words: name => otherInForm(says`words for ${the.sign(name)}`, says`words for ${ownName(name)}`),
};

/** The site has given it that name, which no language has a word for. */
function ownName(name: string): SaidPart {
  return the.quote([the.sign(capital(name))]);
}

const PARTS = ['header', 'footer', 'organization'];

export function compareSites(was: Fields, now: Fields, schema: Schema, names: ShownNames): SiteEntry[] {
  const fields = [...new Set([...Object.keys(now), ...Object.keys(was)])].filter(
    field => field !== '$schema',
  );
  return fields.flatMap(field => {
    if (isSame(was[field], now[field])) return [];
    const inMap = ownOf(MAPS, field);
    const apply = (site: Fields) => withField(site, field, now[field]);
    const [before, after, inner] = [was[field], now[field], schemaOfStep(schema, field)];
    if (inMap && isFields(before) && isFields(after))
      return mapEntries(field, before, after, inner ?? {}, names);
    const label = labelCalled(fieldWords(field, inner, names));
    const isPart = PARTS.includes(field);
    const phrases = compareValue({ field, ...(!isPart && { label }) }, inner, before, after, names);
    return [{ ...(isPart && { label }), phrases, apply }];
  });
}

function mapEntries(field: string, was: Fields, now: Fields, schema: Schema, names: ShownNames): SiteEntry[] {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(was)])];
  return keys.flatMap(key => {
    const label = ownOf(MAPS, field)?.(inWords(key));
    const phrases = compareValue(
      { field: key, ...(label && { label }) },
      schemaOfStep(schema, key),
      was[key],
      now[key],
      names,
    );
    const apply = (site: Fields) =>
      withField(site, field, withField(isFields(site[field]) ? site[field] : {}, key, now[key]));
    return phrases.length > 0 ? [{ phrases, apply }] : [];
  });
}

function withField(fields: Fields, name: string, value: unknown): Fields {
  const { [name]: _, ...rest } = fields;
  return value === undefined ? rest : { ...rest, [name]: value };
}
