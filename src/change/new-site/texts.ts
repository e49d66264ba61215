// Reads the texts that a new site begins with, in its language. The author writes over them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spokenFor } from '../../base/languages/read.ts';
import type english from './texts/en.json';

/** A language may have its own addresses, its own note in the starter, and a page that its law asks for. */
export type Texts = Omit<typeof english, 'contact' | 'legal' | 'starter'> & {
  contact: Addressed;
  legal: Addressed;
  starter: PageTexts & { note?: string };
  imprint?: Imprint;
};
export type PageTexts = (typeof english)['home'];
type Addressed = PageTexts & { address?: string };

/** The page that names who answers for the site. Street, person and registrations are placeholders until the owner knows them. */
export type Imprint = Omit<Addressed, 'text'> & {
  reach: string;
  phone: string;
  email: string;
  behind: string;
  street: string;
  person: { name: string; role: string };
  registrations: { name: string; number: string }[];
};

/** Each language that the engine speaks has a file. For any other language, these are English texts. */
export function readTexts(language: string, engine: string): Texts {
  const file = join(engine, 'src/change/new-site/texts', `${spokenFor(language) ?? 'en'}.json`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
