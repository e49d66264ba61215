// Reports colours of a site that are too alike to tell apart: one problem for each line that causes it.
import { quoted } from '../../base/words.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemAt } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { colourOf, contrast, hexOf, lightnessOf, withLightness } from './colour.ts';
import { PAIRS, SCHEMES, type Scheme, type TokenValues, type Values } from './tokens.ts';
import type { Given, GivenValues } from './values.ts';

type TooAlike = { token: string; paper: string; scheme: Scheme; ratio: number; least: number };

/** A pair of colours with the line to change. "through" is the token of the pair that takes its value from that line. */
type Blamed = TooAlike & { line?: Given; through: string };

export function contrastProblems(values: GivenValues, source: Source): Problem[] {
  const blamed = tooAlike(values).map(pair => blame(pair, values));
  const lines = [...new Set(blamed.map(({ line }) => line))];
  return lines.map(line => {
    const own = blamed.filter(pair => pair.line === line);
    return problemAt(source, line ?? { offset: 0, length: 1 }, '', sentence(own, values));
  });
}

/** For each token and scheme, only the paper on which it is hardest to read. */
function tooAlike(values: Values): TooAlike[] {
  return SCHEMES.flatMap(scheme =>
    PAIRS.flatMap(({ token, on, least }) => {
      const pairs = on.map(paper => ({
        token,
        paper,
        scheme,
        least,
        ratio: ratioOf(token, paper, values[scheme]),
      }));
      const [worst] = pairs.filter(({ ratio }) => ratio < least).sort((a, b) => a.ratio - b.ratio);
      return worst ?? [];
    }),
  );
}

function ratioOf(token: string, paper: string, values: TokenValues): number {
  const [one, other] = [token, paper].map(name => colourOf(`var(--${name})`, values));
  return one && other ? contrast(one, other) : Number.POSITIVE_INFINITY;
}

/** Blames the line of the words, or else that of the paper. No line is blamed if both values are the engine's. */
function blame(pair: TooAlike, values: GivenValues): Blamed {
  const { token, paper, scheme } = pair;
  const [first] = [token, paper].flatMap(name => {
    const line = lineBehind(name, scheme, values);
    return line ? [{ line, through: name }] : [];
  });
  return { through: token, ...pair, ...first };
}

/** If a token takes the value of another token, this is the line of the other one. */
function lineBehind(name: string, scheme: Scheme, values: GivenValues): Given | undefined {
  const line = values.lineOf(name, scheme);
  const value = values[scheme][name] ?? '';
  if (line && !/^var\([^()]*\)$/.test(value)) return line;
  const named = [...value.matchAll(/var\(\s*--([\w-]+)\s*\)/g)].flatMap(([, other = '']) => {
    return other === name ? [] : (lineBehind(other, scheme, values) ?? []);
  });
  return named[0] ?? line;
}

function sentence(pairs: Blamed[], values: GivenValues): string {
  const [worst] = pairs.toSorted((a, b) => a.ratio / a.least - b.ratio / b.least) as [Blamed];
  const { token, paper, scheme, least, line } = worst;
  // Rounded up, the contrast could seem high enough.
  const ratio = Math.floor(worst.ratio * 100) / 100;
  const what = least === 3 ? 'lines and signs' : 'words';
  const says = `--${token} on --${paper} has a contrast of ${ratio} in the ${scheme} scheme, and ${what} need ${least}.`;
  if (!line) return `${says} Bring the two further apart.`;
  const others = [...new Set(pairs.map(({ through }) => through))].filter(name => name !== line.name);
  const follow = others.length === 1 ? 'follows' : 'follow';
  const followers = others.map(name => `--${name}`);
  const why = others.length > 0 ? ` ${followers.join(' and ')} ${follow} --${line.name}.` : '';
  return `${says}${why} ${advice(line, worst, readable(line, pairs, values))}`;
}

function advice({ name, scheme }: Given, worst: TooAlike, better: string | undefined): string {
  if (better) return `${quoted(better)} would do for --${name}.`;
  if (scheme !== worst.scheme)
    return `Give --${name} another value for the dark, in a line of its own there.`;
  return 'Bring the two further apart.';
}

/** The nearest colour of the same hue that makes these pairs readable and spoils no other pair. */
function readable(line: Given, pairs: TooAlike[], values: GivenValues): string | undefined {
  const colour = colourOf(line.value, values[line.scheme]);
  if (!colour) return undefined;
  const key = ({ token, scheme }: TooAlike) => `${token} ${scheme}`;
  const mended = pairs.map(key);
  const left = tooAlike(values)
    .map(key)
    .filter(name => !mended.includes(name));
  const was = lightnessOf(colour);
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  return steps
    .flatMap(step => [was - step, was + step])
    .filter(lightness => lightness > 0 && lightness < 1)
    .map(lightness => hexOf(withLightness(colour, lightness)))
    .find(hex => tooAlike(values.instead(line, hex)).every(pair => left.includes(key(pair))));
}
