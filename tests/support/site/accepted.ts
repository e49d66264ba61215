// Compares texts with those that somebody has looked at and accepted, in tests/accepted/: a file for each subject, a section for
// each view. "npm run accept" writes them anew.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const ACCEPTED = join(process.cwd(), 'tests/accepted');

export const isAccepting = process.env.ASHLAR_ACCEPT === '1';

/** The only block whose look is accepted, in "npm run accept price-table". */
export const acceptedBlock = process.env.ASHLAR_ACCEPT_BLOCK;

export const HOW_TO_ACCEPT =
  'If it is meant to be so: npm run accept, look at what changed in tests/accepted, commit it with the change.';

export type Sections = Map<string, string>;

const MARK = '## ';

function readSections(file: string): Sections {
  const path = join(ACCEPTED, file);
  if (!existsSync(path)) return new Map();
  return new Map(
    readFileSync(path, 'utf8')
      .split(`\n${MARK}`)
      .slice(1)
      .map(section => {
        const end = section.indexOf('\n');
        return [section.slice(0, end), section.slice(end + 1).trimEnd()];
      }),
  );
}

/** Returns the accepted text of a view. "npm run accept" writes the present one first. */
export function acceptedText(file: string, section: string, present: string): string | undefined {
  if (isAccepting) writeSections(file, new Map([...readSections(file), [section, present.trimEnd()]]));
  return readSections(file).get(section);
}

/** Deletes old views, because fewer may be accepted now. */
export function forgetSections(file: string): void {
  rmSync(join(ACCEPTED, file), { force: true });
}

function writeSections(file: string, sections: Sections): void {
  const path = join(ACCEPTED, file);
  mkdirSync(dirname(path), { recursive: true });
  const body = [...sections].sort(inOrder).map(([name, text]) => `\n${MARK}${name}\n${text}\n`);
  writeFileSync(path, `Written by "npm run accept".\n${body.join('')}`);
}

function inOrder([one]: [string, string], [other]: [string, string]): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** All accepted views: "home.txt: phone". */
export function acceptedViews(folder: string): string[] {
  const files = readdirSync(join(ACCEPTED, folder)).filter(name => name.endsWith('.txt'));
  return files.flatMap(file =>
    [...readSections(join(folder, file)).keys()].map(section => `${file}: ${section}`),
  );
}
