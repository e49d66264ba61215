// Finds the field for a photograph that somebody drops or pastes.
import { isFields, valueAt } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { formOf } from '../../model/form/form.ts';
import { presentValue } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { counts, type Level, levelsTo } from './levels.ts';
import { isLocked } from './target.ts';

const WORDS = SHELL_WORDS.picture;

/**
 * The picture at the place, or else the one that the item or the block around it has or can have. A page has one for those who share
 * it, which only a drop on its own field means.
 */
export function pictureFieldAt(place: PlaceIn, state: State): PlaceIn | undefined {
  const levels = levelsTo(place, state);
  const own = levels.find(({ control }) => control?.kind === 'picture');
  if (own) return { document: own.document, path: own.path };
  const around = levels.filter(({ path }) => path.length > 0).reverse();
  return around.flatMap(level => pictureIn(level, state) ?? [])[0];
}

function pictureIn({ document, path, schema }: Level, state: State): PlaceIn | undefined {
  const value = valueAt(presentValue(document, state), path);
  if (!isFields(value)) return undefined;
  const { fields } = formOf(schema, state.opened.definitions, value);
  const pictures = fields.filter(field => field.control.kind === 'picture' && counts(field, value));
  const field = pictures.find(({ isSet }) => isSet) ?? pictures[0];
  return field && { document, path: [...path, field.step] };
}

/** Why nothing can be dropped there. Undefined if a photograph can. */
export function whyNoPhotograph(place: PlaceIn | undefined, state: State): string | undefined {
  const field = place && pictureFieldAt(place, state);
  if (!field) return WORDS.noField;
  return isLocked(field.document, state) ? WORDS.locked : undefined;
}

/** Words that were copied in an office program come with a picture of themselves, and are words. */
export function holdsFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') === true && !data.types.includes('text/plain');
}

export function photographIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}
