// Reads the arguments of "npm run test:full": names of parts, and options.
import { isNamed, type Part } from './parts.ts';

/** "minutes" is the budget of a run in which the parts take turns. */
export type Asked = { words: string[]; isSaved: boolean; minutes?: number };

type Wrong = { wrong: string };

export function orderIn(args: string[], parts: Pick<Part, 'name'>[]): Asked | Wrong {
  const order: Asked = { words: [], isSaved: false };
  const left = [...args];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--save') order.isSaved = true;
    else if (word === '--turn') order.minutes = Number(left.shift());
    else order.words.push(word);
  }
  const { minutes } = order;
  if (minutes !== undefined && !(Number.isFinite(minutes) && minutes >= 1))
    return { wrong: 'Say after --turn in how many minutes: npm run test:full -- --turn 30' };
  const unknown = order.words.filter(word => !parts.some(part => isNamed(part, word)));
  if (unknown.length === 0) return order;
  const names = parts.map(({ name }) => name).join(', ');
  return { wrong: `No part is named ${unknown.join(', ')}. There are: ${names}.` };
}
