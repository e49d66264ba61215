// Checks the words that the engine shows on this site: they exist in its language, are written in it, and have the right places
// in braces and plural forms. The schema checks that their names exist.
import { isFields, type Path } from '../../../base/json-value.ts';
import { isLanguage } from '../../../base/language.ts';
import english from '../../../base/languages/en.json';
import { LANGUAGES, textsOf } from '../../../base/languages/read.ts';
import type { WordName } from '../../../base/languages/say.ts';
import { type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import { clearlyNearest, nearest } from '../../../document/problem/did-you-mean.ts';
import { changeTo } from '../../../document/problem/fix-texts.ts';
import { keySpan, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { Rule, RuleInput } from '../rule.ts';

const PLACES = /\{([^{}]*)\}/g;

export const engineWords: Rule = subject => {
  const { language, words } = subject.fields;
  if (typeof language !== 'string' || !isLanguage(language)) return [];
  const own = isFields(words) ? words : {};
  return [
    ...missingWords(language, own, subject),
    ...englishWords(language, own, subject),
    ...Object.entries(own).flatMap(([name, text]) => wordProblems(name, text, language, subject)),
  ];
};

/** If the engine has no words in a site's language, the site has to bring all of them. */
function missingWords(language: string, own: object, { say }: RuleInput): Problem[] {
  if (textsOf(language)) return [];
  const missing = Object.keys(english).filter(name => !Object.hasOwn(own, name));
  if (missing.length === 0) return [];
  const [first = ''] = missing;
  const known = the.list(Object.keys(LANGUAGES).map(the.text), 'and');
  const has = says`The engine has its own words in ${known}, not in ${the.text(language)}.`;
  const [field, name] = [the.field('words'), the.field(first)];
  const write =
    missing.length > 1
      ? says`Write them in ${field}: ${name} and ${the.number(missing.length - 1)} more.`
      : says`Write them in ${field}: ${name}.`;
  return [say(['language'], together(has, write))];
}

/** A new site in such a language starts with all words in English, to be replaced. */
function englishWords(language: string, own: object, { say, parsed }: RuleInput): Problem[] {
  if (textsOf(language)) return [];
  const left = ENGLISH_ALONE.filter(name => name in own && own[name as keyof typeof own] === english[name]);
  if (left.length === 0) return [];
  const span = keySpan(parsed, ['words']);
  return [{ ...say(['words'], stillEnglish(left, the.language(language)), { span }), level: 'warning' }];
}

function stillEnglish(left: string[], language: SaidPart): Said {
  const [first = '', second = ''] = left;
  const [one, other] = [the.field(first), the.field(second)];
  if (left.length === 1) return says`This word is still English: ${one}. Write it in ${language}.`;
  return left.length === 2
    ? says`These words are still English: ${one} and ${other}. Write them in ${language}.`
    : says`These words are still English: ${one}, ${other} and ${the.number(left.length - 2)} more. Write them in ${language}.`;
}

/** Leaves out words such as "Menu" and "{name}, {role}", which other languages write the same way. */
const ENGLISH_ALONE = (Object.keys(english) as WordName[]).filter(name =>
  Object.values(LANGUAGES).every(texts => texts === LANGUAGES.en || texts[name] !== english[name]),
);

function wordProblems(name: string, text: unknown, language: string, subject: RuleInput): Problem[] {
  const english =
    LANGUAGES.en && Object.hasOwn(LANGUAGES.en, name) ? LANGUAGES.en[name as 'menu'] : undefined;
  if (english === undefined) return [];
  const places = [...new Set(formsOf(english).flatMap(([, form]) => placesIn(form)))];
  return [
    ...formsOf(text).flatMap(([form, words]) =>
      placeProblems(words, ['words', name, ...form], places, subject),
    ),
    ...(isFields(text) ? formProblems(text, ['words', name], language, subject) : []),
  ];
}

/** Each text of a word with its path inside the word: a word may have one text for each plural form. */
function formsOf(text: unknown): [Path, string][] {
  if (typeof text === 'string') return [[[], text]];
  if (!isFields(text)) return [];
  return Object.entries(text).flatMap(([form, words]) =>
    typeof words === 'string' ? [[[form], words]] : [],
  );
}

function placesIn(text: string): string[] {
  return [...text.matchAll(PLACES)].map(([, place = '']) => place);
}

function placeProblems(text: string, path: Path, places: string[], { say, parsed }: RuleInput): Problem[] {
  const wrong = placesIn(text).find(place => !places.includes(place));
  if (wrong === undefined) return [];
  const meant = nearest(wrong, places);
  const plain = clearlyNearest(wrong, places);
  const span = valueSpan(parsed, path);
  const fix = plain && changeTo(span, JSON.stringify(text.replaceAll(`{${wrong}}`, `{${plain}}`)));
  const hint = meant
    ? says`Did you mean ${inBraces(meant)}?`
    : places.length > 0
      ? says`It has ${the.list(places.map(inBraces), 'and')}.`
      : says`This word has no place in braces. Take it out.`;
  const message = together(says`Nothing stands for ${inBraces(wrong)} here.`, hint);
  return [say(path, message, { span, ...(fix && { fix }) })];
}

function inBraces(place: string): SaidPart {
  return the.sign(`{${place}}`);
}

/** Each language has its own plural forms. All have "other", which stands in for forms that are left out. */
function formProblems(text: object, path: Path, language: string, { say }: RuleInput): Problem[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const wrong = Object.keys(text).find(form => !(forms as string[]).includes(form));
  const has = says`Its plural forms in ${the.text(language)} are ${the.list(forms.map(the.text), 'and')}.`;
  if (wrong !== undefined)
    return [say([...path, wrong], together(says`Nothing is counted as ${the.text(wrong)} here.`, has))];
  if (!Object.hasOwn(text, 'other'))
    return [say(path, together(says`The form ${the.text('other')} is missing.`, has))];
  return [];
}
