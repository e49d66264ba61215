// Words in braces: {email} stands for a value of the site document, so the value has to be there.
import { findNodeAtLocation } from 'jsonc-parser';
import type { Path } from '../document.ts';
import type { Fix, Problem, Span } from '../problem.ts';
import { spanIn } from '../prose.ts';
import { siteFacts } from '../site-facts.ts';
import type { Rule, Subject } from '../subject.ts';
import { isRivalled, nearest } from '../suggest.ts';

const BRACES = /\{([^{}]*)\}/g;
const ONE_LINE = ['line', 'point'];
const LONG = ['text', 'longText'];

export const values: Rule = subject => textsOf(subject).flatMap(text => textProblems(text, subject));

type Text = { path: Path; text: string; isLine: boolean };

/** Every text that visitors see: pieces, and the envelope's own. */
function textsOf({ pieces, route, parsed }: Subject): Text[] {
  const envelope: Path[] =
    route === undefined ? [['description']] : [['title'], ['description'], ['article', 'excerpt']];
  return [
    ...envelope.flatMap(path => {
      const value: unknown = findNodeAtLocation(parsed.tree, path)?.value;
      return typeof value === 'string' ? [{ path, text: value, isLine: true }] : [];
    }),
    ...pieces.flatMap(({ kind, value, path }) => {
      const isLine = ONE_LINE.includes(kind);
      if (!isLine && !LONG.includes(kind)) return [];
      if (typeof value === 'string') return [{ path, text: value, isLine }];
      if (!Array.isArray(value)) return [];
      return value.flatMap((text, index) =>
        typeof text === 'string' ? [{ path: [...path, index], text, isLine }] : [],
      );
    }),
  ];
}

function textProblems({ path, text, isLine }: Text, subject: Subject): Problem[] {
  if (text !== '' && text.trim() === '') {
    return [subject.say(path, 'This text holds nothing but spaces. Write something, or take the field out.')];
  }
  if (isLine && /[\r\n]/.test(text)) {
    return [subject.say(path, 'This is one line, so it cannot hold a line break. Take the "\\n" out.')];
  }
  if (hasControl(text))
    return [subject.say(path, 'This text holds an invisible control character. Type it anew.')];
  return [...text.matchAll(BRACES)].flatMap(({ 0: whole, 1: inner = '', index: offset }) => {
    const message = braceSlip(inner, subject, path);
    if (!message) return [];
    const span = spanIn(subject.parsed, { path, offset, length: whole.length });
    return subject.say(path, message, { span, fix: renamed(inner, span, subject) });
  });
}

/** Direction marks can make a text read otherwise than it is written. */
function hasControl(text: string): boolean {
  return /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text);
}

function renamed(inner: string, span: Span, { library }: Subject): Fix | undefined {
  const { values: names = [] } = siteFacts(library);
  const name = inner.trim();
  const meant = names.includes(name) ? name : nearest(name, names);
  if (meant === undefined || meant === inner || isRivalled(name, meant, names)) return undefined;
  return { title: `Change to {${meant}}`, ...span, text: `{${meant}}` };
}

function braceSlip(inner: string, { library, route }: Subject, path: Path): string | undefined {
  const { values: names } = siteFacts(library);
  const name = inner.trim();
  if (!names || name === '') return undefined;
  if (names.includes(name)) {
    if (route === undefined && path[0] === 'values')
      return `A value cannot be made of another value. Write out what {${name}} stands for.`;
    return name === inner ? undefined : `Write {${name}} without spaces inside the braces.`;
  }
  const meant = nearest(name, names);
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) && !meant) return undefined;
  if (meant) return `The site document has no value {${name}}. Did you mean {${meant}}?`;
  return `The site document has no value {${name}}. It has ${names.map(known => `{${known}}`).join(', ')}.`;
}
