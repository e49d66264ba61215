// Runs "npm run newest": fetches what the others have changed, says it in words and brings it. The exit code is 0 if it came, 1 if
// questions wait for an answer, 130 if the user stopped. Throws a Failure if it cannot be done, and leaves everything as it was.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { inFile } from '../base/sentences/read.ts';
import { counted } from '../base/words.ts';
import { isBringingLeft } from '../review/hand-in/bring/bringing-record.ts';
import { finishBringing } from '../review/hand-in/bring/carry-out.ts';
import { underNames } from '../review/hand-in/bring/who.ts';
import { findRepository, type Repository } from '../review/hand-in/git/repository.ts';
import { bringNewest, type Coming, type Newest } from '../review/hand-in/newest.ts';
import { SOMEBODY_ELSE, whenNobodyExchanges } from '../review/hand-in/when-nobody-exchanges.ts';
import { reportAsText } from '../review/report/text.ts';
import { optionsIn } from './arguments.ts';
import { type ChosenTakes, chosenIn, deciding, QuestionsWait } from './newest-questions.ts';
import { Stopped, type Terminal } from './questions.ts';

const USAGE = `Gets what the others have changed, and says it in words. What you have changed yourself stays. Where both of you have changed
the same words, you are asked which to take, and nothing is written before each question has its answer.

  npm run newest                       once your change is taken in, the next one starts from here
  npm run newest -- --next             starts the next one while the last is still being read
  npm run newest -- --take mine        answers every question with what you have (or theirs, or both)
  npm run newest -- --take 3f8a=mine   answers the question with this sign; may be said several times`;

export type AroundNewest = { terminal: Terminal; colours: boolean; say: (text: string) => void };

export async function runNewest(args: string[], sides: Sides, around: AroundNewest): Promise<number> {
  const options = {
    next: { type: 'boolean', default: false },
    take: { type: 'string', multiple: true, default: [] as string[] },
  } as const;
  const { next, take, help } = optionsIn(args, options, USAGE);
  if (help) {
    around.say(USAGE);
    return 0;
  }
  const chosen = chosenIn(take, USAGE);
  const repository = findRepository(sides.site);
  if ('missing' in repository) {
    const missing = inFile(repository.missing);
    throw new Failure(
      `There is nothing to bring: ${missing}. Ask whoever looks after the site for the newest folder.`,
    );
  }
  return whenNobodyExchanges(sides.site, () => bringAndTell({ repository, sides, next, chosen }, around), {
    sayWaits: () => around.say(SOMEBODY_ELSE),
  });
}

type Wanted = { repository: Repository; sides: Sides; next: boolean; chosen: ChosenTakes };

async function bringAndTell(
  { repository, sides, next, chosen }: Wanted,
  around: AroundNewest,
): Promise<number> {
  const { say } = around;
  const finished = finishBringing(sides.site);
  if (finished !== undefined) say(`${inFile(finished)}\n`);
  if (isBringingLeft(sides.site))
    throw new Failure('Another npm run newest is at work in this folder just now. Wait until it has ended.');
  const told = new Set<string>();
  const sayOnce = (coming: Coming) => {
    if (!told.has(coming.theirs)) say(cameInWords(coming, around));
    told.add(coming.theirs);
  };
  try {
    const newest = await bringNewest(repository, sides, next, deciding(chosen, around, sayOnce));
    for (const coming of newest.coming) sayOnce(coming);
    say(afterwards(newest).join('\n\n'));
    return 0;
  } catch (error) {
    if (error instanceof QuestionsWait) {
      say(error.message);
      return 1;
    }
    if (!(error instanceof Stopped)) throw error;
    say('\nStopped. Nothing was brought, and everything is as it was.');
    return 130;
  }
}

function cameInWords(coming: Coming, { colours }: AroundNewest): string {
  const { report, count, met } = coming;
  const told = report
    ? reportAsText(underNames(report, coming), 'This is what the others did:', { colours })
    : `The others did ${counted(count, 'thing')}, which cannot be put into words here.`;
  const also =
    met.length > 0
      ? [`You have changed ${met.length === 1 ? 'this' : 'these'} as well: ${met.join(', ')}.`]
      : [];
  return [told, ...also].join('\n\n');
}

function afterwards({ coming, left, isBeingRead, isJoined, both, kept, hasNewPackages }: Newest): string[] {
  const isNew = coming.length > 0;
  const isMet = coming.some(({ met }) => met.length > 0);
  return [
    ...(isNew || isBeingRead ? [] : ['You have the newest version: nobody else has changed anything since.']),
    ...(both.length > 0
      ? [
          `Both of you have written in ${both.length === 1 ? 'this text' : 'these texts'}. Read once more whether it fits together:\n${both.map(({ file, place }) => `  ${file}, ${place}`).join('\n')}`,
        ]
      : []),
    ...(isJoined
      ? ["The others' work has come into your change: npm run hand-in sends it to whoever reads it."]
      : []),
    ...(isBeingRead ? [BEING_READ] : []),
    ...(left ? leftInWords(left) : []),
    ...(kept.length > 0
      ? [`What you have not handed in yet ${isMet ? 'is still yours' : 'is as it was'}: ${kept.join(', ')}.`]
      : []),
    ...(hasNewPackages ? ['The tools have changed as well: type npm ci once.'] : []),
  ];
}

const BEING_READ =
  'Your change is still being read; npm run hand-in adds to it. To begin another one beside it: npm run newest -- --next';

function leftInWords({ branch, isTaken, title }: NonNullable<Newest['left']>): string[] {
  const next = 'Your last change has left your hands, and the next one starts from here.';
  if (isTaken) return [next];
  return [
    next,
    `It waits to be read: ${title}, on the branch ${branch}. Once the next one is handed in, this goes back to it: git switch ${branch}`,
  ];
}
