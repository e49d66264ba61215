import { describe, expect, it } from 'vitest';
import { readVariantName, type Variant, variantName, widthsFor } from './variant.ts';

describe('the widths of a photograph', () => {
  const CAMERA = { width: 4000, height: 3000 };

  it.each([
    ['go up to twice what its place shows', { shownWidth: 544 }, CAMERA, [320, 448, 640, 896, 1280]],
    ['are few for a small place', { shownWidth: 48 }, CAMERA, [96]],
    ['are more for a small place that cuts it', { shownWidth: 48, shownHeight: 48 }, CAMERA, [160]],
    ['are all where nobody says how wide the place is', {}, CAMERA, [320, 448, 640, 896, 1280, 1792, 2560]],
    [
      'are the same for a place that is wider than any screen',
      { shownWidth: 9000 },
      CAMERA,
      [320, 448, 640, 896, 1280, 1792, 2560],
    ],
    ['are never wider than it is', { shownWidth: 544 }, { width: 800, height: 600 }, [320, 448, 640, 800]],
    ['are only its own where that is narrow', { shownWidth: 544 }, { width: 300, height: 200 }, [300]],
    [
      'leave out one that is nearly its own',
      { shownWidth: 544 },
      { width: 650, height: 500 },
      [320, 448, 650],
    ],
    [
      'reach further for a panorama that fills its place by its height',
      { shownWidth: 544, shownHeight: 400 },
      { width: 6000, height: 2000 },
      [320, 448, 640, 896, 1280, 1792, 2560],
    ],
    [
      'do not for what stands upright',
      { shownWidth: 544, shownHeight: 400 },
      { width: 3000, height: 4000 },
      [320, 448, 640, 896, 1280],
    ],
    [
      'stay narrow for a strip that no file could hold otherwise',
      { shownWidth: 544 },
      { width: 1000, height: 40_000 },
      [320, 409],
    ],
    ['are one for a single pixel', {}, { width: 1, height: 1 }, [1]],
  ])('%s', (_, shown, size, widths) => {
    expect(widthsFor(shown, size)).toEqual(widths);
  });
});

describe('the name of a finished file', () => {
  const plain: Variant = { stem: '/images/team/office', hash: '0123456789', width: 640, format: 'avif' };

  it.each<[string, Variant]>([
    ['/images/team/office-0123456789-640.avif', plain],
    [
      '/images/team/office-0123456789-x330y20w520h340-96.webp',
      { ...plain, crop: { left: 330, top: 20, width: 520, height: 340 }, width: 96, format: 'webp' },
    ],
    ['/images/team/office-0123456789-1200x630.jpg', { ...plain, width: 1200, height: 630, format: 'jpg' }],
    [
      '/images/a-0123456789-1-0123456789-2.png',
      { ...plain, stem: '/images/a-0123456789-1', width: 2, format: 'png' },
    ],
  ])('%s says all of it', (name, variant) => {
    expect(variantName(variant)).toBe(name);
    expect(readVariantName(name)).toEqual(variant);
  });

  it.each([
    '/images/office.avif',
    '/images/office-640.avif',
    '/images/office-012345678-640.avif',
    '/images/office-0123456789-640.gif',
    '/images/office-0123456789-64000.avif',
    '/images/office-0123456789-x1y2w3-640.avif',
    '/images/-0123456789-640.avif',
    '/icons/office-0123456789-640.avif',
    'images/office-0123456789-640.avif',
  ])('%s is none', name => {
    expect(readVariantName(name)).toBeUndefined();
  });
});
