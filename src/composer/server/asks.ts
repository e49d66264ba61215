// All that the composer can ask, in one table. HTTP only carries the questions.

import { isFields, ownOf } from '../../base/json-value.ts';
import { windowWords } from '../language/languages.ts';
import { ASK_INPUTS } from '../model/ask-inputs.ts';
import type { Asks, Seen, ShownNow } from '../model/asks.ts';
import { begunIn } from './begun/begun.ts';
import { choices } from './choices.ts';
import type { Author, AuthorRight, ShownCopy } from './copy.ts';
import { mendOthers } from './elsewhere/mend-others.ts';
import { placesLeft } from './elsewhere/places-left.ts';
import { shownOn } from './elsewhere/shown-on.ts';
import { askExchange } from './exchange/exchange-answers.ts';
import { drawVersions } from './exchange/others/draw-versions.ts';
import { find } from './find/find.ts';
import { firstMinute, putFirstAway, tellGit, tryHost } from './first-minute.ts';
import { askPast } from './history/past-answers.ts';
import { putBack } from './history/put-back.ts';
import { pageThen } from './history/then.ts';
import { keepWords } from './kept-words.ts';
import { look } from './look-answer.ts';
import { opened, pagesListed } from './opened.ts';
import { movePageTo } from './pages/move-page-to.ts';
import { newPage, startersListed } from './pages/new-page.ts';
import { takePage } from './pages/take-page.ts';
import { takePictureAway } from './photographs/picture-use.ts';
import { changeWithPhotographs } from './photographs/with-photographs.ts';
import { refusedInForm } from './sentences/form-reader.ts';
import { RefusedAsk, refusalIn, type ToBeRefused } from './sentences/refused-ask.ts';
import type { DoneSteps } from './steps/change.ts';
import { changedTexts, changeWithId } from './steps/earlier.ts';
import { movedSince } from './steps/moved.ts';
import { redo, undo } from './undo/undo.ts';
import { whereChanged } from './undo/where-changed.ts';

type AskAnswer = { status: number; told: object };

/** "needs" names the right that an author has to have. */
type Ask<Input, Told> = {
  needs: AuthorRight;
  answer: (copy: ShownCopy, author: Author, input: Input) => Told | Promise<Told>;
};

const ASKS: { [Name in keyof Asks]: Ask<Asks[Name]['input'], Asks[Name]['told']> } = {
  open: reading(opened),
  pages: reading(pagesListed),
  look: reading(async (copy, author, { known = [], ids = [], ...wanted }) => {
    const done = doneOf(ids, copy);
    const { root } = copy.library();
    const shown = await answered(() => look(copy, author, wanted));
    if (!(shown instanceof RefusedAsk)) return { ...shown, moved: movedSince(known, shown, root), done };
    throw new RefusedAsk(shown.status, { ...shown.refused, moved: movedSince(known, NOTHING, root) });
  }),
  left: reading(placesLeft),
  change: editing((copy, author, wanted: Asks['change']['input']) => {
    const { status, done, ...told } = { done: undefined, ...changeWithPhotographs(copy, author, wanted) };
    if (status === 200 && 'versions' in told) return { told, done };
    throw new RefusedAsk(status, told as ToBeRefused);
  }),
  keep: { needs: 'edit', answer: keepWords },
  begin: reading(({ library }, { language }, input) => {
    const begun = begunIn(library(), input);
    if (begun) return begun;
    throw new RefusedAsk(422, { message: windowWords(language).answers.nothingMore });
  }),
  mendOthers: editing((copy, author, wanted: Asks['mendOthers']['input']) => ({
    told: mendOthers(copy, author, wanted),
  })),
  choices: reading(choices),
  shownOn: reading(shownOn),
  takePictureAway: { needs: 'edit', answer: takePictureAway },
  find: reading(find),
  undo: editing((copy, author, { here }: Asks['undo']['input']) => ({ told: undo(copy, author, here) })),
  redo: editing((copy, author, { here }: Asks['redo']['input']) => ({ told: redo(copy, author, here) })),
  starters: reading(startersListed),
  newPage: editing((copy, author, wanted: Asks['newPage']['input']) => ({
    told: newPage(copy, author, wanted),
  })),
  movePage: editing((copy, author, wanted: Asks['movePage']['input']) => {
    const told = movePageTo(copy, author, wanted);
    const isFollowed = wanted.route === wanted.page && !wanted.rehearse;
    return { told, ...(isFollowed && { route: told.page }) };
  }),
  firstMinute: sending(firstMinute),
  tellGit: sending(tellGit),
  tryHost: sending(tryHost),
  putFirstAway: sending(putFirstAway),
  takePage: editing((copy, author, wanted: Asks['takePage']['input']) => ({
    told: takePage(copy, author, wanted),
  })),
  moments: reading((copy, author, input) => askPast(copy, 'moments', author, input)),
  gone: reading((copy, author, input) => askPast(copy, 'gone', author, input)),
  pageThen: reading((copy, author, input) =>
    pageThen(copy, author, input, () => askPast(copy, 'planThen', author, input)),
  ),
  putBack: editing(async (copy, author, wanted: Asks['putBack']['input']) => ({
    told: await putBack(copy, author, wanted, () => askPast(copy, 'planBack', author, wanted)),
  })),
  sent: sending((copy, author, input) => askExchange(copy, 'sent', author, input)),
  plan: sending((copy, author, input) => askExchange(copy, 'plan', author, input)),
  send: sending((copy, author, input) => askExchange(copy, 'send', author, input)),
  signIn: sending((copy, author, input) => askExchange(copy, 'signIn', author, input)),
  asFile: sending((copy, author, input) => askExchange(copy, 'asFile', author, input)),
  bring: {
    ...editing(async (copy, author, wanted: Asks['bring']['input']) => {
      const { files, ...told } = await askExchange(copy, 'bring', author, wanted);
      if (files.length > 0) copy.tell(files);
      return { told };
    }),
    needs: 'send',
  },
  versions: sending(drawVersions),
};

const NOTHING = { documents: {} };

function reading<Input, Told>(answer: Ask<Input, Told>['answer']): Ask<Input, Told> {
  return { needs: 'read', answer };
}

function sending<Input, Told>(answer: Ask<Input, Told>['answer']): Ask<Input, Told> {
  return { needs: 'send', answer };
}

type Edited<Told> = { told: Told; done?: DoneSteps[]; route?: string };

/** Answers with what the window is to show, whether something was changed or refused. */
function editing<Input, Told extends object>(
  run: (copy: ShownCopy, author: Author, input: Input) => Edited<Told> | Promise<Edited<Told>>,
): Ask<Input & Seen, Told & ShownNow> {
  const answer = async (copy: ShownCopy, author: Author, input: Input & Seen) => {
    const ran = await answered(() => run(copy, author, input));
    if (ran instanceof RefusedAsk)
      throw new RefusedAsk(ran.status, { ...ran.refused, ...(await shownNow(copy, author, input)) });
    const { told, done, route = input.route } = ran;
    return { ...told, ...(await shownNow(copy, author, { ...input, route }, done)) };
  };
  return { needs: 'edit', answer };
}

async function shownNow(
  copy: ShownCopy,
  author: Author,
  { window, route, day, photographs, known = [] }: Seen,
  done?: DoneSteps[],
): Promise<ShownNow> {
  if (route === undefined) return {};
  const { root } = copy.library();
  const shown = await answered(() => look(copy, author, { window, route, day, photographs }));
  if (shown instanceof RefusedAsk)
    return {
      look: refusedInForm(shown.refused, copy.library(), author.language),
      moved: movedSince(known, NOTHING, root, done),
    };
  return { look: shown, moved: movedSince(known, shown, root, done) };
}

async function answered<Told>(run: () => Told | Promise<Told>): Promise<Told | RefusedAsk> {
  try {
    return await run();
  } catch (error) {
    return refusalIn(error);
  }
}

function doneOf(ids: string[], { library }: ShownCopy): Asks['look']['told']['done'] {
  const { root } = library();
  return ids.flatMap(id => {
    const entry = changeWithId(root, id);
    return entry ? { id, ...whereChanged(changedTexts(entry, root), root) } : [];
  });
}

const checks = new Map<string, (value: unknown) => boolean>();

/** ajv is loaded with the first question, because most people who start the site only look at it. */
async function checkOf(name: keyof Asks): Promise<(value: unknown) => boolean> {
  const { Ajv } = await import('ajv');
  const check = checks.get(name) ?? new Ajv({ allowUnionTypes: true }).compile(ASK_INPUTS[name]);
  checks.set(name, check);
  return check;
}

/** { "ask": "look", "input": { "route": "/faq" } } → what was asked for, or why not. */
export async function answerTo(copy: ShownCopy, author: Author, question: unknown): Promise<AskAnswer> {
  try {
    const own = windowWords(author.language).answers;
    const { ask, input } = isFields(question) ? question : {};
    const known = typeof ask === 'string' ? ownOf<Ask<never, object>>(ASKS, ask) : undefined;
    if (!known || !isFields(question) || Object.keys(question).length !== 2)
      throw new RefusedAsk(400, { message: own.unknownAsk });
    if (!author.may.includes(known.needs)) throw new RefusedAsk(403, { message: own.mayNot });
    const check = await checkOf(ask as keyof Asks);
    if (!check(input)) throw new RefusedAsk(400, { message: own.unknownAsk });
    return { status: 200, told: await known.answer(copy, author, input as never) };
  } catch (error) {
    const { status, refused } = refusalIn(error);
    return { status, told: refusedInForm(refused, copy.library(), author.language) };
  }
}
