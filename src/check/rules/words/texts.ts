// Checks texts: markup where it does not work, invisible characters, and names in braces such as {email} that have no value.
import { type Path, valueAt } from '../../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { UNSEEN } from '../../../base/words.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { changeInto, replaceBy } from '../../../document/problem/fix-texts.ts';
import type { Problem, Span } from '../../../document/problem/problem.ts';
import { spanIn } from '../../../document/text/markdown-places.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Rule, RuleInput } from '../rule.ts';

/** "{phone}", or such a name with one of its two braces missing. */
const BRACES = /\{([^{}]*)\}|\{ *([A-Za-z][A-Za-z0-9]*)|(?<![A-Za-z0-9])([A-Za-z][A-Za-z0-9]*) *\}/g;
const ONE_LINE = ['line', 'point', 'siteValue'];
const LONG = ['text', 'longText'];

/** Every text that visitors see, with the page's title and description. */
export const values: Rule = subject => {
  const { route, fields, ofKind } = subject;
  const envelope: Path[] =
    route === undefined ? [['description']] : [['title'], ['description'], ['article', 'excerpt']];
  const problemsIn = (kinds: string[], isLine: boolean) =>
    kinds.flatMap(ofKind).flatMap(({ value, path }) => {
      if (!Array.isArray(value)) return textProblems(value, path, isLine, subject);
      return value.flatMap((text, index) =>
        isWorthLooking(text) ? textProblems(text, [...path, index], isLine, subject) : [],
      );
    });
  return [
    ...envelope.flatMap(path => textProblems(valueAt(fields, path), path, true, subject)),
    ...problemsIn(ONE_LINE, true),
    ...problemsIn(LONG, false),
  ];
};

/** A first look before the many others: most texts hold none of these signs, and only ordinary characters. */
const WORTH_LOOKING =
  /[{}*[\]<]|^\s*$|[^\t -~\u00a0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\uffff]/;

const SIGNS: [RegExp, Said][] = [
  [/\*\*/, says`Bold is not possible in this line: visitors would see the ${the.text('**')}. Take them out.`],
  [
    /\[[^\][]*\]\([^)]*\)?|\]\((?:\/|#|https?:)|\)\[(?:\/|#|https?:)/,
    says`A link is not possible in this line: visitors would see the brackets. Write the words alone, and the link in a field for links or texts.`,
  ],
  [/<\/?[A-Za-z][^<>]*>/, says`HTML is not possible in this line: visitors would see the tag. Take it out.`],
];

const LINE_BREAK = otherInForm(
  says`This is one line, so it cannot hold a line break. Take the "\\n" out.`,
  says`This is one line, so it cannot hold a line break. Take the line break out.`,
);

function isWorthLooking(text: unknown): text is string {
  return typeof text === 'string' && WORTH_LOOKING.test(text);
}

function textProblems(text: unknown, path: Path, isLine: boolean, subject: RuleInput): Problem[] {
  if (!isWorthLooking(text)) return [];
  if (text.trim() === '') {
    const message = says`This text holds nothing but spaces. Write something, or take the field out.`;
    return [subject.say(path, message)];
  }
  if (isLine && /[\r\n]/.test(text)) {
    return [subject.say(path, LINE_BREAK)];
  }
  const sign = isLine ? signIn(text) : undefined;
  if (sign) return [subject.say(path, sign.message, { span: spanIn(subject.parsed, { path, ...sign }) })];
  const unseen = unseenIn(text);
  if (unseen) {
    const span = spanIn(subject.parsed, { path, ...unseen });
    return [
      subject.say(path, unseen.message, {
        span,
        fix: replaceBy(span, unseen.title, { deed: 'take', what: unseen.what }, unseen.kept),
      }),
    ];
  }
  if (!/[{}]/.test(text)) return [];
  return [...text.matchAll(BRACES)].flatMap(({ 0: whole, 1: inner, 2: opened, 3: closed, index: offset }) => {
    const found =
      inner === undefined
        ? halfProblem(whole, opened ?? closed ?? '', subject)
        : braceProblem(inner, subject, path);
    if (!found) return [];
    const { message, plain } = found;
    const span = spanIn(subject.parsed, { path, offset, length: whole.length });
    const fix = plain && changeInto(span, the.value(plain), `{${plain}}`);
    return subject.say(path, message, { span, ...(fix && { fix }) });
  });
}

/** Finds markup that visitors would see as it is written. */
function signIn(text: string): (Span & { message: Said }) | undefined {
  for (const [pattern, message] of SIGNS) {
    const found = pattern.exec(text);
    if (found) return { offset: found.index, length: found[0].length, message };
  }
  return undefined;
}

type SignWords = { title: Said; what: string; say: (place: SaidPart, others: number) => Said };

const INVISIBLE: SignWords = {
  title: says`Take the invisible character out`,
  what: 'the invisible character',
  say: (place, others) => {
    if (others === 0) return says`An invisible character stands ${place}. Take it out.`;
    if (others === 1)
      return says`An invisible character stands ${place}, and another one further on. Take them out.`;
    return says`An invisible character stands ${place}, and ${the.number(others)} more further on. Take them out.`;
  },
};

const HALF: SignWords = {
  title: says`Take the half character out`,
  what: 'the half character',
  say: (place, others) => {
    if (others === 0)
      return says`Half of a character, such as a part of an emoji, stands ${place}. Take it out.`;
    if (others === 1)
      return says`Half of a character, such as a part of an emoji, stands ${place}, and another one further on. Take them out.`;
    return says`Half of a character, such as a part of an emoji, stands ${place}, and ${the.number(others)} more further on. Take them out.`;
  },
};

const UNSEEN_SIGNS: [signs: RegExp, words: SignWords][] = [
  [UNSEEN, INVISIBLE],
  [/\p{Cs}/gu, HALF],
];

/** The stretch from the first to the last of them. "kept" is what stays of it, as JSON writes it between quotes. */
type Unseen = Span & { message: Said; title: Said; what: string; kept: string };

function unseenIn(text: string): Unseen | undefined {
  for (const [signs, words] of UNSEEN_SIGNS) {
    const places = Array.from(text.matchAll(signs), ({ index }) => index);
    const [offset, ...others] = places;
    if (offset === undefined) continue;
    const length = 1 + (others.at(-1) ?? offset) - offset;
    const place = placeWords(text.slice(0, offset), text.slice(offset + 1).replace(signs, ''));
    // Word processors end lines with some of them.
    const kept = text.slice(offset, offset + length).replace(/[\v\f\u0085]/g, ' ');
    return {
      ...{ offset, length },
      message: words.say(place, others.length),
      ...(others.length > 0 ? { title: says`Take them out`, what: 'them' } : words),
      kept: JSON.stringify(kept.replace(signs, '')).slice(1, -1),
    };
  }
  return undefined;
}

/** In letters. A name longer than this would be no help. */
const LONGEST = 20;

function wordsIn(text: string): string[] {
  return text.split(/[\s"*[\]]/).filter(Boolean);
}

/** Names the words around a place: 'between "Pay" and "now"'. */
function placeWords(before: string, after: string): Said {
  const last = wordsIn(before)
    .at(-1)
    ?.slice(-LONGEST)
    .replace(/^\p{Cs}/u, '');
  const first = wordsIn(after)[0]
    ?.slice(0, LONGEST)
    .replace(/\p{Cs}$/u, '');
  if (last === undefined)
    return first === undefined ? says`alone in this text` : says`before ${the.text(first)}`;
  if (first === undefined) return says`after ${the.text(last)}`;
  const isInWord = /\S$/.test(before) && /^\S/.test(after);
  return isInWord
    ? says`in ${the.text(last + first)}`
    : says`between ${the.text(last)} and ${the.text(first)}`;
}

/** "plain" is the only name that can have been meant. */
type BraceProblem = { message: Said; plain?: string };

/** Braces in prose may stand alone. One beside the name of a value lacks its partner. */
function halfProblem(whole: string, name: string, { library }: RuleInput): BraceProblem | undefined {
  const { values: names } = siteFacts(library);
  const plain = names?.has(name) ? name : clearlyNearest(name, names?.offered ?? []);
  if (!plain) return undefined;
  const message = otherInForm(
    says`${the.text(whole)} lacks a brace, and visitors would see it as it is. Write ${the.value(plain)}.`,
    says`${the.text(whole)} lacks a brace, and visitors would see it as it is. Put the value ${the.value(plain)} in its place.`,
  );
  return { message, plain };
}

function braceProblem(inner: string, { library }: RuleInput, path: Path): BraceProblem | undefined {
  const { values: names } = siteFacts(library);
  const name = inner.trim();
  if (!names) return undefined;
  if (names.has(name)) {
    if (path[0] === 'values')
      return {
        message: says`A value cannot be made of another value. Write out what ${the.value(name)} stands for.`,
      };
    if (name === inner) return undefined;
    const message = otherInForm(
      says`Write ${the.value(name)} without spaces inside the braces.`,
      says`The braces of ${the.value(name)} hold spaces, so visitors would see them. Take the spaces out.`,
    );
    return { message, plain: name };
  }
  const meant = nearest(name, names.offered);
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name) && !meant) return undefined;
  const hint = meant
    ? says`Did you mean ${the.value(meant)}?`
    : says`It has ${the.list(names.offered.map(the.value), ',')}.`;
  return {
    message: together(says`The site document has no value ${the.value(name)}.`, hint),
    plain: clearlyNearest(name, names.offered),
  };
}
