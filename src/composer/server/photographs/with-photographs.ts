// Makes a change that uses photographs which wait: they go into the site under names that the server chooses, and with the words of the
// change. If the change is refused, they go out again and wait on.
import { readFileSync, statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { putPicture, removePicture } from '../../../change/save/put-picture.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../../document/files/public.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import { waitingIn, withAddresses } from '../../model/photographs.ts';
import type { Author, Copy } from '../copy.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
import { change } from '../steps/change.ts';
import { changeWithId } from '../steps/earlier.ts';
import { isThereStill, pathOfWaiting } from './waiting.ts';

type Wanted = Parameters<typeof change>[2];
type Answer = ReturnType<typeof change>;

/** "photographs" says which address in the site each of them has got. */
export function changeWithPhotographs(
  copy: Copy,
  author: Author,
  wanted: Wanted,
): Answer & { photographs?: { [waiting: string]: string } } {
  const { root } = copy.library();
  const waiting = wanted.steps.flatMap(waitingInStep);
  if (waiting.length === 0 || changeWithId(root, wanted.id)) return change(copy, author, wanted);
  const put: Put[] = [];
  let isSaved = false;
  try {
    const words = windowWords(author.language);
    for (const src of new Set(waiting)) put.push(putIntoSite(src, copy, words));
    const photographs = Object.fromEntries(put.map(({ from, to }) => [from, to]));
    const steps = wanted.steps.map(step => withAddresses(step, photographs));
    const answer = change(copy, author, { ...wanted, steps });
    isSaved = answer.status === 200 && wanted.rehearse !== true;
    if (isSaved) copy.tell(put.map(({ to }) => PUBLIC_FOLDER + to));
    return answer.status === 200 ? { ...answer, photographs } : withWaysBack(answer, put);
  } finally {
    if (!isSaved) for (const { to, isNew } of put) if (isNew) removePicture(root, PUBLIC_FOLDER + to);
  }
}

/** "from" is where it waits, and "to" its address in the site. It is not new if the site has the very same photograph. */
type Put = { from: string; to: string; isNew: boolean };

function waitingInStep(step: Step): string[] {
  return 'value' in step ? waitingIn(step.value) : [];
}

/** The steps of a way out are made later, and the photograph waits again until then. */
function withWaysBack(answer: Exclude<Answer, { status: 200 }>, put: Put[]): Answer {
  if (!('ways' in answer)) return answer;
  const back = Object.fromEntries(put.map(({ from, to }) => [to, from]));
  return { ...answer, ways: answer.ways.map(way => ({ ...way, steps: withAddresses(way.steps, back) })) };
}

function putIntoSite(from: string, { library, places }: Copy, words: WindowWords): Put {
  const { root } = library();
  const path = pathOfWaiting(places.site, from);
  if (!isThereStill(places.site, from))
    throw new RefusedAsk(422, { message: words.photographs.noLongerKept });
  const there = listPublicFiles(root).names.map(name => `/${name}`);
  const taken = new Set(there.map(src => src.toLowerCase()));
  const { name: stem, ext: ending } = parse(from);
  for (let number = 1; ; number += 1) {
    const to = `/images/${stem}${number === 1 ? '' : `-${number}`}${ending}`;
    if (there.includes(to) && isSame(path, join(root, PUBLIC_FOLDER, to))) return { from, to, isNew: false };
    // A name that only seems free may belong to a file that is not published.
    if (!taken.has(to) && putPicture(root, path, PUBLIC_FOLDER + to)) return { from, to, isNew: true };
  }
}

function isSame(one: string, other: string): boolean {
  return statSync(one).size === statSync(other).size && readFileSync(one).equals(readFileSync(other));
}
