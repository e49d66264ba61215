// The values of a site's tokens in, one problem for each pair of them that eyes cannot tell apart well enough out.
import { problemAt } from '../document/problem/position.ts';
import type { Problem } from '../document/problem/problem.ts';
import type { Source } from '../document/types.ts';
import { colourOf, contrast } from './colour.ts';
import { PAIRS, SCHEMES, type Scheme, type TokenValues } from './tokens.ts';
import type { GivenValues } from './values.ts';

export function contrastProblems(values: GivenValues, source: Source): Problem[] {
  return SCHEMES.flatMap(scheme =>
    PAIRS.flatMap(({ token, on, least }) => {
      const [worst] = on
        .map(paper => ({ paper, ratio: ratioOf(token, paper, values[scheme]) }))
        .filter(({ ratio }) => ratio < least)
        .sort((a, b) => a.ratio - b.ratio);
      if (!worst) return [];
      const span = placeOfEither(token, worst.paper, scheme, values);
      return [problemAt(source, span, '', sentence(token, worst.paper, worst.ratio, least, scheme))];
    }),
  );
}

function ratioOf(token: string, paper: string, values: TokenValues): number {
  const [one, other] = [token, paper].map(name => colourOf(`var(--${name})`, values));
  return one && other ? contrast(one, other) : Number.POSITIVE_INFINITY;
}

/** The site's own line for this scheme, else the one for both; the top of the file where it is the engine's own values that clash. */
function placeOfEither(token: string, paper: string, scheme: Scheme, { placeOf }: GivenValues) {
  const said = [scheme, 'light' as const].flatMap(where => [placeOf(token, where), placeOf(paper, where)]);
  return said.find(span => span !== undefined) ?? { offset: 0, length: 1 };
}

function sentence(token: string, paper: string, ratio: number, least: number, scheme: Scheme): string {
  // Rounded up it would seem enough.
  const has = Math.floor(ratio * 100) / 100;
  const what = least === 3 ? 'lines and signs' : 'words';
  return `--${token} on --${paper} has a contrast of ${has} in the ${scheme} scheme, and ${what} need ${least}. Bring the two further apart.`;
}
