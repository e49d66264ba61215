// Finds the sentences that the code keeps as data: every says`…` of the sources, by a parser, with the room of the house it belongs to.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { placesAt } from '../../../../src/base/places.mjs';
import { bundlesOf } from '../../../../src/document/schema/bundle.ts';
import { readSources } from '../../../../src/document/schema/sources.ts';
import { nounOf } from '../../../../src/document/validate/messages/names-of-things.ts';

/** A sentence that several rooms say has its German in the first of them. */
export const ROOMS = ['document', 'check', 'change', 'review'] as const;
export type Room = (typeof ROOMS)[number];

/** "words" is the key of the German. A sentence for the file alone, which forms say in other words, needs no German. */
export type Sentence = { words: string; file: string; isOfFileAlone: boolean };

type Node = { type: string; [field: string]: unknown };

export function sentencesOfCode(): Sentence[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(file => sentencesIn(readFileSync(file, 'utf8'), file));
}

/** All that needs German, with its room: the sentences of the code, and what an author calls the objects of schemas. */
export function allNeededWords(): Map<string, Room> {
  const needed = neededWords(sentencesOfCode());
  for (const noun of nounsOfSchemas(bundlesOf(readSources(placesAt('.')).sources)))
    if (!needed.has(noun)) needed.set(noun, 'document');
  return needed;
}

function nounsOfSchemas(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inside = Object.values(schema).flatMap(nounsOfSchemas);
  const { title } = schema as { title?: unknown };
  const isNamed = typeof title === 'string' && 'properties' in schema && !title.endsWith('-block');
  return isNamed ? [nounOf(title), ...inside] : inside;
}

/** The words that need German, each with its room. A list of the reader's is joined by the first two. */
export function neededWords(sentences: Sentence[]): Map<string, Room> {
  const rooms = new Map<string, Room>([
    ['and', 'document'],
    ['or', 'document'],
  ]);
  for (const { words, file, isOfFileAlone } of sentences) {
    if (isOfFileAlone || !HAS_WORDS.test(words)) continue;
    const room = roomOf(file);
    const known = rooms.get(words);
    if (!known || ROOMS.indexOf(room) < ROOMS.indexOf(known)) rooms.set(words, room);
  }
  return rooms;
}

const HAS_WORDS = /\p{L}/u;

function roomOf(file: string): Room {
  const [, wing = ''] = file.split('/');
  if (wing === 'base' || wing === 'site') return 'document';
  return ROOMS.find(room => room === wing) ?? 'change';
}

/** Throws for a count without a literal noun, and for a verb that is no literal text: their places could not be named. */
export function sentencesIn(source: string, file: string): Sentence[] {
  if (!source.includes('says`') && !source.includes('the.')) return [];
  const found: Sentence[] = [];
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, false);
  return found;

  function visit(node: Node, isOfFileAlone: boolean): void {
    const keep = (words: string) => found.push({ words, file, isOfFileAlone });
    if (node.type === 'TaggedTemplateExpression' && nameOf(node.tag) === 'says')
      keep(keyOf(node.quasi as Node, file));
    const [first] = node.type === 'CallExpression' ? (node.arguments as Node[]) : [];
    const called = node.type === 'CallExpression' ? nameOf(node.callee) : '';
    if (called === 'the.thing' && typeof first?.value === 'string') keep(first.value);
    for (const inner of Object.values(node))
      for (const one of [inner].flat())
        if (isNode(one)) visit(one, isOfFileAlone || (called === 'otherInForm' && one === first));
  }
}

/** As "says" makes it: "{1} has {2 item}." */
function keyOf(template: Node, file: string): string {
  const texts = template.quasis as { value: { cooked: string } }[];
  const parts = template.expressions as Node[];
  return texts
    .map(({ value }, index) => value.cooked + (parts[index] ? placeOf(parts[index], index + 1, file) : ''))
    .join('');
}

function placeOf(part: Node, number: number, file: string): string {
  const called = part.type === 'CallExpression' ? nameOf(part.callee) : '';
  if (called !== 'the.count' && called !== 'the.verb') return `{${number}}`;
  const word = (part.arguments as Node[])[1]?.value;
  if (typeof word !== 'string') throw new Error(`${file}: ${called}(…) needs a literal text.`);
  return `{${number} ${word}}`;
}

/** "says", or "the.count" */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  if (value.type === 'MemberExpression') return `${nameOf(value.object)}.${nameOf(value.property)}`;
  return value.type === 'Identifier' ? String(value.name) : '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
