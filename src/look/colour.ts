// A value of CSS in, the colour it comes to out, and what eyes make of two of them.
import { transform } from 'lightningcss';
import { ownOf } from '../base/json-value.ts';
import type { TokenValues } from './tokens.ts';

export type Colour = { r: number; g: number; b: number };

const known = new Map<string, Colour | undefined>();

/** Undefined for what is no colour, or not one that covers what lies behind it. */
export function colourOf(value: string, tokens: TokenValues): Colour | undefined {
  const plain = withoutVars(value, tokens);
  if (!known.has(plain)) known.set(plain, parse(plain));
  return known.get(plain);
}

/** Tokens may name one another, but not in a circle. */
export function withoutVars(value: string, tokens: TokenValues, depth = 0): string {
  if (depth > 8) return '';
  return value.replace(/var\(\s*--([\w-]+)\s*\)/g, (_, name) =>
    withoutVars(ownOf(tokens, name) ?? '', tokens, depth + 1),
  );
}

/** Mixed with itself any colour becomes one of sRGB, whatever way it was written in. */
function parse(value: string): Colour | undefined {
  let found: Colour | undefined;
  if (/[;{}]/.test(value)) return undefined;
  try {
    transform({
      filename: 'colour.css',
      code: Buffer.from(`a{color:color-mix(in srgb,${value},${value})}`),
      visitor: {
        Declaration(declaration) {
          if (declaration.property !== 'color' || typeof declaration.value !== 'object') return;
          const colour = declaration.value;
          if (colour.type === 'rgb' && colour.alpha === 1) found = { r: colour.r, g: colour.g, b: colour.b };
        },
      },
    });
  } catch {
    return undefined;
  }
  return found;
}

/** "#1a365d" */
export function hexOf({ r, g, b }: Colour): string {
  return `#${[r, g, b].map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** From 1 to 21, as WCAG 2.2 counts it. */
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

/** The same colour with as much white as it takes to be read on all of these. */
export function lightened(colour: Colour, papers: Colour[], least: number): Colour {
  for (let white = 0; white < 1; white += 0.05) {
    const part = (from: number) => Math.round(from + (255 - from) * white);
    const lighter = { r: part(colour.r), g: part(colour.g), b: part(colour.b) };
    if (papers.every(paper => contrast(lighter, paper) >= least)) return lighter;
  }
  return { r: 255, g: 255, b: 255 };
}

/** From 0, which is black, to 1, which is white: as HSL counts it. */
export function lightnessOf({ r, g, b }: Colour): number {
  return (Math.max(r, g, b) + Math.min(r, g, b)) / 2 / 255;
}

/** The same hue and saturation. */
export function withLightness(colour: Colour, lightness: number): Colour {
  const was = lightnessOf(colour);
  const room = (light: number) => 1 - Math.abs(2 * light - 1);
  const scale = room(was) === 0 ? 0 : room(lightness) / room(was);
  const part = (from: number) => Math.round(255 * lightness + (from - 255 * was) * scale);
  return { r: part(colour.r), g: part(colour.g), b: part(colour.b) };
}
