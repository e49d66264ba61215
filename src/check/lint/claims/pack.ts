// What a pack of claims holds: those of one trade under the law of one country. A site chooses it with "lint": { "claims": … }.

export type Claim = { form: RegExp; sentence: (words: string) => string };

export type ClaimPack = {
  /** The language that its words are of. */
  language: string;
  /** Whose law it goes by. */
  countries: string[];
  claims: Claim[];
  /** One look over a text before the many: most texts hold none of this. */
  worthLooking: RegExp;
  /** One word, or its beginning, of each of these. */
  wordOfAClaim: RegExp;
};
