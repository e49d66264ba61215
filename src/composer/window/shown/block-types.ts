// Says which blocks may stand at a place of a page, and what each is for.
import { isFields } from '../../../base/json-value.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { mayStand } from '../../model/begun/may-stand.ts';
import { formOf } from '../../model/form/form.ts';
import type { State } from '../../model/state/state.ts';

export type BlockType = { type: string; label: string; meaning: string };

/** "place" is where the block is going to stand. */
export function typesAt({ document, path }: PlaceIn, { look, opened }: State): BlockType[] {
  const now = look?.documents[document];
  if (!now || !isFields(now.value)) return [];
  const { definitions } = opened;
  const schema = opened.schemas[now.kind];
  const at = { document: now.value, schema, path: ['blocks'], at: Number(path.at(-1)) };
  const supply = { definitions, shared: sharedIn(look.documents) };
  const isPossible = (type: string) => type === SHARED || mayStand({ type, heading: '' }, at, supply);
  return typesOf(schema, definitions).filter(({ type }) => isPossible(type));
}

function typesOf(schema: Schema, definitions: Definitions): BlockType[] {
  const list = formOf(schema, definitions).fields.find(({ step }) => step === 'blocks')?.control;
  const block = list?.kind === 'list' ? formOf(list.schema, definitions, [{}]).fields[0]?.control : undefined;
  const options = block?.kind === 'group' ? (block.blocks ?? []) : [];
  return options.map(({ value, label, meaning = '' }) => ({ type: String(value), label, meaning }));
}

function sharedIn(documents: NonNullable<State['look']>['documents']) {
  const shared = Object.entries(documents).filter(([, { kind }]) => kind === 'shared');
  return Object.fromEntries(
    shared.map(([name, { value }]) => {
      const blocks = isFields(value) && Array.isArray(value.blocks) ? value.blocks.filter(isFields) : [];
      return [name.replace(/^_shared\//, ''), blocks];
    }),
  );
}
