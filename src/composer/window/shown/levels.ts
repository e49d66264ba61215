// Follows a path through the forms: the page, the block, the item in its list. The panel shows the innermost of these that has
// fields of its own.

import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { capital } from '../../../base/words.ts';
import { siteGroupOf, siteGroups } from '../../../document/schema/site-groups.ts';
import type { Definitions, Schema } from '../../../document/schema/sources.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { DocumentNow, PlaceIn } from '../../model/asks.ts';
import type { Control } from '../../model/form/control.ts';
import { type FieldInForm, formOf } from '../../model/form/form.ts';
import { keyOf, presentValue } from '../../model/state/drafts.ts';
import { begunAt, documentNow, type State } from '../../model/state/state.ts';
import { inOne, kindAndTitle, titleOfPage } from './titles.ts';

/** "schema" describes what is at the place. */
export type Level = PlaceIn & {
  label: string;
  schema: Schema;
  field?: FieldInForm;
  control?: Control;
  isPart?: boolean;
  /** Of a group of the site document: the paths of its fields. The level itself has the path of the document. */
  members?: Path[];
};

/**
 * The levels from the document down to a place: block, list, item, field, as far as the forms know them. The levels of a begun item
 * start with those of the list that the item will enter.
 */
export function levelsTo({ document, path }: PlaceIn, state: State): Level[] {
  const { opened, look, waiting } = state;
  const begun = begunAt(document, waiting);
  const around = begun ? levelsTo(begun.begun.list, state) : [];
  const kind = look?.documents[document]?.kind ?? 'page';
  const list = begun && around.at(-1);
  const first: Level = {
    ...{ document, path: [], label: SHELL_WORDS.side.kinds[kind] },
    schema: list ? list.schema : opened.schemas[kind],
  };
  return [...around, ...levelsIn(first, path, state).slice(begun ? 1 : 0)];
}

function levelsIn(first: Level, path: Path, state: State): Level[] {
  const { document } = first;
  const value = presentValue(document, state);
  const kind = state.look?.documents[document]?.kind;
  const levels = [first];
  for (const step of path) {
    const around = levels.at(-1);
    if (!around) break;
    const { fields } = formOf(around.schema, state.opened.definitions, valueAt(value, around.path));
    const field = fields.find(one => one.step === step);
    if (!field) break;
    const path = [...around.path, step];
    const control = controlNow(field, valueAt(value, path));
    const inner = schemaIn(control);
    const isPart = isPartOfSite(kind, path, control);
    levels.push({ document, path, label: field.label, schema: inner ?? {}, field, control, isPart });
    if (!inner) break;
  }
  return kind === 'site' ? inGroup(levels, state) : levels;
}

/** Puts the group of the site document in place of the parts that are around it, or that have all its fields. */
function inGroup(levels: Level[], { opened }: State): Level[] {
  const [site, ...inner] = levels;
  const group = siteGroupOf(levels.at(-1)?.path ?? [], siteGroups(opened.schemas.site));
  if (!site || !group) return levels;
  const { name, members } = group;
  const depth = members.length === 1 ? 1 : 0;
  const isAround = ({ path }: Level) =>
    members.some(member => isWithin(member, path) && path.length < member.length + depth);
  return [
    site,
    { ...site, label: SHELL_WORDS.site.groups[name], members },
    ...inner.map(level => (isAround(level) ? { ...level, isPart: false } : level)),
  ];
}

/** What to select so that the panel shows the level. */
export function placeOfLevel({ document, path, members }: Level): PlaceIn {
  return { document, path: members?.[0] ?? path };
}

/** What is in a group, a list or the like. */
export function schemaIn(control: Control | undefined): Schema | undefined {
  return (control as { schema?: Schema } | undefined)?.schema;
}

/** A level that the panel can show: the document, a block, an item of a list, a part of the site document. */
export function hasOwnPanel({ path, control, isPart }: Pick<Level, 'path' | 'control' | 'isPart'>): boolean {
  return path.length === 0 || isPart === true || (typeof path.at(-1) === 'number' && isGroup(control));
}

/** The site document is long, so its header, its footer and the like are shown each by itself. */
export function isPartOfSite(kind: DocumentNow['kind'] | undefined, path: Path, control: Control): boolean {
  return kind === 'site' && path.length === 1 && control.kind === 'group';
}

function isGroup(control: Control | undefined): boolean {
  return control !== undefined && ['group', 'picture', 'card'].includes(control.kind);
}

/** The blocks of a page stand in the outline, not in its form. */
export function holdsBlocks(control: Control, definitions: Definitions): boolean {
  if (control.kind !== 'list') return false;
  const [item] = formOf(control.schema, definitions, [undefined]).fields;
  return item?.control.kind === 'group' && item.control.blocks !== undefined;
}

/** Whether the field means anything with the choice that its neighbour has. One that is filled in is shown anyway. */
export function counts({ onlyIn, isSet }: FieldInForm, value: unknown): boolean {
  if (!onlyIn || isSet) return true;
  const { field, choices, unchosen } = onlyIn;
  return isFields(value) && choices.includes(String(value[field] ?? unchosen));
}

/** Where something stands in the words of its form: "Price", in "Haircut". */
export function placeWords(place: PlaceIn, state: State): PlaceWords | undefined {
  if (!documentNow(place.document, state)) return undefined;
  const levels = levelsTo(place, state);
  const last = levels.at(-1);
  const around = levels.filter(
    level => level !== last && (level.members || level.path.length > 0) && hasOwnPanel(level),
  );
  return {
    label: last && last.path.length > 0 ? capital(labelOf(last, state)) : SHELL_WORDS.side.thisPage,
    inside: around.map(level => titledLevel(level, state)),
  };
}

/** A block or an item is known by its title, and one among several words by its number. */
function labelOf(level: Level, state: State): string {
  return isFields(valueOfLevel(level, state)) && typeof level.path.at(-1) === 'number'
    ? titledLevel(level, state)
    : labelNow(level, state);
}

/** With its number and its title. */
export function titledLevel(level: Level, state: State): string {
  return inOne(nameOfLevel(level, state));
}

export function nameOfLevel(level: Level, state: State): ReturnType<typeof kindAndTitle> {
  if (level.members) return { kind: level.label };
  const value = isPage(level, state) ? { title: titleOfPage(state) } : valueOfLevel(level, state);
  // The footer is known by its label, whatever its first words are.
  const isItem = typeof level.path.at(-1) === 'number';
  return kindAndTitle(labelNow(level, state), value, state, isItem ? level.schema : undefined);
}

export function valueOfLevel({ document, path }: Level, state: State): unknown {
  return valueAt(presentValue(document, state), path);
}

/** The page has one name, which its document may write otherwise for search engines. */
function isPage({ document, path }: PlaceIn, { route }: State): boolean {
  return document === route && path.length === 0;
}

/** Something begun has no number yet. It is shown before others that have one. */
export function labelNow(
  { label, ...place }: Pick<Level, 'label' | 'document' | 'path'>,
  state: State,
): string {
  const isBegun = keyOf(place) === keyOf(begunAt(place.document, state.waiting)?.place ?? NOWHERE);
  return isBegun ? SHELL_WORDS.side.begun(label.replace(/ \d+$/, '')) : label;
}

const NOWHERE: PlaceIn = { document: '', path: [] };

export type PlaceWords = { label: string; inside: string[] };

const OBJECTS: Control['kind'][] = ['group', 'card', 'table', 'picture', 'list'];

/** The control that can hold what stands there. A field without a value begins with its plainer shape. */
export function controlNow({ control, otherwise }: FieldInForm, value: unknown): Control {
  if (!otherwise || value === undefined) return control;
  return [control, otherwise].find(one => holds(one, value)) ?? control;
}

function holds({ kind }: Control, value: unknown): boolean {
  if (typeof value === 'number') return kind === 'amount';
  return (typeof value === 'object') === OBJECTS.includes(kind) && kind !== 'amount';
}
