// Takes a photograph into the field of a picture. It lies there at once, as a draft, and waits for its words.
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { documentNow } from '../../model/state/state.ts';
import type { Store } from '../store.ts';
import { levelsTo } from './levels.ts';
import { pictureFieldAt, whyNoPhotograph } from './picture-field.ts';

const WORDS = SHELL_WORDS.picture;

/** "place" is where it was dropped. The field may move while the photograph arrives, and is followed as long as it is selected. */
export async function takePhotograph(store: Store, file: File, place: PlaceIn | undefined): Promise<void> {
  const why = whyNoPhotograph(place, store.state());
  const field = place && pictureFieldAt(place, store.state());
  if (field) store.select(field);
  if (why !== undefined || !field) return store.say(why ?? WORDS.noField);
  const { chosen } = store.state();
  const versionNow = () => documentNow(field.document, store.state())?.version;
  const version = versionNow();
  store.say(WORDS.arriving(file.name));
  const answer = await store.send(file);
  if (!answer.ok) return store.say(answer.message);
  const now = store.state();
  const isSelected = now.chosen === chosen && now.selected !== undefined;
  if (!isSelected && versionNow() !== version) return store.say(WORDS.movedAway);
  const { src, width, height } = answer.told;
  const there = isSelected && now.selected ? now.selected : field;
  const needsWords = putInto(there, src, store);
  if (isSelected) store.select(needsWords ? { ...there, path: [...there.path, 'alt'] } : { ...there });
  store.say(WORDS.arrived(file.name, width, height, needsWords));
}

/**
 * Forgets the description of the picture before, and that it was decoration: neither holds for the photograph. Returns whether it needs
 * words.
 */
function putInto(field: PlaceIn, src: string, store: Store): boolean {
  const isNameAlone = levelsTo(field, store.state()).at(-1)?.schema.properties === undefined;
  store.type(field, isNameAlone ? src : { src, alt: '' });
  return !isNameAlone;
}
