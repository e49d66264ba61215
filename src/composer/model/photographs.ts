// Photographs that have come to the server and are not in the site yet. Each waits outside the site until somebody has said what it
// shows. Until then a draft names it by an address that no picture of a site has.
import { isFields } from '../../base/json-value.ts';

/** What the server tells of a photograph that has arrived. Its size is that of the upright picture. */
export type Arrived = { src: string; width: number; height: number; bytes: number };

/** In bytes. What the check would refuse for its weight is not even received. */
export const LARGEST_PHOTOGRAPH = 25_000_000;

export const WAITING_FOLDER = '/images/waiting';
/** The browser gets a smaller picture, so the address says how large the photograph is. */
const WAITING =
  /^\/images\/waiting\/[0-9a-f-]{36}-([0-9]{1,5})x([0-9]{1,5})\/[a-z0-9-]+\.(?:jpg|png|webp|avif)$/;

export function isWaiting(src: string): boolean {
  return WAITING.test(src);
}

/** In pixels, upright. Undefined for a picture of the site. */
export function sizeOfWaiting(src: string): { width: number; height: number } | undefined {
  const [, width, height] = WAITING.exec(src) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** The address at which a browser gets the part of a waiting photograph that a field shows. */
export function addressOfPart(src: string, crop: unknown): string {
  return typeof crop === 'string' ? `${src}?${crop.replaceAll(' ', ',')}` : src;
}

/** The value as it can be drawn before anybody has said what its photographs show. */
export function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (!isFields(value)) return value;
  if (typeof value.src !== 'string' || !isWaiting(value.src))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutWords(inner)]));
  const { alt, ...others } = value;
  return { ...others, decorative: true };
}

/** "/images/services/tables.jpg" → "services/tables" */
export function nameOfPicture(src: string): string {
  return (isWaiting(src) ? src.slice(src.lastIndexOf('/') + 1) : src.replace(/^\/(images\/)?/, '')).replace(
    /\.\w+$/,
    '',
  );
}

/** All photographs in a value that wait. */
export function waitingIn(value: unknown): string[] {
  if (typeof value === 'string') return isWaiting(value) ? [value] : [];
  const inner = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  return [...new Set(inner.flatMap(waitingIn))];
}

/** The value with other addresses of its pictures. */
export function withAddresses<Value>(value: Value, to: { [src: string]: string }): Value {
  // Only texts change, and they stay texts.
  return changed(value, to) as Value;
}

function changed(value: unknown, to: { [src: string]: string }): unknown {
  if (typeof value === 'string') return Object.hasOwn(to, value) ? to[value] : value;
  if (Array.isArray(value)) return value.map(one => changed(one, to));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, to)]));
}

/** Whether a value holds a photograph that waits and has to be described. The name of a picture alone needs no words. */
export function holdsPhotograph(value: unknown): boolean {
  return photographsIn(value).length > 0;
}

/** Whether nobody has said yet what one of its photographs shows, nor that it is decoration. */
export function lacksWords(value: unknown): boolean {
  return photographsIn(value).some(({ alt, decorative }) => !isSaid(alt) && decorative !== true);
}

/** Whether the value is a picture of which nobody has said yet what it shows, nor that it is decoration. */
export function isUndescribed(value: unknown): boolean {
  if (!isFields(value) || typeof value.src !== 'string' || value.src === '') return false;
  return typeof value.alt === 'string' && !isSaid(value.alt) && value.decorative !== true;
}

const isSaid = (words: unknown): boolean => typeof words === 'string' && words.trim() !== '';

function photographsIn(value: unknown): { [field: string]: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(photographsIn);
  if (!isFields(value)) return [];
  return typeof value.src === 'string' && isWaiting(value.src)
    ? [value]
    : Object.values(value).flatMap(photographsIn);
}
