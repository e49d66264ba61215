// All places with pictures in, a warning for each picture that is larger than any place on the site shows it, or
// heavier than it need be.
import { isFields, type Path } from '../../../base/json-value.ts';
import { counted, quoted } from '../../../base/words.ts';
import { pictureSize, pictureWeight } from '../../../document/files/picture-size.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintSubject, Reopen } from '../rule.ts';
import { isHidden } from '../texts.ts';

/** "shownWidth" is how wide the place draws it at most, in CSS pixels: each schema says so beside its picture. */
export type Place = { src: string; shownWidth?: number; path: Path; file: string };

/** Screens show up to two pixels where CSS counts one. */
const DENSITY = 2;
const HEAVIEST = { drawing: 60_000, photo: 300_000 };

export function largePictures(places: Place[], root: string, reopen: Reopen): Problem[] {
  const largest = new Map<string, Place>();
  for (const place of places) {
    const known = largest.get(place.src);
    if (!known || widthOf(place) > widthOf(known)) largest.set(place.src, place);
  }
  return [...largest.values()].flatMap(place => {
    const message = problemOf(place, root);
    return message === undefined
      ? []
      : (reopen(place.file)?.warn('large-pictures', place.path, message) ?? []);
  });
}

function widthOf({ shownWidth = Number.POSITIVE_INFINITY }: Place): number {
  return shownWidth;
}

export function placesOf({ pieces, fields, file }: LintSubject): Place[] {
  return pieces.flatMap(({ kind, value, path, schema }) => {
    if (kind !== 'image' || !isFields(value) || typeof value.src !== 'string') return [];
    if (isHidden(path, fields)) return [];
    const place = { src: value.src, path: [...path, 'src'], file: file.file };
    return typeof schema.shownWidth === 'number' ? { ...place, shownWidth: schema.shownWidth } : place;
  });
}

function problemOf(place: Place, root: string): string | undefined {
  const { src } = place;
  const shownWidth = widthOf(place);
  const bytes = pictureWeight(root, src);
  const weight = `${counted(Math.round(bytes / 1000), 'kilobyte')}`;
  if (src.endsWith('.svg')) {
    if (bytes <= HEAVIEST.drawing) return undefined;
    return `The drawing ${quoted(src)} weighs ${weight}; up to ${HEAVIEST.drawing / 1000} are quick to load. Leave out what nobody sees, or save it as a WebP picture.`;
  }
  const width = pictureSize(root, src)?.width ?? 0;
  const enough = shownWidth * DENSITY;
  if (width > enough)
    return `${quoted(src)} is ${width} pixels wide and weighs ${weight}, but ${shownWidth} pixels are the most that is shown of it. Save it ${enough} pixels wide.`;
  if (bytes <= HEAVIEST.photo) return undefined;
  return `${quoted(src)} weighs ${weight}; up to ${HEAVIEST.photo / 1000} are quick to load. Save it as WebP or AVIF, or with more compression.`;
}
