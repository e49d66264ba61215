// The part of a picture that is shown, as its document writes it: left, top, width and height in the pixels of the picture.

export type CroppedPart = { left: number; top: number; width: number; height: number };
export type PixelSize = Pick<CroppedPart, 'width' | 'height'>;
type Point = { x: number; y: number };

/** In pixels. A narrower part shows nothing that anybody could make out. */
export const LEAST_CROPPED = 16;

/** All of the picture, if nothing is written. */
export function croppedIn(written: unknown, size: PixelSize): CroppedPart {
  const [left = 0, top = 0, width = size.width, height = size.height] =
    typeof written === 'string' ? written.split(' ').map(Number) : [];
  return { left, top, width, height };
}

/** Undefined if all of the picture is shown. */
export function writtenCrop(part: CroppedPart, size: PixelSize): string | undefined {
  const width = within(part.width, LEAST_CROPPED, size.width);
  const height = within(part.height, LEAST_CROPPED, size.height);
  const left = within(part.left, 0, size.width - width);
  const top = within(part.top, 0, size.height - height);
  if (width === size.width && height === size.height) return undefined;
  return [left, top, width, height].join(' ');
}

export function cropBetween(one: Point, other: Point): CroppedPart {
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.max(Math.min(least, most), Math.min(value, most)));
}
