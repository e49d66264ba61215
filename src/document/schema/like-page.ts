// Reads the keyword "likePage" of the fields in schema/page.json, which says what a new page does not take from the page that it is like.
import { isFields, type Path } from '../../base/json-value.ts';
import { onceEach } from '../../base/once-each.ts';
import { listed } from '../../base/words.ts';
import { purposeAndExample } from './fields.ts';
import type { Schema } from './sources.ts';

const INSTEAD = ['title', 'words', 'nothing'] as const;

export const LIKE_PAGE_PURPOSE = `Of a field in schema/page.json: what a new page gets there instead of what the page has that it is like: its own title, words that have to be replaced, or nothing: ${listed(INSTEAD, 'or')}.`;

/** "example" is a value for the field, as its description gives it. */
export type OwnField = { path: Path; instead: (typeof INSTEAD)[number]; example: string };

export const ownFieldsOf = onceEach((page: Schema) => ownFieldsBelow(page, []));

function ownFieldsBelow({ properties }: Schema, path: Path): OwnField[] {
  if (!isFields(properties)) return [];
  return Object.entries(properties).flatMap(([name, field]): OwnField[] => {
    if (!isFields(field)) return [];
    const here = [...path, name];
    const instead = INSTEAD.find(one => one === field.likePage);
    if (instead === undefined) return ownFieldsBelow(field, here);
    const { example = '' } = purposeAndExample(String(field.description ?? ''));
    return [{ path: here, instead, example: example.replace(/^"|"$/g, '') }];
  });
}
