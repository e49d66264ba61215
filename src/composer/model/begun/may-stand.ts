// Says whether a block can stand at a place of a page: one that opens a page comes first, and the first one has the page's title.
import { type Fields, isFields } from '../../../base/json-value.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { blockSchema } from '../../../document/schema/step.ts';
import { soleNamesIn } from './names.ts';
import type { ListPlace, Supply } from './supply.ts';

export function mayStand(
  block: unknown,
  { document, schema, at }: ListPlace,
  supply: Pick<Supply, 'definitions' | 'shared'>,
): boolean {
  const { definitions, shared } = supply;
  const blocks = Array.isArray(document.blocks) ? document.blocks : [];
  const after = [...blocks.slice(0, at), block, ...blocks.slice(at)].filter(isFields);
  const present = after.flatMap(one => (one.type === SHARED ? (shared[String(one.ref)] ?? []) : [one]));
  const names = soleNamesIn(schema, { blocks: present }, definitions, kind => kind === 'anchor');
  if (new Set(names).size < names.length) return false;
  const [first, ...others] = present.filter(({ hidden }) => hidden !== true);
  const isPage = isFields(schema.properties) && Object.hasOwn(schema.properties, 'description');
  // What stands before shared blocks differs from page to page.
  if (!isPage && isFields(block) && opensPage(block)) return false;
  return (
    others.every(one => !opensPage(one)) && (!isPage || document.article !== undefined || hasTitle(first))
  );

  function opensPage(one: Fields): boolean {
    return blockSchema(one, definitions)?.opensPage === true;
  }

  function hasTitle(one: Fields = {}): boolean {
    const needed = blockSchema(one, definitions)?.required;
    return one.heading !== undefined || (Array.isArray(needed) && needed.includes('heading'));
  }
}
