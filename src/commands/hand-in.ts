// Runs "npm run hand-in". The exit code is 0 if the change was sent, 1 if a mistake holds it back, 130 if the user stopped, 2 if
// the change is saved here but could not be sent. Throws a Failure if it cannot be done, and leaves everything as it was.
import { dayAt } from '../base/dates/dates.ts';
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { inFile } from '../base/sentences/read.ts';
import type { Said } from '../base/sentences/said.ts';
import { capital, counted } from '../base/words.ts';
import { textReport } from '../check/report/text.ts';
import { hindranceAt } from '../document/files/pages.ts';
import type { Problem } from '../document/problem/problem.ts';
import { goodSources } from '../document/schema/sources.ts';
import { emailProblem, type Identity, missingIdentity, nameProblem } from '../review/hand-in/git/identity.ts';
import { findRepository, type Repository, SEND_PAGES } from '../review/hand-in/git/repository.ts';
import { type HandedIn, handIn, sendOn } from '../review/hand-in/hand-in.ts';
import { type HandInPlan, heldBack, planHandIn, type Where, whereIn } from '../review/hand-in/plan.ts';
import { proposalTitleProblem } from '../review/hand-in/title.ts';
import { SOMEBODY_ELSE, whenNobodyExchanges } from '../review/hand-in/when-nobody-exchanges.ts';
import { reportAsText } from '../review/report/text.ts';
import { argumentsIn, usageFailure } from './arguments.ts';
import { type Asking, flagsInWords, Stopped, startAsking, type Terminal } from './questions.ts';

const USAGE = `Hands in what you have changed: says it in words, and sends it to be read before visitors see it.

  npm run hand-in                       asks for a title
  npm run hand-in -- "A new price"      takes this one
  npm run hand-in -- --name "Ann Lee" --email ann@example.com
                                        says who you are, for this time`;

export type Around = {
  terminal: Terminal;
  colours: boolean;
  say: (text: string) => void;
  now: () => number;
  /** Problems of the project around the pages. */
  alsoWrong?: () => Promise<Problem[]>;
};

type Wishes = Identity & { title?: string; help: boolean };

export async function runHandIn(args: string[], sides: Sides, around: Around): Promise<number> {
  const wishes = wishesIn(args);
  if (wishes.help) {
    around.say(USAGE);
    return 0;
  }
  demandSite(sides);
  const repository = findRepository(sides.site);
  if ('missing' in repository) {
    if (await isHeldBack(sides, around)) return 1;
    throw new Failure(
      `${capital(inFile(repository.missing))}, so ${SEND_PAGES}, and say which pages you have changed.`,
    );
  }
  return whenNobodyExchanges(sides.site, () => planAndHandIn(repository, wishes, sides, around), {
    sayWaits: () => around.say(SOMEBODY_ELSE),
  });
}

async function planAndHandIn(
  repository: Repository,
  wishes: Wishes,
  sides: Sides,
  around: Around,
): Promise<number> {
  const plan = await planHandIn(whereIn(repository), sides);
  if (plan.kind === 'nothing') {
    around.say(NOTHING);
    return 0;
  }
  if (plan.kind === 'unsent') return tell(sendOn(plan), plan, around);
  if (await isHeldBack(sides, around)) return 1;
  around.say(reportAsText(plan.report, 'This is what you hand in:', around));
  for (const sentence of plan.aside) around.say(`\n${inFile(sentence)}`);
  const chosen = await choose(plan, wishes, around);
  if (chosen === undefined) {
    around.say('\nStopped. Nothing was handed in.');
    return 130;
  }
  return tell(handIn(plan, { ...chosen, day: today(around) }), plan, around);
}

const NOTHING =
  'There is nothing to hand in: nothing below pages/ has changed since the last time. Is every file saved?';

function wishesIn(args: string[]): Wishes {
  const options = { name: { type: 'string' }, email: { type: 'string' } } as const;
  const { names, ...identity } = argumentsIn(args, options, USAGE);
  const { name, email } = identity;
  const title = names.length > 0 ? names.join(' ').trim() : undefined;
  const problem =
    (title !== undefined && proposalTitleProblem(title)) ||
    (name !== undefined && nameProblem(name)) ||
    (email !== undefined && emailProblem(email));
  if (problem) throw usageFailure(problem, USAGE);
  return { ...identity, ...(title !== undefined && { title }) };
}

function demandSite(sides: Sides): void {
  const hindrance = hindranceAt(sides.site);
  if (hindrance !== undefined) throw new Failure(hindrance);
  goodSources(sides);
}

async function isHeldBack(sides: Sides, { say, colours, alsoWrong }: Around): Promise<boolean> {
  const { problems, library } = heldBack(sides, await alsoWrong?.());
  if (problems.length === 0) return false;
  say(textReport(problems, library, { colours }));
  say(`\nNothing was handed in: ${problems.length === 1 ? 'this has' : 'these have'} to be mended first.`);
  return true;
}

/** Without a user to ask, takes the proposed title. It never makes up a name. */
async function choose(
  plan: HandInPlan & { kind: 'change' },
  wishes: Wishes,
  { terminal }: Around,
): Promise<{ title: string; identity: Identity } | undefined> {
  const missing = missingIdentity(plan.repository).filter(field => wishes[field] === undefined);
  if (!terminal.isInteractive) {
    if (missing.length > 0)
      throw new Failure(
        `Git does not know who you are: ${flagsInWords(missing.map(field => `--${field}`))}. Nothing was handed in.\n\n${USAGE}`,
      );
    return { title: wishes.title ?? plan.title, identity: wishes };
  }
  const asking = startAsking(terminal);
  try {
    const title = wishes.title ?? (await askTitle(asking, plan.title));
    return { title, identity: { ...wishes, ...(await askIdentity(asking, missing)) } };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return undefined;
  } finally {
    asking.end();
  }
}

function askTitle({ ask, say }: Asking, usual: string): Promise<string> {
  say('');
  return ask({ text: 'Title', usual, problem: proposalTitleProblem });
}

async function askIdentity({ ask, say }: Asking, missing: (keyof Identity)[]): Promise<Identity> {
  if (missing.length > 0)
    say('\nGit does not know who you are yet. What you answer stands on this change alone.');
  const identity: Identity = {};
  if (missing.includes('name')) identity.name = await ask({ text: 'Your name', problem: nameProblem });
  if (missing.includes('email')) identity.email = await ask({ text: 'Your email', problem: emailProblem });
  return identity;
}

function today({ now }: Around): string {
  return dayAt(now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function tell(
  { branch, sent, trouble, link, isJoined }: HandedIn,
  plan: Where & { files?: string[] },
  { say }: Around,
): number {
  if (!sent) {
    say(`\nYour change is kept on this computer, on the branch ${branch}${whatNow(trouble?.said)}`);
    return 2;
  }
  const what = plan.files ? `${counted(plan.files.length, 'file')} ` : '';
  say(
    plan.isOwn
      ? `\nSent ${what}to what the reviewer is reading, the branch ${branch}${isJoined ? ", and the others' work brought in" : ''}.`
      : `\nHanded in ${what}on a branch of its own: ${branch}.`,
  );
  say(
    link
      ? `${plan.isOwn ? 'It is read here' : 'Open this page, and propose the change there to whoever reads it'}:\n  ${link}`
      : 'Tell whoever reads it the name of the branch.',
  );
  say('Until it is taken in, npm run hand-in adds to it; afterwards npm run newest begins the next change.');
  return 0;
}

function whatNow(refused: Said | undefined): string {
  const send = `${SEND_PAGES}, with what npm run changes says.`;
  if (refused === undefined) return `, and no place to send it to is set up: ${send}`;
  const trouble = inFile(refused);
  const ended = /\n/.test(trouble) ? `${trouble}\n` : `${trouble}. `;
  return `, but it could not be sent: ${ended}Nothing is lost: npm run hand-in tries again, npm run newest brings what others have put there. Where it cannot wait, ${send}`;
}
