// Computes colours: what a value of CSS comes to, and how well two colours can be told apart.
import { type CssColor, transform } from 'lightningcss';
import { ownOf } from '../../base/json-value.ts';
import type { TokenValues } from './tokens.ts';

export type Colour = { r: number; g: number; b: number };

const known = new Map<string, Colour | undefined>();

/** Undefined if the value is not a colour, or one that lets the background show through. */
export function colourOf(value: string, tokens: TokenValues): Colour | undefined {
  const plain = withoutVars(value, tokens);
  if (!known.has(plain)) known.set(plain, parse(plain));
  return known.get(plain);
}

/** Replaces each var(--token) by its value. Stops at a certain depth, because tokens might name one another in a circle. */
export function withoutVars(value: string, tokens: TokenValues, depth = 0): string {
  if (depth > 8) return '';
  return value.replace(/var\(\s*--([\w-]+)\s*\)/g, (_, name) =>
    withoutVars(ownOf(tokens, name) ?? '', tokens, depth + 1),
  );
}

function parse(value: string): Colour | undefined {
  const near = mixedWithItself(value, 'srgb');
  const seen = mixedWithItself(value, 'xyz');
  if (typeof near !== 'object' || near.type !== 'rgb' || near.alpha !== 1) return undefined;
  const { r, g, b } = near;
  return (typeof seen === 'object' && seen.type === 'xyz-d65' && cutOff(seen)) || { r, g, b };
}

/** Converts a colour, in whatever way it is written, to a colour space: mixed with itself, it stays the same colour. */
function mixedWithItself(value: string, space: 'srgb' | 'xyz'): CssColor | undefined {
  let found: CssColor | undefined;
  if (/[;{}]/.test(value)) return undefined;
  try {
    transform({
      filename: 'colour.css',
      code: Buffer.from(`a{color:color-mix(in ${space},${value},${value})}`),
      visitor: {
        Declaration(declaration) {
          if (declaration.property === 'color') found = declaration.value;
        },
      },
    });
  } catch {
    return undefined;
  }
  return found;
}

/**
 * For a colour that a screen cannot show: the colour that a browser shows instead. Browsers cut off what is beyond red, green or
 * blue. Lightning CSS looks for a colour near by instead, which is darker or lighter. Undefined for a colour that screens can show.
 */
function cutOff({ x, y, z }: { x: number; y: number; z: number }): Colour | undefined {
  const light: [number, number, number] = [
    3.2409699 * x - 1.5373832 * y - 0.4986108 * z,
    -0.9692436 * x + 1.8759675 * y + 0.0415551 * z,
    0.0556301 * x - 0.203977 * y + 1.0569715 * z,
  ];
  if (light.every(share => share > -0.001 && share < 1.001)) return undefined;
  const [r, g, b] = light.map(share => 255 * asWritten(Math.min(1, Math.max(0, share)))) as typeof light;
  return { r: Math.round(r), g: Math.round(g), b: Math.round(b) };
}

/** From linear light to the value that sRGB writes, both from 0 to 1. */
function asWritten(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** "#1a365d" */
export function hexOf({ r, g, b }: Colour): string {
  return `#${[r, g, b].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** From 1 to 21, as WCAG 2.2 defines it: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ r, g, b }: Colour): number {
  const [red, green, blue] = [r, g, b].map(part => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Mixes a colour with as much white as it needs to have this contrast on all of the papers. */
export function lightened(colour: Colour, papers: Colour[], least: number): Colour {
  for (let white = 0; white < 1; white += 0.05) {
    const part = (from: number) => Math.round(from + (255 - from) * white);
    const lighter = { r: part(colour.r), g: part(colour.g), b: part(colour.b) };
    if (papers.every(paper => contrast(lighter, paper) >= least)) return lighter;
  }
  return { r: 255, g: 255, b: 255 };
}

/** The lightness of HSL, from 0 (black) to 1 (white). */
export function lightnessOf({ r, g, b }: Colour): number {
  return (Math.max(r, g, b) + Math.min(r, g, b)) / 2 / 255;
}

/** Changes the lightness and keeps hue and saturation. */
export function withLightness(colour: Colour, lightness: number): Colour {
  const was = lightnessOf(colour);
  const room = (light: number) => 1 - Math.abs(2 * light - 1);
  const scale = room(was) === 0 ? 0 : room(lightness) / room(was);
  const part = (from: number) => Math.round(255 * lightness + (from - 255 * was) * scale);
  return { r: part(colour.r), g: part(colour.g), b: part(colour.b) };
}
