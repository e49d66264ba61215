// Says what changed in the site document, one entry for each value, address or part such as the menu.
import { type Fields, isFields, isSame, ownOf } from '../../base/json-value.ts';
import { fieldWords, inWords } from '../../document/schema/labels.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { schemaOfStep } from '../../document/schema/step.ts';
import type { ShownNames } from './shown-names.ts';
import { compareValue } from './values.ts';
import type { Words } from './words.ts';

/** "apply" makes only this change to the old document, to find out which pages show it. */
export type SiteEntry = { label?: string; phrases: Words[]; apply: (site: Fields) => Fields };

/** Fields with many values of the same kind: each value gets an entry of its own. */
const MAPS: { [field: string]: (name: string) => string } = {
  values: inWords,
  addresses: name => `address of ${inWords(name)}`,
  words: name => `words for ${inWords(name)}`,
};

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
    const label = fieldWords(field, inner, names);
    const words = PARTS.includes(field) ? '' : label;
    const phrases = compareValue({ field, words }, inner, before, after, names);
    return [{ ...(words === '' && { label }), phrases, apply }];
  });
}

function mapEntries(field: string, was: Fields, now: Fields, schema: Schema, names: ShownNames): SiteEntry[] {
  const keys = [...new Set([...Object.keys(now), ...Object.keys(was)])];
  return keys.flatMap(key => {
    const words = ownOf(MAPS, field)?.(key) ?? key;
    const phrases = compareValue({ field: key, words }, schemaOfStep(schema, key), was[key], now[key], names);
    const apply = (site: Fields) =>
      withField(site, field, withField(isFields(site[field]) ? site[field] : {}, key, now[key]));
    return phrases.length > 0 ? [{ phrases, apply }] : [];
  });
}

function withField(fields: Fields, name: string, value: unknown): Fields {
  const { [name]: _, ...rest } = fields;
  return value === undefined ? rest : { ...rest, [name]: value };
}
