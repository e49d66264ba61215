// Has the questions of "npm run newest" answered: by options, else in the terminal. Throws QuestionsWait if neither can.
import { counted } from '../base/words.ts';
import type { NamedTake, OpenQuestion } from '../review/hand-in/bring/question.ts';
import { type Coming, type Decide, whoChangedFile } from '../review/hand-in/newest.ts';
import { plain } from '../review/sentences/words.ts';
import { usageFailure } from './arguments.ts';
import { startAsking, type Terminal } from './questions.ts';

const TAKES = new Map<string, NamedTake>([
  ['mine', 'ours'],
  ['theirs', 'theirs'],
  ['both', 'both'],
]);

/** "rest" answers every question without an answer of its own. */
export type ChosenTakes = { each: Map<string, NamedTake>; rest?: NamedTake };

/** Questions that nobody is there to answer. Nothing was written. */
export class QuestionsWait extends Error {}

/** "mine" and "3f8a=mine" */
export function chosenIn(words: string[], usage: string): ChosenTakes {
  const chosen: ChosenTakes = { each: new Map() };
  for (const word of words) {
    const [, key, name = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(word) ?? [];
    const take = TAKES.get(name);
    if (take === undefined) throw usageFailure('--take wants mine, theirs or both', usage);
    if (key === undefined) chosen.rest = take;
    else chosen.each.set(key, take);
  }
  return chosen;
}

type Around = { terminal: Terminal; say: (text: string) => void };

/** "sayComing" says what the others did, before the first question about it. */
export function deciding(
  chosen: ChosenTakes,
  { terminal, say }: Around,
  sayComing: (coming: Coming) => void,
): Decide {
  return async (questions, coming) => {
    const open = questions.filter(question => takeOf(question, chosen) === undefined);
    if (open.length > 0) {
      coming.forEach(sayComing);
      say(
        `\nYou and the others have changed the same ${open.length === 1 ? 'place' : `${open.length} places`}. Nothing is written until each has its answer.`,
      );
    }
    const answers = new Map(chosen.each);
    if (terminal.isInteractive) await askEach(open, coming, terminal, answers);
    else if (open.length > 0) throw new QuestionsWait(unansweredIn(open, coming));
    return questions.map(question => takeOf(question, { ...chosen, each: answers }) ?? 'theirs');
  };
}

/** "both" is no answer where only one can stand. */
function takeOf({ key, takes }: OpenQuestion, { each, rest }: ChosenTakes): NamedTake | undefined {
  return [each.get(key), rest].find(take => take !== undefined && takes.includes(take));
}

async function askEach(
  questions: OpenQuestion[],
  coming: Coming[],
  terminal: Terminal,
  answers: Map<string, NamedTake>,
): Promise<void> {
  if (questions.length === 0) return;
  const { ask, say, end } = startAsking(terminal);
  try {
    for (const [at, question] of questions.entries()) {
      say(`\n${at + 1} of ${questions.length}: ${inWords(question, coming)}`);
      const names = namesOf(question);
      const answer = await ask({
        text: `Take ${listedOr(names)}`,
        problem: said => (names.includes(said) ? undefined : `Type ${listedOr(names)}.`),
      });
      answers.set(question.key, TAKES.get(answer) ?? 'theirs');
    }
  } finally {
    end();
  }
}

function namesOf({ takes }: OpenQuestion): string[] {
  return [...TAKES].flatMap(([name, take]) => (takes.includes(take) ? [name] : []));
}

function listedOr(names: string[]): string {
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function inWords({ file, place, versions }: OpenQuestion, coming: Coming[]): string {
  const { before, mine, theirs } = versions;
  const names = whoChangedFile(file, coming);
  const by = names.length > 0 ? ` (${names.join(', ')})` : '';
  return [
    `${file}${place === '' ? '' : `, ${place}`}`,
    `  before  ${plain(before)}`,
    `  mine    ${plain(mine)}`,
    `  theirs  ${plain(theirs)}${by}`,
  ].join('\n');
}

function unansweredIn(questions: OpenQuestion[], coming: Coming[]): string {
  const each = questions.map(
    question =>
      `${inWords(question, coming)}\n  to answer: --take ${question.key}=${namesOf(question).join('|')}`,
  );
  const [first] = questions;
  return [
    '',
    ...each,
    `${counted(questions.length, 'question')} and nobody to ask: type the command in a terminal, or answer with it, for example npm run newest -- --take ${first?.key}=mine. Nothing was written.`,
  ].join('\n\n');
}
