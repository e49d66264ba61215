// Reads what the documents of a site are held against: the schemas of the engine and of the site's own blocks, and their validators.
import { isSame } from '../../base/json-value.ts';
import type { Sides } from '../../base/places.mjs';
import { bundlesOf } from '../../document/schema/bundle.ts';
import { examplesFrom } from '../../document/schema/example-words.ts';
import { readOwnIcons } from '../../document/schema/own-icons.ts';
import { readSources } from '../../document/schema/sources.ts';
import { inEachLanguage } from '../../document/schema/spoken.ts';
import { validatorOf } from '../../document/validate/schema-mistakes.ts';
import { once } from './shelf.ts';

export type Grammar = ReturnType<typeof readGrammar>;

export function readGrammar(sides: Sides) {
  const { sources } = readSources(sides);
  const { schemas, definitions } = bundlesOf(sources);
  return {
    sides,
    sources,
    checkPage: validatorOf(schemas.page, sources),
    ofSite: { check: validatorOf(schemas.site, sources) },
    // Compiling takes a while, and many sites have no shared documents.
    checkShared: once(() => validatorOf(schemas.shared, sources)),
    shown: {
      schemas,
      definitions,
      spoken: inEachLanguage(sources, { schemas, definitions }),
      types: sources.blocks.map(block => block.type),
      examples: examplesFrom(sources),
    },
  };
}

/** For a copy with the same blocks. Its icons are part of the grammar too, and lie among the files that a copy may change. */
export function grammarOfCopy(grammar: Grammar, folder: string): Grammar {
  const isSameGrammar = isSame(readOwnIcons(folder).icons, grammar.sources.icons);
  return isSameGrammar ? grammar : readGrammar({ ...grammar.sides, site: folder });
}
