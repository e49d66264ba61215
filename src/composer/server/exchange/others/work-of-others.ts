// Rehearses what the others have committed, as Git has it.
import { hash } from '../../../../base/hash.ts';
import type { FolderSteps } from '../../../../review/hand-in/bring/rehearse.ts';
import { siteName } from '../../../../review/hand-in/bring/three-sides.ts';
import { findRepository } from '../../../../review/hand-in/git/repository.ts';
import { bytesOf, movedBetween } from '../../../../review/hand-in/git/two-trees.ts';
import {
  carryOutNewest,
  type NewestRehearsed,
  rehearseNewest,
  stepHere,
  whoChangedFile,
} from '../../../../review/hand-in/newest.ts';
import { windowWords } from '../../../language/languages.ts';
import { RefusedAsk } from '../../sentences/refused-ask.ts';
import type { Exchange } from '../exchange.ts';
import { hasAgreed, knownHost } from '../sending/kept-host.ts';
import { changesOfOthers } from './changes-of-others.ts';
import type { ComingWork, RehearsedWork } from './coming-work.ts';

/** Undefined if nothing comes. The host is not asked. */
export function workOfOthers(exchange: Exchange): ComingWork | undefined {
  const { sides, author } = exchange;
  const repository = findRepository(sides.site);
  if ('missing' in repository)
    throw new RefusedAsk(409, { message: windowWords(author.language).first.notInGit });
  // What follows runs Git as the folder sets it up.
  const host = knownHost(repository);
  if (!host || !hasAgreed(sides.site, host))
    throw new RefusedAsk(409, { message: windowWords(author.language).exchange.lookAgain });
  const { where, step } = stepHere(repository, { looks: false });
  if (!step) return undefined;
  return {
    theirs: hash(step.own, step.theirs, step.branch),
    async rehearse(answer, withChanges) {
      const rehearsed = await rehearseNewest(sides, { where, step }, answer, { withReport: withChanges });
      return workRehearsed(exchange, rehearsed);
    },
  };
}

function workRehearsed(exchange: Exchange, rehearsed: NewestRehearsed): RehearsedWork {
  const { where, known, coming, questions, answers } = rehearsed;
  return {
    names: [...new Set(coming.flatMap(({ names }) => names))].sort(),
    changes: changesOfOthers(coming, exchange),
    questions,
    open: questions.filter(({ key }) => !answers.has(key)),
    by: file => whoChangedFile(file, coming),
    both: known.both,
    after: () => filesAfter(where.repository, known.steps),
    ...(known.hasNewPackages && { hasNewPackages: true }),
    carryOut: id => carryOutNewest(exchange.sides, rehearsed, id).files,
  };
}

/** Our own files, and those that Git would move. */
function filesAfter(
  repository: NewestRehearsed['where']['repository'],
  { files, move }: FolderSteps,
): Map<string, Buffer | undefined> {
  const moved = movedBetween(repository, move.from, move.to, [repository.pages]);
  const bytes = bytesOf(
    repository,
    moved.map(({ now }) => now),
  );
  return new Map([
    ...moved.map(({ path }) => [siteName(repository, path), bytes.get(path)] as const),
    ...files.map(({ file, bytes: own }) => [file, own] as const),
  ]);
}
