// Compares two pictures and draws expected, actual and difference side by side. The browser decodes and draws them.
import type { Page } from 'playwright-core';
import type { Place } from './shoot.ts';

export type Difference = {
  pixels: number;
  /** A box around everything that differs. */
  box: Place;
  /** The parts of the page in which something differs, with the number of pixels. */
  parts: { place: Place; pixels: number }[];
  /** Expected, actual and difference, as a PNG. */
  sheet: Buffer;
};

/** Nobody sees a smaller difference in a channel. */
const SLIGHT = 12;

/** "desk" is any page without a policy of its own. Returns undefined if nothing differs. */
export async function differenceOf(
  desk: Page,
  expected: Buffer | undefined,
  actual: Buffer,
  places: Place[],
): Promise<Difference | undefined> {
  const pictures = [expected, actual].map(picture => picture?.toString('base64'));
  const found = await desk.evaluate(compare, { pictures, places, slight: SLIGHT });
  if (!found) return undefined;
  const { sheet, ...rest } = found;
  return { ...rest, sheet: Buffer.from(sheet.replace(/^.*,/, ''), 'base64') };
}

type Wanted = { pictures: (string | undefined)[]; places: Place[]; slight: number };

/** Runs in the browser. */
async function compare({ pictures, places, slight }: Wanted) {
  const [before, after] = await Promise.all(pictures.map(decode));
  const width = Math.max(before?.width ?? 0, after?.width ?? 0);
  const height = Math.max(before?.height ?? 0, after?.height ?? 0);
  const [was, is] = [pixelsOf(before), pixelsOf(after)];
  const marks = new ImageData(width, height);
  let pixels = 0;
  const inPart = places.map(() => 0);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < is.length; at += 4) {
    const differs = [0, 1, 2, 3].some(
      channel => Math.abs((was[at + channel] ?? 0) - (is[at + channel] ?? 0)) > slight,
    );
    // Equal parts stay as a shadow, to show where the rest is.
    const shadow = 255 - Math.round((255 - (is[at + 1] ?? 0)) * 0.2);
    marks.data.set(differs ? [200, 20, 60, 255] : [shadow, shadow, shadow, 255], at);
    if (!differs) continue;
    pixels += 1;
    const part = places.findIndex(({ top, height }) => Math.floor(at / 4 / width) < top + height);
    if (part >= 0) inPart[part] = (inPart[part] ?? 0) + 1;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + 1),
      Math.max(bottom, y + 1),
    ];
  }
  if (pixels === 0) return undefined;
  const box = { name: 'all', left, top, width: right - left, height: bottom - top };
  const parts = places
    .map((place, index) => ({ place, pixels: inPart[index] ?? 0 }))
    .filter(part => part.pixels > 0);
  return { pixels, box, parts, sheet: sheet() };

  async function decode(picture: string | undefined): Promise<ImageBitmap | undefined> {
    if (!picture) return undefined;
    return createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  }

  function pixelsOf(picture: ImageBitmap | undefined): Uint8ClampedArray {
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (picture) pen?.drawImage(picture, 0, 0);
    return pen?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  }

  function sheet(): string {
    const [gap, head] = [24, 40];
    const canvas = document.createElement('canvas');
    canvas.width = 3 * width + 4 * gap;
    canvas.height = height + head + gap;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas to draw on.');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#000';
    pen.font = '20px sans-serif';
    const columns = ['Expected', 'Actual', 'Difference'];
    for (const [index, title] of columns.entries()) pen.fillText(title, gap + index * (width + gap), 27);
    if (before) pen.drawImage(before, gap, head);
    else pen.fillText('There is none.', gap, head + 40);
    if (after) pen.drawImage(after, width + 2 * gap, head);
    pen.putImageData(marks, 2 * width + 3 * gap, head);
    pen.strokeStyle = '#c8143c';
    pen.lineWidth = 3;
    pen.strokeRect(2 * width + 3 * gap + left - 6, head + top - 6, right - left + 12, bottom - top + 12);
    return canvas.toDataURL('image/png');
  }
}
