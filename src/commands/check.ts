// Runs "npm run check". The exit code is 0 if all is well, and 1 if the content is wrong. Throws a Failure if the check could not
// run; the script then ends with 2.

import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { fixFiles } from '../change/fix/fix-files.ts';
import { fixedReport } from '../change/fix/fixed-report.ts';
import { asOneEntry } from '../change/journal/record.ts';
import { checkAndLint, checkThese } from '../check/check-and-lint.ts';
import { githubReport } from '../check/report/github.ts';
import { jsonReport } from '../check/report/json.ts';
import { sarifReport } from '../check/report/sarif.ts';
import type { Looked } from '../check/report/summary.ts';
import { textReport } from '../check/report/text.ts';
import { hindranceAt } from '../document/files/pages.ts';
import { sharedNameOf } from '../document/files/shared.ts';
import { problemOfFile } from '../document/problem/position.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import { goodSources } from '../document/schema/sources.ts';
import { checkedPages, type RecordsFile } from '../publish/kept/checked-pages.ts';
import { withKeptWords } from '../publish/kept/kept-words.ts';
import { ashlarFolderInGit, OWN_FOLDER } from '../site/git/ashlar-folder-in-git.ts';
import { earlierTexts } from '../site/git/earlier.ts';
import { openLibrary, SITE_FILE } from '../site/library/library.ts';
import { chosenFiles } from '../site/library/named-files.ts';
import { usedSentence } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { argumentsIn, demandFormat } from './arguments.ts';

type Around = {
  /** Where the user stands. Names of files are relative to it. */
  folder: string;
  colours: boolean;
  /** What the last check found, if it is kept. */
  kept?: RecordsFile;
};

export type Outcome = { code: 0 | 1; out: string };

const USAGE = `Checks the pages and says every mistake.

  npm run check                       all of pages/
  npm run check pages/pricing.json    one page, by its file or its address (/pricing)
  npm run check pages/_shared         the shared blocks, and the pages that each is used on
  npm run check -- --fix              mends what can only have been meant one way, and says what is left
  npm run check -- --format github    text, github, json or sarif
  npm run check -- --strict           end with 1 on warnings too`;

const FORMATS = ['text', 'github', 'json', 'sarif'];

const OPTIONS = {
  format: { type: 'string', default: 'text' },
  fix: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
} as const;

/** "alsoWrong" are problems of the project around the pages. */
export function runCheck(
  args: string[],
  sides: Sides,
  { folder, colours, kept }: Around,
  alsoWrong: Problem[] = [],
): Outcome {
  const { format, help, fix, strict, names } = argumentsIn(args, OPTIONS, USAGE);
  demandFormat(format, FORMATS);
  if (help) return { code: 0, out: USAGE };
  const hindrance = hindranceAt(sides.site);
  if (hindrance !== undefined) throw new Failure(hindrance);
  goodSources(sides);
  const library = openLibrary(sides.site, sides.engine);
  const chosen = chosenFiles(names, library, folder);
  if (chosen.problem !== undefined) throw new Failure(chosen.problem);
  const { files } = chosen;
  const isAll = files.length === 0;
  const isMeant = (file: string) => isAll || files.includes(file);
  const fixed = fix
    ? asOneEntry(library.root, { by: 'command', what: 'check -- --fix' }, within =>
        fixFiles(library, isMeant, within),
      )
    : undefined;
  const said = withKeptWords(kept, () => {
    const { library: asked, pages } = kept ? checkedPages(library, kept) : { library };
    const before = earlierTexts(library.root);
    return isAll ? checkAndLint(asked, pages, before) : checkThese(files, asked, pages, before);
  });
  const around = [...alsoWrong.filter(({ file }) => isMeant(file)), ...(isAll ? inGit(library.root) : [])];
  const problems = [...around, ...said];
  const looked = isAll ? undefined : lookedAt(files);
  const told = report(format, problems, library, looked, colours);
  // The other formats are for machines, which read nothing but the report.
  const before = [...(fixed ? [fixedReport(fixed), ''] : []), ...usedSentences(files, library)];
  const out = format === 'text' ? [...before, told].join('\n') : told;
  const isRefused = hasErrors(problems) || (strict && problems.length > 0);
  return { code: isRefused ? 1 : 0, out };
}

function inGit(root: string): Problem[] {
  const message = ashlarFolderInGit(root);
  return message === undefined ? [] : [{ ...problemOfFile(OWN_FOLDER, message), level: 'warning' }];
}

function lookedAt(files: string[]): Looked {
  const documents = new Set(files.filter(file => file !== SITE_FILE));
  const shared = [...documents].filter(file => sharedNameOf(file) !== undefined).length;
  return { pages: documents.size - shared, shared };
}

/** Says where a shared block is used, for somebody who is about to change it. */
function usedSentences(files: string[], library: Library): string[] {
  return files
    .flatMap(file => library.shared(sharedNameOf(file) ?? '') ?? [])
    .map(document => `${document.file}  ${usedSentence(document, library)}\n`);
}

function report(
  format: string,
  problems: Problem[],
  library: Library,
  looked: Looked | undefined,
  colours: boolean,
): string {
  if (format === 'github') return githubReport(problems, library, looked);
  if (format === 'json') return jsonReport(problems, library, looked);
  if (format === 'sarif') return sarifReport(problems);
  return textReport(problems, library, { looked, colours });
}
