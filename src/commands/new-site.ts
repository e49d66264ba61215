// Runs "npm run new site": makes the folder of a site that passes every check, and says what to do with it. Throws a Failure
// before anything is written if it cannot be done.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { zonesOf } from '../base/country.ts';
import { isTimeZone } from '../base/dates/dates.ts';
import { Failure } from '../base/failure.ts';
import { makeFolder } from '../base/files/folder.ts';
import { isCurrency, isLanguage } from '../base/language.ts';
import { inFile } from '../base/sentences/read.ts';
import { engineAddress } from '../change/new-site/engine-address.ts';
import { filesOfNewSite, type SiteFiles, type WantedSite } from '../change/new-site/files.ts';
import { modeOfNewFile } from '../change/new-site/start-files.ts';
import { webProblem } from '../document/text/outside-href.ts';
import { PLACEHOLDER_ADDRESS } from '../site/new-site-placeholders.ts';
import { argumentsIn, usageFailure } from './arguments.ts';
import { type Asking, flagsInWords, Stopped, startAsking, type Terminal } from './questions.ts';

export type Outcome = { code: 0 | 130; out: string };

const USAGE = `Starts a site in a folder of its own.

  npm run new site ../my-site          asks for what it needs
  npm run new site ../my-site -- --name "Oak & Awl" --language en-GB --currency GBP --time-zone Europe/London --address https://www.example.com
                                       asks nothing; --engine takes Ashlar from elsewhere: a package, or an address of Git`;

type Wishes = Partial<WantedSite>;
type Question = { text: string; usual?: string; problem: (answer: string) => string | undefined };

const QUESTIONS: { [flag in keyof WantedSite]: Question } = {
  name: {
    text: 'Name of the site',
    problem: name =>
      /^[^{}]{1,60}$/u.test(name) ? undefined : 'The name has 1 to 60 characters, and no braces.',
  },
  language: {
    text: 'Language',
    usual: 'en',
    problem: language =>
      isLanguage(language) ? undefined : 'A language is written as "en" or, with its country, as "en-GB".',
  },
  currency: {
    text: 'Currency',
    usual: 'EUR',
    problem: currency =>
      isCurrency(currency) ? undefined : 'A currency is three capital letters, such as "GBP" or "EUR".',
  },
  timeZone: {
    text: 'Time zone',
    problem: zone =>
      isTimeZone(zone) && /^[A-Za-z]+(\/[A-Za-z_-]+){0,2}$/.test(zone)
        ? undefined
        : 'A time zone is named after a place, such as "Europe/Lisbon".',
  },
  address: {
    text: 'Address',
    usual: PLACEHOLDER_ADDRESS,
    problem: address =>
      /^https:\/\/[^/?#:@]+$/.test(address)
        ? inFile(webProblem(address) ?? '') || undefined
        : 'The address is "https://" and a host, with nothing after it. A site in a folder, such as "https://you.github.io/site", needs a domain of its own.',
  },
};
const FLAGS = Object.keys(QUESTIONS) as (keyof WantedSite)[];

/** "timeZone" → "--time-zone" */
function asWritten(flag: keyof WantedSite): string {
  return `--${flag.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

/** "folder" is where the user stands. */
export async function runNewSite(
  args: string[],
  engine: string,
  folder: string,
  terminal: Terminal,
): Promise<Outcome> {
  const { target, wishes, engine: said, help } = wishesIn(args);
  if (help) return { code: 0, out: USAGE };
  if (target === undefined) throw new Failure(`Name the folder of the new site.\n\n${USAGE}`);
  const root = resolve(folder, target);
  refuseFull(root);
  refuseWrong(wishes);
  const address = engineAddress(said, { engine, site: root, folder });
  const missing = FLAGS.filter(flag => wishes[flag] === undefined);
  if (missing.length > 0 && !terminal.isInteractive) {
    const flags = missing.map(asWritten);
    throw new Failure(`Nobody can be asked here, and ${flagsInWords(flags)}.\n\n${USAGE}`);
  }
  try {
    const wanted = await complete(wishes, terminal);
    write(root, filesOfNewSite(wanted, address, engine));
    return { code: 0, out: whatNext(root, folder) };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { code: 130, out: '\nStopped. Nothing was written.' };
  }
}

type Said = { target?: string; wishes: Wishes; engine?: string; help: boolean };

function wishesIn(args: string[]): Said {
  const options = {
    name: { type: 'string' },
    language: { type: 'string' },
    currency: { type: 'string' },
    'time-zone': { type: 'string' },
    address: { type: 'string' },
    engine: { type: 'string' },
  } as const;
  const { help, engine, names, 'time-zone': timeZone, ...others } = argumentsIn(args, options, USAGE);
  if (names.length > 1) throw usageFailure('Name one folder.', USAGE);
  const wishes = { ...others, ...(timeZone !== undefined && { timeZone }) };
  return { target: names[0], wishes, engine, help };
}

function refuseFull(root: string): void {
  if (!existsSync(root) || readdirSync(root).length === 0) return;
  throw new Failure(
    `${root} is not empty, so nothing was written. Name a folder that is empty or not there yet.`,
  );
}

function refuseWrong(wishes: Wishes): void {
  const problems = FLAGS.flatMap(flag => {
    const wish = wishes[flag];
    return wish === undefined ? [] : (QUESTIONS[flag].problem(wish) ?? []);
  });
  if (problems.length > 0) throw new Failure(problems.join('\n'));
}

async function complete(wishes: Wishes, terminal: Terminal): Promise<WantedSite> {
  const asking = startAsking(terminal);
  try {
    const name = wishes.name ?? (await ask(asking, 'name'));
    const language = wishes.language ?? (await ask(asking, 'language'));
    const currency = wishes.currency ?? (await ask(asking, 'currency'));
    const timeZone = wishes.timeZone ?? (await ask(asking, 'timeZone', usualZone(language)));
    const address = wishes.address ?? (await ask(asking, 'address'));
    return { name, language, currency, timeZone, address };
  } finally {
    asking.end();
  }
}

function ask(asking: Asking, flag: keyof WantedSite, usual?: string): Promise<string> {
  return asking.ask({ ...QUESTIONS[flag], ...(usual !== undefined && { usual }) });
}

/** The only zone of the country that the language names, or the one of this computer. */
function usualZone(language: string): string {
  const [, country] = /-([A-Z]{2})$/.exec(language) ?? [];
  const [only, ...others] = country ? zonesOf(country) : [];
  return only !== undefined && others.length === 0 ? only : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function write(root: string, files: SiteFiles): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(root, file);
    makeFolder(dirname(path));
    writeFileSync(path, content, { mode: modeOfNewFile(file) });
  }
}

function whatNext(root: string, folder: string): string {
  return `
Made a site in ${root}.
  Begin     cd ${relative(folder, root) || '.'}, then npm install, then npm start
            or double-click Start.cmd (Windows), Start.command (macOS) or start.desktop (Linux) in that folder
  Write     open pages/index.json and write your words over the ones in it; pages/_site.json has the name, the menu, the addresses
  Replace   the email, the phone number and the opening hours in pages/_site.json are placeholders: the check names each
  Look      pages/_look/tokens.css has the colour of the brand
  Check     npm run check
  Publish   npm run build, and put dist/ onto any host; on GitHub it goes by itself, as README.md says`;
}
