// Takes a photograph into the field of a picture. It lies there at once, as a draft, and waits for its words.
import { SHELL_WORDS } from '../../language/window-words.ts';
import { newId, type PlaceIn } from '../../model/asks.ts';
import type { Store } from '../store.ts';
import { levelsTo } from './levels.ts';
import { pictureFieldAt, whyNoPhotograph } from './picture-field.ts';

const WORDS = SHELL_WORDS.picture;

/** "place" is where it was dropped. The field is followed while the photograph arrives, also if its page is left. */
export async function takePhotograph(store: Store, file: File, place: PlaceIn | undefined): Promise<void> {
  const why = whyNoPhotograph(place, store.state());
  const field = place && pictureFieldAt(place, store.state());
  if (field) store.select(field);
  if (why !== undefined || !field) return store.say(why ?? WORDS.noField);
  const isNameAlone = levelsTo(field, store.state()).at(-1)?.schema.properties === undefined;
  const { chosen } = store.state();
  const name = newId();
  store.hold(name, field);
  store.say(WORDS.arriving(file.name));
  const answer = await store.send(file);
  const now = store.state();
  const there = store.held(name);
  store.letGo(name);
  if (!answer.ok) return store.say(answer.message);
  if (!there) return store.say(WORDS.placeGone(file.name));
  const { src, width, height } = answer.told;
  // The description of the picture before, and that it was decoration, do not hold for the photograph.
  store.typeAt(there, isNameAlone ? src : { src, alt: '' });
  const { document, path } = there;
  if (now.chosen === chosen) store.select({ document, path: isNameAlone ? path : [...path, 'alt'] });
  store.say(WORDS.arrived(file.name, width, height, !isNameAlone));
}
