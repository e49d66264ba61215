// A pack holds the claims of one trade under the law of some countries. A site chooses it with "lint": { "claims": … }.

import type { Said, SaidPart } from '../../../base/sentences/said.ts';

export type Claim = { form: RegExp; sentence: (words: SaidPart) => Said };

export type ClaimPack = {
  /** The language of its words. */
  language: string;
  /** The countries whose law it follows. */
  countries: string[];
  claims: Claim[];
  /** Tested before the many forms of claims, because most texts hold none of these words. */
  worthLooking: RegExp;
  /** Matches one word of each claim, or its beginning. A word is tested only once for the whole site. */
  wordOfAClaim: RegExp;
};
