// Answers questions about what an author sends to the others, and what they have done. Git can take its time, and the host can hang, so a
// server asks this in another process: questions and answers are plain data.
import { clock } from '../../../base/dates/clock.ts';
import { whenNobodyExchanges } from '../../../review/hand-in/when-nobody-exchanges.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { OpenedChangeFile } from '../../model/exchange.ts';
import type { AnswerAside, Author, ExchangeAsked, ShownCopy } from '../copy.ts';
import { RefusedAsk, refusalIn } from '../sentences/refused-ask.ts';
import { asFile } from './change-file/as-file.ts';
import { judgeFile } from './change-file/judge-file.ts';
import type { Exchange } from './exchange.ts';
import { finishFirst, withFinished } from './finish-first.ts';
import { type BroughtWork, bring } from './others/bring.ts';
import { type PlannedVersions, planVersions } from './others/versions.ts';
import { plan } from './sending/plan.ts';
import { send } from './sending/send.ts';
import { sent, signIn } from './sending/sent.ts';

/** The answers to these questions go to the window unchanged. To the others the server adds drawings of pages. */
type Sending = 'sent' | 'plan' | 'send' | 'signIn' | 'asFile';
type ExchangeAsks = Pick<Asks, Sending> & {
  bring: { input: Asks['bring']['input']; told: BroughtWork };
  versions: { input: Asks['versions']['input']; told: PlannedVersions };
  /** A file that has arrived. */
  judgeFile: { input: { file: string }; told: OpenedChangeFile };
};

type Answering<Name extends keyof ExchangeAsks> = (
  exchange: Exchange,
  input: ExchangeAsks[Name]['input'],
) => ExchangeAsks[Name]['told'] | Promise<ExchangeAsks[Name]['told']>;

const ANSWERS: { [Name in keyof ExchangeAsks]: Answering<Name> } = {
  sent,
  plan,
  send,
  signIn,
  bring,
  versions: planVersions,
  asFile,
  judgeFile,
};

/** One at a time in a copy, whoever asks: a window, another server, or a command. */
export async function exchangeAnswer(
  library: Library,
  engine: string,
  { name, author, input }: ExchangeAsked,
): Promise<AnswerAside> {
  const exchange = { library, sides: { site: library.root, engine }, author, now: clock()() };
  const answer = async () => {
    finishFirst(exchange, name);
    return withFinished(await ANSWERS[name](exchange, input as never), exchange);
  };
  const isBusy = () => new RefusedAsk(409, { message: windowWords(author.language).exchange.somebodySends });
  try {
    return { told: await inTurn(() => whenNobodyExchanges(library.root, answer, { isBusy })) };
  } catch (error) {
    const { status, refused } = refusalIn(error);
    return { status, refused };
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Two questions to this process wait for each other without a file between them. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work, work);
  last = own;
  return own;
}

/** Asks in the other process, if the copy has one. */
export async function askExchange<Name extends keyof ExchangeAsks>(
  copy: ShownCopy,
  name: Name,
  author: Author,
  input: ExchangeAsks[Name]['input'],
): Promise<ExchangeAsks[Name]['told']> {
  const question = { name, author, input };
  const answer = copy.exchange
    ? await copy.exchange(question)
    : await exchangeAnswer(copy.library(), copy.places.engine, question);
  if ('refused' in answer) throw new RefusedAsk(answer.status, answer.refused);
  return answer.told as ExchangeAsks[Name]['told'];
}
