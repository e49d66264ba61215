// Describes work that could come into the folder, whether it comes from the others or from a file. Nothing has been done with it yet.
import type { Take } from '../../../../document/merge/merged-part.ts';
import type { OpenQuestion, TextOfBoth } from '../../../../review/hand-in/bring/question.ts';
import type { PageOfChanges } from '../../../model/exchange.ts';

/** Answers questions, and is called again if the answers bring up others. A question may be left open. */
export type AnswerSome = (questions: OpenQuestion[]) => (Take | undefined)[];

export type ComingWork = {
  /** Names the version that comes. If the others change anything else, the name is another one. */
  theirs: string;
  /** With "withChanges", the changes are said in words, which takes a second. */
  rehearse: (answer: AnswerSome, withChanges: boolean) => Promise<RehearsedWork>;
};

export type RehearsedWork = {
  names: string[];
  changes: PageOfChanges[];
  /** All questions, and those that have no answer. */
  questions: OpenQuestion[];
  open: OpenQuestion[];
  /** Who has changed a file. */
  by: (file: string) => string[];
  /** Texts in which both have written. */
  both: TextOfBoth[];
  /** The files of the folder that would be others, with their bytes. Undefined for a file that goes. */
  after: () => Map<string, Buffer | undefined>;
  hasNewPackages?: true;
  /** Brings the work, once for this "id". Returns the files that have changed. */
  carryOut: (id: string) => string[];
};
