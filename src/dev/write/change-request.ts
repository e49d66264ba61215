// Reads a request to change documents, and refuses one that has not the right form.
import { isFields } from '../../base/json-value.ts';
import { says } from '../../base/sentences/said.ts';
import type { ChangeRequest } from '../../change/fix/judge-edits.ts';
import type { Edit } from '../../document/json/edits.ts';
import { Refusal } from './refusal.ts';

/** The most documents in a request, and the most edits in all of them together. */
const MOST = 1000;
const DEEPEST = 5;

/** { "changes": [{ "document": "/faq", "version": "…", "edits": [{ "offset": 12, "length": 3, "text": "new" }] }] } */
export function readRequests(bytes: Uint8Array): ChangeRequest[] {
  const { changes } = requestFields(readJson(bytes), ['changes'], 'The request');
  const requests = Array.isArray(changes) ? changes.map(changeOf) : [];
  const { size } = new Set(requests.map(({ document }) => document));
  if (size === 0 || size < requests.length || size > MOST)
    throw new Refusal(400, `A request is a list of 1 to ${MOST} changes, each of another document.`);
  if (requests.flatMap(({ edits }) => edits).length > MOST)
    throw new Refusal(400, `A change is a list of at most ${MOST} edits.`);
  return requests;
}

function changeOf(value: unknown): ChangeRequest {
  const { document, version, edits } = requestFields(value, ['document', 'version', 'edits'], 'The change');
  if (typeof document !== 'string' || typeof version !== 'string' || !/^[0-9a-f]{64}$/.test(version))
    throw new Refusal(400, 'The change does not say which version of which document it is meant for.');
  if (!Array.isArray(edits)) throw new Refusal(400, 'A change is a list of edits.');
  return { document, version, edits: edits.map(editOf) };
}

function editOf(value: unknown): Edit {
  const { offset, length, text } = requestFields(value, ['offset', 'length', 'text'], 'An edit');
  if (!isCount(offset) || !isCount(length) || typeof text !== 'string')
    throw new Refusal(400, 'An edit is an offset and a length in whole numbers, and a text.');
  return { offset, length, text };
}

/** Demands exactly these fields. A "__proto__" in the JSON counts as another field. */
export function requestFields(value: unknown, names: string[], what: string): { [name: string]: unknown } {
  if (!isFields(value) || Object.keys(value).sort().join() !== [...names].sort().join())
    throw new Refusal(400, `${what} has the fields ${names.join(', ')} and no others.`);
  return value;
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

export function readJson(bytes: Uint8Array, deepest = DEEPEST): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (isTooDeep(text, deepest)) throw new Refusal(400, says`Brackets stand too deep inside one another.`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, says`The change is not written in JSON.`);
  }
}

function isTooDeep(text: string, deepest: number): boolean {
  let depth = 0;
  for (const { 0: token } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}
