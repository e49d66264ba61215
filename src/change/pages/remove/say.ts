// Says in sentences what a removal has done, or will do.
import type { Path } from '../../../base/json-value.ts';
import { type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { besideFile } from '../../added-problems.ts';
import { stayWhereTheyAre } from '../move/say.ts';
import type { RemovedPage } from './removed-page.ts';
import type { Mentioned, WithoutPage } from './without-page.ts';

type Told = {
  page: RemovedPage;
  target?: PageFile;
  files: WithoutPage[];
  addresses: string[];
  below: PageFile[];
  problems: Problem[];
  isRehearsal: boolean;
};

/**
 * Says in a sentence what becomes of links, cards and the like in one document. "what" names them, such as "the links", "count" is how
 * many there are, and "to" is the address of the page that takes the place of the one that goes.
 */
type Outcome = (file: SaidPart, what: Said, count: number, to: SaidPart) => Said;

type Outcomes = {
  gone: (file: SaidPart) => Said;
  parent: Outcome;
  led: Outcome;
  plain: Outcome;
  out: Outcome;
  addresses: (addresses: string[], to: SaidPart) => Said;
};

const DID: Outcomes = {
  gone: file => says`${file} was taken away.`,
  parent: (file, what, _, to) => says`${file}: ${what} is ${to} now.`,
  led: (file, what, count, to) => says`${file}: ${what} ${the.verb(count, 'leads', 'lead')} to ${to} now.`,
  plain: (file, what, count) => says`${file}: ${what} ${the.verb(count, 'is', 'are')} plain words now.`,
  out: (file, what, count) => says`${file}: ${what} ${the.verb(count, 'was', 'were')} taken out.`,
  addresses: (addresses, to) =>
    says`${the.sign(addresses.join(', '))} ${the.verb(addresses.length, 'leads', 'lead')} to ${to} now.`,
};

const WILL: Outcomes = {
  gone: file => says`${file} will be taken away.`,
  parent: (file, what, _, to) => says`${file}: ${what} will be ${to}.`,
  led: (file, what, count, to) => says`${file}: ${what} ${the.verb(count, 'will', 'will')} lead to ${to}.`,
  plain: (file, what, count) => says`${file}: ${what} ${the.verb(count, 'will', 'will')} be plain words.`,
  out: (file, what, count) => says`${file}: ${what} ${the.verb(count, 'will', 'will')} be taken out.`,
  addresses: (addresses, to) =>
    says`${the.sign(addresses.join(', '))} ${the.verb(addresses.length, 'will', 'will')} lead to ${to}.`,
};

/** How many things a sentence names. If there are more, it gives their number. */
const MOST_NAMED = 3;

export function removalInWords(told: Told): Said[] {
  const { page, target, files, addresses, below, problems, isRehearsal } = told;
  const outcomes = isRehearsal ? WILL : DID;
  const file = the.page(page.file);
  const to = the.sign(target?.route ?? '');
  return [
    page.text === undefined ? says`${file} had gone already.` : outcomes.gone(file),
    ...files.flatMap(file => sentencesOf(file, to, outcomes)),
    ...addressSentence(page, to, addresses, outcomes),
    ...stayWhereTheyAre(below),
    ...problems.map(besideFile),
  ];
}

function sentencesOf({ document, led, plain, out }: WithoutPage, to: SaidPart, outcomes: Outcomes): Said[] {
  const file = the.page(document.file);
  const isParent = ({ kind }: Mentioned) => kind === 'parent';
  const of = (places: Mentioned[], outcome: Outcome) =>
    byNoun(places).map(([noun, some]) => outcome(file, subjectOf(noun, some), some.length, to));
  return [
    ...of(led.filter(isParent), outcomes.parent),
    ...of(
      led.filter(place => !isParent(place)),
      outcomes.led,
    ),
    ...of(plain, outcomes.plain),
    ...of(out, outcomes.out),
  ];
}

function byNoun(places: Mentioned[]): [Noun, Mentioned[]][] {
  const nouns = [...new Set(places.map(nounOf))];
  return nouns.map(noun => [noun, places.filter(place => nounOf(place) === noun)]);
}

/** "its" is said of what stands for the page that goes, such as its card. */
type Phrases = { the: Said; its: Said; all: Said; some: (count: number) => Said };

const PHRASES = {
  link: {
    the: says`the link`,
    its: says`its link`,
    all: says`the links`,
    some: count => says`${the.number(count)} links`,
  },
  button: {
    the: says`the button`,
    its: says`its button`,
    all: says`the buttons`,
    some: count => says`${the.number(count)} buttons`,
  },
  card: {
    the: says`the card`,
    its: says`its card`,
    all: says`the cards`,
    some: count => says`${the.number(count)} cards`,
  },
  block: {
    the: says`the block`,
    its: says`its block`,
    all: says`the blocks`,
    some: count => says`${the.number(count)} blocks`,
  },
  'menu entry': {
    the: says`the menu entry`,
    its: says`its menu entry`,
    all: says`the menu entries`,
    some: count => says`${the.number(count)} menu entries`,
  },
  'button beside the menu': {
    the: says`the button beside the menu`,
    its: says`its button beside the menu`,
    all: says`the buttons beside the menu`,
    some: count => says`${the.number(count)} buttons beside the menu`,
  },
  'footer entry': {
    the: says`the footer entry`,
    its: says`its footer entry`,
    all: says`the footer entries`,
    some: count => says`${the.number(count)} footer entries`,
  },
  'accepted warning': {
    the: says`the accepted warning`,
    its: says`its accepted warning`,
    all: says`the accepted warnings`,
    some: count => says`${the.number(count)} accepted warnings`,
  },
  'way back from articles': {
    the: says`the way back from articles`,
    its: says`its way back from articles`,
    all: says`the ways back from articles`,
    some: count => says`${the.number(count)} ways back from articles`,
  },
  'page above': {
    the: says`the page above`,
    its: says`its page above`,
    all: says`the pages above`,
    some: count => says`${the.number(count)} pages above`,
  },
} satisfies { [noun: string]: Phrases };

type Noun = keyof typeof PHRASES;

function subjectOf(noun: Noun, places: Mentioned[]): Said {
  const phrases: Phrases = PHRASES[noun];
  const [one, ...others] = places;
  const words = [...new Set(places.map(({ words }) => words))].filter(word => word !== undefined);
  const isNamed = words.length <= MOST_NAMED && places.every(place => place.words !== undefined);
  const named = (phrase: Said) =>
    isNamed ? says`${phrase} ${the.list(words.map(the.text), 'and')}` : phrase;
  if (one && others.length === 0) return named(isNamed || one.kind ? phrases.the : phrases.its);
  return named(words.length === places.length && isNamed ? phrases.all : phrases.some(places.length));
}

/** Takes the noun from the path, such as "blocks", 2, "items", 0. */
function nounOf({ path, kind }: Mentioned): Noun {
  if (kind === 'text') return 'link';
  return ON_THE_SITE[path.slice(0, 2).join(' ')] ?? ON_THE_SITE[String(path[0])] ?? nounOnPage(path, kind);
}

const ON_THE_SITE: { [place: string]: Noun } = {
  'header menu': 'menu entry',
  'header action': 'button beside the menu',
  footer: 'footer entry',
  lint: 'accepted warning',
  articles: 'way back from articles',
  parent: 'page above',
};

function nounOnPage(path: Path, kind: Mentioned['kind']): Noun {
  if (path.includes('links')) return 'button';
  if (kind !== undefined || path.at(-1) === 'link' || path.at(-1) === 'href') return 'link';
  return path.length === 2 ? 'block' : 'card';
}

function addressSentence(
  { route, wasPublic }: RemovedPage,
  to: SaidPart,
  addresses: string[],
  outcomes: Outcomes,
): Said[] {
  if (addresses.length > 0) return [outcomes.addresses(addresses, to)];
  return wasPublic ? [] : [says`${the.sign(route)} was never public, so nothing has to lead on from there.`];
}
