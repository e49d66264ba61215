// All documents in, one after the other, a warning for each picture that is larger than any place on the site shows it, or
// heavier than it need be.
import type { DocumentFile, Path } from '../document.ts';
import { pictureSize, pictureWeight } from '../pictures.ts';
import type { Problem } from '../problem.ts';
import { isFields } from '../where.ts';
import { counted, quoted } from '../words.ts';
import type { LintSubject, Reopen } from './subject.ts';
import { isHidden } from './texts.ts';

/** "shownWidth" is how wide the place draws it at most, in CSS pixels: each schema says so beside its picture. */
type Place = { src: string; shownWidth: number; path: Path; file: DocumentFile };

/** Screens show up to two pixels where CSS counts one. */
const DENSITY = 2;
const HEAVIEST = { drawing: 60_000, photo: 300_000 };

export function openPictures(root: string) {
  const largest = new Map<string, Place>();
  return {
    see(subject: LintSubject): void {
      for (const place of placesOf(subject)) {
        const known = largest.get(place.src);
        if (!known || place.shownWidth > known.shownWidth) largest.set(place.src, place);
      }
    },
    problems(reopen: Reopen): Problem[] {
      return [...largest.values()].flatMap(place => {
        const message = slipOf(place, root);
        return message === undefined ? [] : (reopen(place.file)?.warn(place.path, message) ?? []);
      });
    },
  };
}

function placesOf({ pieces, fields, file }: LintSubject): Place[] {
  return pieces.flatMap(({ kind, value, path, schema }) => {
    if (kind !== 'image' || !isFields(value) || typeof value.src !== 'string') return [];
    if (isHidden(path, fields)) return [];
    const shownWidth = typeof schema.shownWidth === 'number' ? schema.shownWidth : Number.POSITIVE_INFINITY;
    return { src: value.src, shownWidth, path: [...path, 'src'], file };
  });
}

function slipOf({ src, shownWidth }: Place, root: string): string | undefined {
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
