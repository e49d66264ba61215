// Works out what a page would be made of with each of two answers to a question, or which two pictures the question is about.
import { bytesIn } from '../../../../change/journal/kept-files.ts';
import { parsedIn } from '../../../../change/merge/sides.ts';
import { fileKindOf } from '../../../../document/pictures/files/kind.ts';
import { isPictureKind } from '../../../../document/pictures/files/name.ts';
import type { OpenQuestion } from '../../../../review/hand-in/bring/question.ts';
import { nameOfDocument } from '../../../../review/past/document-named.ts';
import { withChanges } from '../../../../site/library/with-text.ts';
import type { Library } from '../../../../site/types.ts';
import { windowWords } from '../../../language/languages.ts';
import { type Asks, CHANGED } from '../../../model/asks.ts';
import type { PageTwice, PictureTwice } from '../../../model/exchange.ts';
import { differencesBetween } from '../../history/differences.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';
import { comingWork, workName } from './bring.ts';
import type { AnswerSome } from './coming-work.ts';
import { keptAnswers } from './kept-answers.ts';
import {
  type FilesThere,
  isDocument,
  type PlannedVersion,
  plannedVersion,
  withComingPictures,
} from './planned-version.ts';
import { takeOf } from './question-words.ts';

export type PlannedVersions = Pick<PageTwice<never>, 'differs' | 'picture'> & {
  mine?: PlannedVersion;
  theirs?: PlannedVersion;
};

type Wanted = Asks['versions']['input'];

export async function planVersions(
  exchange: Exchange,
  { key, route, ...wanted }: Wanted,
): Promise<PlannedVersions> {
  if (key !== undefined)
    return planAnswers(exchange, { ...wanted, key, ...(route !== undefined && { route }) });
  return route === undefined ? { differs: [] } : planComing(exchange, { ...wanted, route });
}

/** The page as it is here, and as it is with what comes. Where it moves, it is drawn at its address here both times. */
async function planComing(
  exchange: Exchange,
  wanted: Omit<Wanted, 'key'> & { route: string },
): Promise<PlannedVersions> {
  const { library } = exchange;
  const { route, from = route } = wanted;
  const rehearsed = await comingWork(exchange, wanted)?.rehearse(answeringWith(exchange, wanted), false);
  const files: FilesThere = rehearsed?.after() ?? new Map();
  const theirs = plannedVersion(files, route);
  const after = withChanges(library, theirs);
  const home = after.page(route) ? from : movedTo(from, library);
  const mine = { texts: [], gone: [], route: home };
  const [here, there] = [library.page(home), after.page(route) ?? after.page(home)];
  if (!here || !there?.source)
    return { mine, theirs: await withComingPictures(theirs, files, library), differs: [] };
  const { file } = here;
  const atHome = {
    texts: [...theirs.texts, { file, text: there.source.text }],
    gone: theirs.gone.filter(one => one !== file),
    route: home,
  };
  return {
    mine,
    theirs: await withComingPictures(atHome, files, library),
    differs: differencesBetween(from, here.parsed?.value, there.parsed?.value),
  };
}

/** The page may have been moved here. Its old address leads to the new one then. */
function movedTo(route: string, library: Library): string {
  const leadsOn = (to: string) => {
    const page = library.page(to);
    return page !== undefined && library.summary(page).redirects.includes(route);
  };
  return library.page(route) ? route : (library.routes().find(leadsOn) ?? route);
}

/** Other questions are answered as they have been so far, and otherwise with what the others have. */
async function planAnswers(exchange: Exchange, wanted: Wanted & { key: string }): Promise<PlannedVersions> {
  const { library } = exchange;
  const { root } = library;
  const work = comingWork(exchange, wanted);
  const [mine, theirs] = [await filesWith('ours'), await filesWith('theirs')];
  const { question } = mine;
  const picture = pictureTwice(question);
  if (picture || wanted.route === undefined) return { ...(picture && { picture }), differs: [] };
  const [one, other] = [mine, theirs].map(({ files }) => valueThere(files, question.file, root));
  const side = (name: 'ours' | 'theirs', files: FilesThere) =>
    withComingPictures(
      plannedVersion(files, addressOf(question, name) ?? wanted.route ?? ''),
      files,
      library,
    );
  return {
    mine: await side('ours', mine.files),
    theirs: await side('theirs', theirs.files),
    differs: one && other ? differencesBetween(nameOfDocument(question.file), one, other) : [],
  };

  async function filesWith(take: 'ours' | 'theirs'): Promise<{ question: OpenQuestion; files: FilesThere }> {
    const rehearsed = await work?.rehearse(answeringWith(exchange, wanted, take), false);
    const question = rehearsed?.questions.find(({ key }) => key === wanted.key);
    if (rehearsed && question) return { question, files: rehearsed.after() };
    throw new RefusedAsk(CHANGED, { message: windowWords(exchange.author.language).exchange.lookAgain });
  }
}

function answeringWith({ library }: Exchange, wanted: Wanted, take?: 'ours' | 'theirs'): AnswerSome {
  const kept = new Map(keptAnswers(library.root, workName(wanted)).map(answer => [answer.key, answer.take]));
  return questions =>
    questions.map(question =>
      question.key === wanted.key ? take : takeOf(question, kept.get(question.key), library),
    );
}

/** Undefined if the question is not about a picture. */
function pictureTwice({ conflict, file }: OpenQuestion): PictureTwice | undefined {
  if (conflict.is !== 'file' || !conflict.ours || !conflict.theirs) return undefined;
  const { ours, theirs } = conflict;
  const kind = fileKindOf(theirs, file);
  if (!isPictureKind(kind)) return undefined;
  const type = kind === 'svg' ? 'image/svg+xml' : `image/${kind}`;
  return { type, mine: ours.toString('base64'), theirs: theirs.toString('base64') };
}

/** Where both have moved a page, each side has it at its own address. */
function addressOf({ conflict }: OpenQuestion, side: 'ours' | 'theirs'): string | undefined {
  return conflict.is === 'address' ? conflict[side]?.toString() : undefined;
}

function valueThere(files: FilesThere, file: string, root: string): unknown {
  const bytes = files.has(file) ? files.get(file) : bytesIn(root, file);
  return bytes && isDocument(file) ? parsedIn(new Map([[file, bytes]]), file)?.value : undefined;
}
