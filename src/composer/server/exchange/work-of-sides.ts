// Rehearses work that is laid beside the folder without Git: what both began from, what is here, and what comes.
import { refuseMistakes } from '../../../change/added-problems.ts';
import type { MergedSites } from '../../../change/merge/conflicts.ts';
import { changedByMerge } from '../../../review/change-file/take-over.ts';
import { bothInWords } from '../../../review/hand-in/bring/question.ts';
import { askAll, checkIn, mergedSides, questionsOf } from '../../../review/hand-in/bring/rehearse.ts';
import type { ThreeSides } from '../../../review/hand-in/bring/three-sides.ts';
import { WRONG_TOGETHER } from '../../../review/hand-in/newest.ts';
import { nameOfDocument } from '../../../review/past/document-named.ts';
import { rowsBetween } from '../../../review/past/say-versions.ts';
import { siteReader } from '../../../site/library/reader.ts';
import { windowWords } from '../../language/languages.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { titleOfName } from '../history/names.ts';
import type { ComingWork } from './coming-work.ts';
import type { Exchange } from './exchange.ts';

/**
 * "theirs" names what comes, "names" say who made it, and "met" are files that are changed here too. "takeOver" does it once for an "id",
 * and returns the files that have changed.
 */
export type LaidBeside = {
  theirs: string;
  names: string[];
  sides: ThreeSides;
  met: string[];
  takeOver: (merged: MergedSites, id: string) => string[];
};

export function workOfSides(exchange: Exchange, laid: LaidBeside): ComingWork {
  const { names, sides } = laid;
  const rehearseWith = (answers: Parameters<typeof mergedSides>[1]) => {
    const merged = mergedSides(sides, answers, use => use(checkIn(sides, exchange.sides)));
    return { merged, ...questionsOf(merged) };
  };
  return {
    theirs: laid.theirs,
    async rehearse(answer) {
      const { known, questions, answers } = await askAll(rehearseWith(new Map()), rehearseWith, answer);
      refuseMistakes(known.problems, WRONG_TOGETHER);
      return {
        names,
        changes: changesIn(laid, exchange),
        questions,
        open: questions.filter(({ key }) => !answers.has(key)),
        by: () => names,
        both: bothInWords(known.merged),
        after: () => {
          const files = changedByMerge(sides, known.merged);
          return new Map(files.map(file => [file, known.merged.files.get(file)]));
        },
        carryOut: id => laid.takeOver(known.merged, id),
      };
    },
  };
}

function changesIn(
  { names, sides: { names: files, base, theirs }, met }: LaidBeside,
  { library, author: { language } }: Exchange,
): PageOfChanges[] {
  const reader = siteReader(library, language ?? 'en');
  return files.flatMap((file): PageOfChanges[] => {
    const rows = rowsBetween(file, base.get(file), theirs.get(file), library, reader);
    if (rows.length === 0) return [];
    const document = nameOfDocument(file);
    return [
      {
        title: titleOfName(file, library, windowWords(language)),
        ...(theirs.has(file) && document.startsWith('/') && { route: document }),
        rows,
        by: names,
        ...(met.includes(file) && { isMet: true }),
      },
    ];
  });
}
