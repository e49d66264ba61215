// Prints what forms say in each language, every text beside its English and in its place, for people who read a translation.
import { placesAt } from '../../src/base/places.mjs';
import { bundlesOf } from '../../src/document/schema/bundle.ts';
import { readSources } from '../../src/document/schema/sources.ts';
import { spoken, wordsFrom } from '../../src/document/schema/spoken.ts';

const { sources } = readSources(placesAt(process.cwd()));

for (const language of Object.keys(sources.translations)) {
  const say = wordsFrom(sources, language);
  const told = new Set<string>();
  console.log(`| Where | English | ${language} |\n|---|---|---|`);
  spoken(bundlesOf(sources), definition => english => {
    const said = say?.(definition)(english) ?? english;
    const row = `${english} | ${said.replace('Example:', '→')} |`.replaceAll('\n', ' ');
    if (!told.has(row)) console.log(`| ${definition} | ${row}`);
    told.add(row);
    return said;
  });
}
