// Runs "npm run newest": fetches what the others have changed and says it in words. Throws a Failure if it cannot be done, and
// leaves everything as it was.
import { Failure } from '../base/failure.ts';
import type { Sides } from '../base/places.mjs';
import { counted } from '../base/words.ts';
import { findRepository } from '../review/hand-in/git/repository.ts';
import { bringNewest, type Newest } from '../review/hand-in/newest.ts';
import { reportAsText } from '../review/report/text.ts';
import { optionsIn } from './arguments.ts';

const USAGE = `Gets what the others have changed, and says it in words. What you have changed yourself stays as it is.

  npm run newest              once your change is taken in, the next one starts from here
  npm run newest -- --next    starts the next one while the last is still being read`;

export async function runNewest(
  args: string[],
  sides: Sides,
  { colours }: { colours: boolean },
): Promise<string> {
  const options = { next: { type: 'boolean', default: false } } as const;
  const { next, help } = optionsIn(args, options, USAGE);
  if (help) return USAGE;
  const repository = findRepository(sides.site);
  if ('missing' in repository) {
    const { missing } = repository;
    throw new Failure(
      `There is nothing to bring: ${missing}. Ask whoever looks after the site for the newest folder.`,
    );
  }
  return tell(await bringNewest(repository, sides, next), colours);
}

function tell(newest: Newest, colours: boolean): string {
  const { report, count, isNext, isBeingRead, kept, hasNewPackages } = newest;
  const came =
    report && count > 0
      ? reportAsText(report, 'This is what the others did:', { colours })
      : count > 0
        ? `The others did ${counted(count, 'thing')}, which cannot be put into words here.`
        : 'You have the newest version: nobody else has changed anything since.';
  const next = 'Your last change has left your hands, and the next one starts from here.';
  const read =
    'Your change is still being read; npm run hand-in adds to it. What others do comes here once it is taken in. To begin another one beside it: npm run newest -- --next';
  return [
    isBeingRead && count === 0 ? read : came,
    ...(isBeingRead && count > 0 ? [read] : []),
    ...(isNext ? [next] : []),
    ...(kept.length > 0 ? [`What you have not handed in yet is as it was: ${kept.join(', ')}.`] : []),
    ...(hasNewPackages ? ['The tools have changed as well: type npm ci once.'] : []),
  ].join('\n\n');
}
