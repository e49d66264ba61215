// Prints what forms say in each language, every text beside its English and in its place, and then the sentences of the check, of changes
// and of reviews. With --move, first takes the words of changed English texts along. For people who read a translation.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesAt } from '../../src/base/places.mjs';
import { bundlesOf } from '../../src/document/schema/bundle.ts';
import { readSources } from '../../src/document/schema/sources.ts';
import { spoken, wordsFrom } from '../../src/document/schema/spoken.ts';
import { allNeededWords, ROOMS, type Room } from '../../tests/support/documents/messages/sentences.ts';
import { movedWords, type Words } from './words/moved-words.ts';

const places = placesAt(process.cwd());
const before = readSources(places).sources;
for (const language of Object.keys(before.translations)) {
  if (process.argv.includes('--move')) {
    move(language);
    moveSentences(language);
  }
  print(language);
  printSentences(language);
}

function move(language: string): void {
  const blocks = before.blocks.map(({ type, translations }) => ({
    type,
    words: translations?.[language] ?? {},
  }));
  const shared = before.translations[language] ?? {};
  const asked: { definition: string; english: string }[] = [];
  spoken(bundlesOf(before), definition => english => {
    asked.push({ definition, english });
    return english;
  });
  for (const { type, words } of blocks) {
    const own = asked.flatMap(({ definition, english }) => (definition === type ? english : []));
    const wanted = own.filter(english => !Object.hasOwn(shared, english) || Object.hasOwn(words, english));
    write(`blocks/${type}/${language}.json`, words, movedWords(words, wanted));
  }
  const isOwn = (definition: string, english: string) =>
    blocks.some(({ type, words }) => type === definition && Object.hasOwn(words, english));
  const others = asked.flatMap(({ definition, english }) => (isOwn(definition, english) ? [] : english));
  write(`schema/${language}.json`, shared, movedWords(shared, others));
}

function moveSentences(language: string): void {
  const needed = [...allNeededWords()];
  for (const room of ROOMS) {
    const own = needed.flatMap(([english, ofRoom]) => (ofRoom === room ? english : []));
    const words = sentencesOf(room, language);
    write(fileOf(room, language), words, movedWords(words, own));
  }
}

function fileOf(room: Room, language: string): string {
  return `src/base/sentences/${language}/${room}.json`;
}

function sentencesOf(room: Room, language: string): Words {
  return JSON.parse(readFileSync(join(places.engine, fileOf(room, language)), 'utf8'));
}

function write(file: string, words: Words, moved: Words): void {
  if (JSON.stringify(words) === JSON.stringify(moved)) return;
  writeFileSync(join(places.engine, file), `${JSON.stringify(moved, null, 2)}\n`);
  console.log(`${file} has words of changed texts, each with "? " before it: read them, and take that out.`);
}

function print(language: string): void {
  const { sources } = readSources(places);
  const words = wordsFrom(sources, language);
  const told = new Set<string>();
  console.log(`| Where | English | ${language} |\n|---|---|---|`);
  spoken(bundlesOf(sources), definition => english => {
    const said = words?.(definition)(english) ?? english;
    const row = `${english} | ${said.replace('Example:', '→')} |`;
    if (!told.has(row)) console.log(`| ${definition} | ${row}`);
    told.add(row);
    return said;
  });
}

function printSentences(language: string): void {
  console.log(`\n| Room | English sentence | ${language} |\n|---|---|---|`);
  for (const room of ROOMS)
    for (const [english, said] of Object.entries(sentencesOf(room, language)))
      console.log(`| ${room} | ${[english, said ?? ''].map(inRow).join(' | ')} |`);
}

function inRow(text: string): string {
  return text.replaceAll('|', '\\|');
}
