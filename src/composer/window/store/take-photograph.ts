// Takes a photograph or another picture of the site into the field of a picture. It lies there at once, as a draft, and waits for its words.
import { SHELL_WORDS } from '../../language/window-words.ts';
import { newId, type PlaceIn } from '../../model/asks.ts';
import { levelsTo } from '../shown/levels.ts';
import { pictureFieldAt, whyNoPhotograph } from '../shown/picture-field.ts';
import type { Store } from './store.ts';

const WORDS = SHELL_WORDS.picture;

/** "place" is where it was dropped. The field is followed while the photograph arrives, also if its page is left. */
export async function takePhotograph(store: Store, file: File, place: PlaceIn | undefined): Promise<void> {
  const why = whyNoPhotograph(place, store.state());
  const field = place && pictureFieldAt(place, store.state());
  if (field) store.select(field);
  if (why !== undefined || !field) return store.say(why ?? WORDS.noField);
  const isNameAlone = isName(field, store);
  const { chosen } = store.state();
  const name = newId();
  const preview = URL.createObjectURL(file);
  store.hold(name, { ...field, photograph: { file: file.name, preview } });
  store.say(WORDS.arriving(file.name));
  const answer = await store.send(file);
  const now = store.state();
  const there = store.held(name);
  store.letGo(name);
  URL.revokeObjectURL(preview);
  if (!answer.ok) return store.say(answer.message);
  if (!there) return store.say(WORDS.placeGone(file.name));
  const { src, width, height } = answer.told;
  store.typeAt(there, isNameAlone ? src : undescribed(src));
  const { document, path } = there;
  if (now.chosen === chosen) store.select({ document, path: isNameAlone ? path : [...path, 'alt'] });
  store.say(WORDS.arrived(file.name, width, height, !isNameAlone));
}

/** Takes another picture of the site, and leads to its description. It is not saved without one. */
export function choosePicture(store: Store, src: string, place: PlaceIn): void {
  const field = pictureFieldAt(place, store.state());
  if (!field) return;
  const isNameAlone = isName(field, store);
  store.type(field, isNameAlone ? src : undescribed(src));
  if (isNameAlone) return;
  store.select({ ...field, path: [...field.path, 'alt'] });
  store.say(WORDS.sayWhat(false));
}

/** Whether the field holds the address of a picture alone. */
function isName(field: PlaceIn, store: Store): boolean {
  return levelsTo(field, store.state()).at(-1)?.schema.properties === undefined;
}

/** The description of the picture before, its part, and that it was decoration do not hold for another one. */
const undescribed = (src: string) => ({ src, alt: '' });
