// Rehearses work that is laid beside the folder without Git: what both began from, what is here, and what comes.
import { refuseMistakes } from '../../../../change/added-problems.ts';
import type { MergedSites } from '../../../../change/merge/conflicts.ts';
import { replacedFile } from '../../../../change/save/together.ts';
import { changedByMerge } from '../../../../review/change-file/take-over.ts';
import { bothInWords } from '../../../../review/hand-in/bring/question.ts';
import { askAll, checkIn, mergedSides, questionsOf } from '../../../../review/hand-in/bring/rehearse.ts';
import type { ThreeSides } from '../../../../review/hand-in/bring/three-sides.ts';
import { WRONG_TOGETHER } from '../../../../review/hand-in/newest.ts';
import { compareWith } from '../../../../review/sites/sides.ts';
import type { PageOfChanges } from '../../../model/exchange.ts';
import type { Exchange } from '../exchange.ts';
import { changesOfOthers } from './changes-of-others.ts';
import type { ComingWork } from './coming-work.ts';

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
    async rehearse(answer, withChanges) {
      const { known, questions, answers } = await askAll(rehearseWith(new Map()), rehearseWith, answer);
      refuseMistakes(known.problems, WRONG_TOGETHER);
      return {
        names,
        changes: withChanges ? await changesIn(laid, known.merged, exchange) : [],
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

/** What of it is here already is no change. */
async function changesIn(
  { names, sides, met }: LaidBeside,
  { files }: MergedSites,
  exchange: Exchange,
): Promise<PageOfChanges[]> {
  const changed = changedByMerge(sides, { files });
  const saved = changed.map(file => replacedFile(file, sides.ours.get(file), files.get(file)));
  const report = await compareWith(exchange.sides, saved);
  const coming = { report, theirs: '', count: 1, names, met, changedBy: new Map(), pages: 'pages' };
  return changesOfOthers([coming], exchange).map(page => ({ ...page, by: names }));
}
