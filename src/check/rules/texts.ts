// Checks texts: markup where it does not work, invisible characters, and names in braces such as {email} that have no value.
import { type Path, valueAt } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { clearlyNearest, nearest } from '../../document/problem/did-you-mean.ts';
import { changeTo } from '../../document/problem/fix-texts.ts';
import type { Problem, Span } from '../../document/problem/problem.ts';
import { spanIn } from '../../document/text/markdown-places.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Rule, RuleInput } from './rule.ts';

/** "{phone}", or such a name with one of its two braces missing. */
const BRACES = /\{([^{}]*)\}|\{ *([A-Za-z][A-Za-z0-9]*)|(?<![A-Za-z0-9])([A-Za-z][A-Za-z0-9]*) *\}/g;
const ONE_LINE = ['line', 'point', 'siteValue'];
const LONG = ['text', 'longText'];

export const values: Rule = subject => textsOf(subject).flatMap(text => textProblems(text, subject));

/** A first look before the many others: most texts hold none of these signs, and only ordinary characters. */
const WORTH_LOOKING =
  /[{}*[\]<]|^\s*$|[^\t -~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\uffff]/;

const SIGNS: [RegExp, string][] = [
  [/\*\*/, 'Bold is not possible in this line: visitors would see the "**". Take them out.'],
  [
    /\[[^\][]*\]\([^)]*\)?|\]\((?:\/|#|https?:)|\)\[(?:\/|#|https?:)/,
    'A link is not possible in this line: visitors would see the brackets. Write the words alone, and the link in a field for links or texts.',
  ],
  [/<\/?[A-Za-z][^<>]*>/, 'HTML is not possible in this line: visitors would see the tag. Take it out.'],
];

type Text = { path: Path; text: string; isLine: boolean };

/** Every text that visitors see, with the page's title and description. */
function textsOf({ pieces, route, fields }: RuleInput): Text[] {
  const envelope: Path[] =
    route === undefined ? [['description']] : [['title'], ['description'], ['article', 'excerpt']];
  const ofPieces = pieces
    .filter(({ kind }) => ONE_LINE.includes(kind) || LONG.includes(kind))
    .flatMap(({ kind, value, path }) => {
      const isLine = ONE_LINE.includes(kind);
      return Array.isArray(value)
        ? value.map((text, index) => ({ path: [...path, index], text, isLine }))
        : { path, text: value, isLine };
    });
  return [...envelope.map(path => ({ path, text: valueAt(fields, path), isLine: true })), ...ofPieces].filter(
    isText,
  );
}

function isText(found: Omit<Text, 'text'> & { text: unknown }): found is Text {
  return typeof found.text === 'string';
}

function textProblems({ path, text, isLine }: Text, subject: RuleInput): Problem[] {
  if (!WORTH_LOOKING.test(text)) return [];
  if (text.trim() === '') {
    return [subject.say(path, 'This text holds nothing but spaces. Write something, or take the field out.')];
  }
  if (isLine && /[\r\n]/.test(text)) {
    return [subject.say(path, 'This is one line, so it cannot hold a line break. Take the "\\n" out.')];
  }
  const sign = isLine ? signIn(text) : undefined;
  if (sign) return [subject.say(path, sign.message, { span: spanIn(subject.parsed, { path, ...sign }) })];
  if (hasControl(text))
    return [subject.say(path, 'This text holds an invisible control character. Type it anew.')];
  if (!text.isWellFormed())
    return [
      subject.say(path, 'This text holds half of a character, such as a part of an emoji. Type it anew.'),
    ];
  return [...text.matchAll(BRACES)].flatMap(({ 0: whole, 1: inner, 2: opened, 3: closed, index: offset }) => {
    const found =
      inner === undefined
        ? halfProblem(whole, opened ?? closed ?? '', subject)
        : braceProblem(inner, subject, path);
    if (!found) return [];
    const { message, plain } = found;
    const span = spanIn(subject.parsed, { path, offset, length: whole.length });
    return subject.say(path, message, { span, ...(plain && { fix: changeTo(span, `{${plain}}`) }) });
  });
}

/** Finds markup that visitors would see as it is written. */
function signIn(text: string): (Span & { message: string }) | undefined {
  for (const [pattern, message] of SIGNS) {
    const found = pattern.exec(text);
    if (found) return { offset: found.index, length: found[0].length, message };
  }
  return undefined;
}

/** Direction marks can make a text read differently from how it is written: https://trojansource.codes/ */
function hasControl(text: string): boolean {
  return /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text);
}

/** "plain" is the only name that can have been meant. */
type BraceProblem = { message: string; plain?: string };

/** Braces in prose may stand alone. One beside the name of a value lacks its partner. */
function halfProblem(whole: string, name: string, { library }: RuleInput): BraceProblem | undefined {
  const { values: names } = siteFacts(library);
  const plain = names?.has(name) ? name : clearlyNearest(name, names?.offered ?? []);
  if (!plain) return undefined;
  const message = `${quoted(whole)} lacks a brace, and visitors would see it as it is. Write {${plain}}.`;
  return { message, plain };
}

function braceProblem(inner: string, { library }: RuleInput, path: Path): BraceProblem | undefined {
  const { values: names } = siteFacts(library);
  const name = inner.trim();
  if (!names) return undefined;
  if (names.has(name)) {
    if (path[0] === 'values')
      return { message: `A value cannot be made of another value. Write out what {${name}} stands for.` };
    if (name === inner) return undefined;
    return { message: `Write {${name}} without spaces inside the braces.`, plain: name };
  }
  const meant = nearest(name, names.offered);
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) && !meant) return undefined;
  const sentence = `The site document has no value {${name}}.`;
  if (meant)
    return { message: `${sentence} Did you mean {${meant}}?`, plain: clearlyNearest(name, names.offered) };
  return { message: `${sentence} It has ${names.offered.map(known => `{${known}}`).join(', ')}.` };
}
