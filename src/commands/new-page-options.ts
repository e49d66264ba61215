// Reads what a new page should be: from the arguments, and for the rest from the user's answers.
import { Failure } from '../base/failure.ts';
import { inFile } from '../base/sentences/read.ts';
import { addressProblem } from '../change/pages/free-address.ts';
import { likelyAddress, pageTitleProblem, starterProblem } from '../change/pages/new/answers.ts';
import type { Starter } from '../change/pages/new/starters.ts';
import type { Library } from '../site/types.ts';
import { optionsIn } from './arguments.ts';
import { type Asking, startAsking, type Terminal } from './questions.ts';

export type Wishes = { title?: string; address?: string; starter?: string; publish: boolean; help: boolean };
export type WantedPage = { title: string; address: string; starter: Starter };

export function wishesIn(args: string[], usage: string): Wishes {
  const options = {
    title: { type: 'string' },
    address: { type: 'string' },
    starter: { type: 'string' },
    publish: { type: 'boolean', default: false },
  } as const;
  const { title, ...others } = optionsIn(args, options, usage);
  return { ...others, ...(title !== undefined && { title: title.trim() }) };
}

/** Refuses wrong arguments before it asks any question. */
export function refuseWrong(
  { title, address, starter }: Wishes,
  starters: Starter[],
  library: Library,
): void {
  const problems = [
    title === undefined ? undefined : pageTitleProblem(title, library),
    starter === undefined ? undefined : starterProblem(starter, starters),
    address === undefined ? undefined : addressProblem(address, library),
  ].filter(problem => problem !== undefined);
  if (problems.length > 0) throw new Failure(problems.map(one => inFile(one)).join('\n'));
}

export function missingFlags(wishes: Wishes): string[] {
  const names = ['title', 'address', 'starter'] as const;
  return names.filter(name => wishes[name] === undefined).map(name => `--${name}`);
}

export async function complete(
  wishes: Wishes,
  starters: Starter[],
  library: Library,
  terminal: Terminal,
): Promise<WantedPage> {
  const asking = startAsking(terminal);
  try {
    const title = wishes.title ?? (await askTitle(asking, library));
    const name = wishes.starter ?? (await askStarter(asking, starters));
    const starter = starters.find(starter => starter.name === name);
    if (!starter) throw new Failure(starterProblem(name, starters) ?? '');
    const address =
      wishes.address ?? (await askAddress(asking, likelyAddress(title, starter, library), library));
    return { title, address, starter };
  } finally {
    asking.end();
  }
}

function askTitle({ ask }: Asking, library: Library): Promise<string> {
  return ask({ text: 'Title of the page', problem: title => pageTitleProblem(title, library) });
}

function askStarter({ ask, say }: Asking, starters: Starter[]): Promise<string> {
  const width = Math.max(...starters.map(({ name }) => name.length));
  say('\nA page starts as one of these:');
  for (const { name, purpose } of starters) say(`  ${name.padEnd(width)}  ${purpose}`);
  return ask({
    text: 'Starter',
    usual: usualStarter(starters),
    problem: name => starterProblem(name, starters),
  });
}

/** A starter that belongs to no folder: its pages may stand anywhere. */
function usualStarter(starters: Starter[]): string | undefined {
  return (starters.find(({ folder }) => folder === '') ?? starters[0])?.name;
}

function askAddress({ ask, say }: Asking, usual: string | undefined, library: Library): Promise<string> {
  say('');
  return ask({ text: 'Address', usual, problem: address => addressProblem(address, library) });
}
