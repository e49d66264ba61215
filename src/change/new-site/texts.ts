// Reads the texts that a new site begins with, in its language. The author writes over them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenFor } from '../../base/languages/read.ts';
import type english from './texts/en.json';

export type Texts = typeof english;
export type PageTexts = Texts['home'];

/** Each language that the engine speaks has a file. For any other language, these are English texts. */
export function readTexts(language: string, engine: string): Texts {
  const file = join(engine, 'src/change/new-site/texts', `${spokenFor(language) ?? 'en'}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
