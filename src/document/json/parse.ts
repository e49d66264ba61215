// Parses a file's text. Reports the first mistake of syntax, because nothing after it can be trusted, and names that are written
// twice.

import type { Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { sharedNameOf } from '../files/shared.ts';
import type { Parsed, Source } from '../problem/document.ts';
import { takeOut } from '../problem/fix-texts.ts';
import { fieldsIn, type Node, valueNamed } from '../problem/nodes.ts';
import { lineOf, problemAt } from '../problem/position.ts';
import type { Fix, OfField, Problem } from '../problem/problem.ts';
import { whereIs } from '../problem/where.ts';
import { removeNode } from './fields.ts';
import { readFaultless } from './quick-parse.ts';
import { readTree } from './reader.ts';
import { NotJson } from './refuse.ts';

export const DEEPEST = 32;
const CONFLICT = /^(<{7}|={7}|>{7}|\|{7})(?![<=>|]).*$/m;

type Outcome = { parsed?: Parsed; problems: Problem[]; ofField?: OfField };

export function parse(source: Source): Outcome {
  const faultless = readFaultless(source.text, DEEPEST);
  return faultless ? { parsed: parsedAs(faultless.value, source), problems: [] } : parseWithCare(source);
}

/** Makes the tree only when it is asked for. Most files have no mistake, so nobody needs the places of their values. */
function parsedAs(value: unknown, source: Source): Parsed {
  let tree: Node | undefined;
  return {
    source,
    value,
    get tree() {
      tree ??= readTree(source.text);
      return tree;
    },
  };
}

function parseWithCare(source: Source): Outcome {
  const { text } = source;
  const fail = (offset: number, length: number, message: string, fix?: Fix) => ({
    problems: [problemAt(source, { offset, length }, '', message, fix)],
  });
  if (text.trim() === '') {
    return fail(0, 0, `This file is empty. ${leastOf(source.file)}`);
  }
  const conflict = CONFLICT.exec(text);
  if (conflict) {
    return fail(
      conflict.index,
      conflict[0].length,
      'Two versions of this file were merged and their difference is still marked. Keep one version and delete the lines with <<<<<<<, ======= and >>>>>>>.',
    );
  }
  const tooDeep = firstTooDeep(text);
  if (tooDeep !== undefined) {
    return fail(
      tooDeep,
      1,
      `Brackets stand inside one another more than ${DEEPEST} deep here. Take some out.`,
    );
  }
  try {
    const tree = readTree(text);
    const parsed = { source, tree, value: plainValue(tree) };
    return { parsed, problems: duplicates(parsed) };
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const { offset, length, message, fix, ...ofField } = error.problem;
    return { ...fail(offset, length, message, fix), ofField };
  }
}

function leastOf(file: string): string {
  return sharedNameOf(file) === undefined
    ? 'A page has at least a title, a description and blocks.'
    : 'Shared blocks have at least a title and blocks.';
}

/** Scans the text instead of parsing it: the parser calls itself for each level, so a very deep file would overflow the stack. */
function firstTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

/** If two fields have the same name, takes the first, because places are also looked up by the first. */
function plainValue(node: Node): unknown {
  if (node.type === 'array') return node.children?.map(plainValue);
  if (node.type !== 'object') return node.value;
  const value: { [field: string]: unknown } = {};
  for (const { name, value: inner } of fieldsIn(node)) {
    if (Object.hasOwn(value, name)) continue;
    // Assigning "__proto__" would change what the object is instead of giving it a field.
    Object.defineProperty(value, name, {
      value: plainValue(inner),
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return value;
}

function duplicates(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: Node, path: Path): void => {
    if (node.type === 'array') {
      for (const [index, child] of (node.children ?? []).entries()) visit(child, [...path, index]);
    }
    if (node.type !== 'object') return;
    const first = new Map<string, Node>();
    for (const { name, key, value } of fieldsIn(node)) {
      const earlier = first.get(name);
      if (earlier) problems.push(writtenTwice(parsed, path, key, earlier));
      else first.set(name, key);
      if (!earlier) visit(value, [...path, name]);
    }
  };
  visit(parsed.tree, []);
  return problems;
}

function writtenTwice(parsed: Parsed, path: Path, key: Node, first: Node): Problem {
  const line = lineOf(parsed.source, first.offset);
  const message = `${quoted(String(key.value))} stands here a second time; the first is on line ${line}. Keep one of them.`;
  return problemAt(parsed.source, key, whereIs(parsed.value, path), message, cutOfTwin(key, first));
}

/** If both fields have the same value, the second can be removed without loss. */
function cutOfTwin({ parent }: Node, { parent: first }: Node): Fix | undefined {
  const [value, earlier] = [parent?.children?.[1], first?.children?.[1]];
  if (!value || !earlier || !saysTheSame(value, earlier)) return undefined;
  const [cut] = removeNode(parent);
  return cut && takeOut(cut, 'the second one');
}

/** Stops at the first difference, because a large field may be followed by thousands of others with the same name. */
function saysTheSame(one: Node, other: Node): boolean {
  const [mine, others] = [one.children ?? [], other.children ?? []];
  if (one.type !== other.type || one.value !== other.value || mine.length !== others.length) return false;
  return mine.every((child, index) => {
    const [key, value] = child.children ?? [];
    const [part, twin] =
      one.type === 'array' ? [child, others[index]] : [value, valueNamed(other, String(key?.value))];
    return part !== undefined && twin !== undefined && saysTheSame(part, twin);
  });
}
