// Tells what comes, asks about it, and brings it once each question has its answer.

import type { OpenQuestion } from '../../../../review/hand-in/bring/question.ts';
import { deedDone } from '../../../../review/hand-in/done-once.ts';
import { windowWords } from '../../../language/languages.ts';
import type { Asks } from '../../../model/asks.ts';
import { CHANGED } from '../../../model/asks.ts';
import type { ExchangeAnswer, OthersNow, SentNow } from '../../../model/exchange.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';
import { sent } from '../sending/sent.ts';
import type { AnswerSome, ComingWork, RehearsedWork } from './coming-work.ts';
import { keepAnswers, keptAnswers } from './kept-answers.ts';
import { takeOf, toldBoth, toldQuestion } from './question-words.ts';
import { demandRight, mistakeOf } from './third-version.ts';
import { workInFile } from './work-in-file.ts';
import { workOfOthers } from './work-of-others.ts';

/** "files" are those that have changed in the folder. */
export type BroughtWork = OthersNow & { done?: true; files: string[] };

type Wanted = Asks['bring']['input'];

export async function bring(exchange: Exchange, wanted: Wanted): Promise<BroughtWork> {
  const { root } = exchange.library;
  const done = wanted.rehearse ? undefined : deedDone(root, wanted.id);
  const { look, agrees } = wanted;
  const now = await sent(exchange, { ...(look && { look }), ...(agrees && { agrees }) });
  if (done) return { ...nothingComes(now), done: true, files: done.files };
  const isClosed = wanted.file === undefined && CLOSED.includes(now.is);
  const work = isClosed ? undefined : comingWork(exchange, wanted);
  if (!wanted.rehearse && wanted.theirs !== work?.theirs)
    throw new RefusedAsk(CHANGED, { message: windowWords(exchange.author.language).exchange.lookAgain });
  if (!work) return nothingComes(now);
  const answers = answersTo(exchange, wanted);
  const rehearsed = await work.rehearse(answering(answers, wanted, exchange), wanted.rehearse === true);
  if (!wanted.rehearse && rehearsed.open.length === 0) return carriedOut(exchange, wanted, rehearsed);
  const held = answers.filter(({ key }) => isAnswered(key, rehearsed));
  keepAnswers(root, workName(wanted), held);
  return { ...told(exchange, now, work, rehearsed), answers: held };
}

function nothingComes(sent: SentNow): BroughtWork {
  return { sent, names: [], changes: [], both: [], questions: [], answers: [], files: [] };
}

/** In a folder from which nothing can be sent, nothing comes either, and the state says why. */
const CLOSED: SentNow['is'][] = ['noGit', 'noRemote', 'asksFirst', 'inTheWay'];

/** Undefined if nothing comes. */
export function comingWork(exchange: Exchange, { file }: Pick<Wanted, 'file'>): ComingWork | undefined {
  return file === undefined ? workOfOthers(exchange) : workInFile(exchange, file);
}

export function workName({ file }: Pick<Wanted, 'file'>): string {
  return file ?? 'others';
}

/** The given answers, and those that were kept. */
function answersTo({ library }: Exchange, wanted: Wanted): ExchangeAnswer[] {
  const kept = keptAnswers(library.root, workName(wanted));
  const all = [...kept, ...(wanted.answers ?? [])];
  return [...new Map(all.map(answer => [answer.key, answer])).values()];
}

/** A third version that was right when it was kept may be wrong by now. Then the question is open again. */
function answering(
  answers: ExchangeAnswer[],
  { answers: given = [] }: Wanted,
  exchange: Exchange,
): AnswerSome {
  const takes = new Map(answers.map(({ key, take }) => [key, take]));
  const isGiven = new Set(given.map(({ key }) => key));
  return questions =>
    questions.map(question => {
      const take = takeOf(question, takes.get(question.key), exchange.library);
      if (typeof take !== 'object') return take;
      if (isGiven.has(question.key)) demandRight(question, take.value, exchange);
      else if (mistakeOf(question, take.value, exchange)) return undefined;
      return take;
    });
}

function isAnswered(key: string, { questions, open }: RehearsedWork): boolean {
  const isIt = (question: OpenQuestion) => question.key === key;
  return questions.some(isIt) && !open.some(isIt);
}

function told(
  exchange: Exchange,
  now: SentNow,
  { theirs }: ComingWork,
  rehearsed: RehearsedWork,
): BroughtWork {
  const { names, changes, both, questions, hasNewPackages } = rehearsed;
  return {
    ...nothingComes(now),
    theirs,
    names,
    changes,
    both: both.map(place => toldBoth(place, exchange)),
    questions: questions.map(question => toldQuestion(question, rehearsed, exchange)),
    ...(hasNewPackages && { hasNewPackages }),
  };
}

async function carriedOut(
  exchange: Exchange,
  wanted: Wanted,
  rehearsed: RehearsedWork,
): Promise<BroughtWork> {
  const { names, both, hasNewPackages } = rehearsed;
  const files = rehearsed.carryOut(wanted.id);
  keepAnswers(exchange.library.root, workName(wanted), []);
  return {
    ...nothingComes(await sent(exchange, {})),
    names,
    both: both.map(place => toldBoth(place, exchange)),
    ...(hasNewPackages && { hasNewPackages }),
    done: true,
    files,
  };
}
