// Says in sentences what a removal has done, or will do.
import type { Path } from '../../../base/json-value.ts';
import { counted, listed, plural } from '../../../base/words.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Problem } from '../../../document/problem/problem.ts';
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

type OneOrSeveral = [one: string, several: string];
type Verbs = { is: OneOrSeveral; leads: OneOrSeveral; taken: OneOrSeveral; now: string };

const DID: Verbs = { is: ['is', 'are'], leads: ['leads', 'lead'], taken: ['was', 'were'], now: ' now' };
const WILL: Verbs = {
  is: ['will be', 'will be'],
  leads: ['will lead', 'will lead'],
  taken: ['will be', 'will be'],
  now: '',
};

/** How many things a sentence names. If there are more, it gives their number. */
const MOST_NAMED = 3;

export function removalInWords(told: Told): string[] {
  const { page, target, files, addresses, below, problems, isRehearsal } = told;
  const verbs = isRehearsal ? WILL : DID;
  return [
    page.text === undefined ? `${page.file} had gone already.` : `${page.file} ${verbs.taken[0]} taken away.`,
    ...files.flatMap(file => sentencesOf(file, target, verbs)),
    ...addressSentence(page, target, addresses, verbs),
    ...stayWhereTheyAre(below),
    ...problems.map(({ file, where, message }) => `${file}: ${where ? `${where}: ` : ''}${message}`),
  ];
}

function sentencesOf(
  { document, led, plain, out }: WithoutPage,
  target: PageFile | undefined,
  { is, leads, taken, now }: Verbs,
): string[] {
  const isParent = ({ kind }: Mentioned) => kind === 'parent';
  return [
    ...sentences(led.filter(isParent), is, `${target?.route}${now}`),
    ...sentences(
      led.filter(place => !isParent(place)),
      leads,
      `to ${target?.route}${now}`,
    ),
    ...sentences(plain, is, `plain words${now}`),
    ...sentences(out, taken, 'taken out'),
  ].map(sentence => `${document.file}: ${sentence}.`);
}

/** One sentence for each kind of thing. */
function sentences(places: Mentioned[], [one, several]: OneOrSeveral, rest: string): string[] {
  const nouns = [...new Set(places.map(nounOf))];
  return nouns.map(noun => {
    const some = places.filter(place => nounOf(place) === noun);
    return `${subjectOf(noun, some)} ${some.length === 1 ? one : several} ${rest}`;
  });
}

function subjectOf(noun: string, places: Mentioned[]): string {
  const [one, ...others] = places;
  const words = [...new Set(places.map(({ words }) => words))];
  const isNamed = words.length <= MOST_NAMED && !words.includes(undefined);
  if (one && others.length === 0)
    return isNamed ? `the ${noun} ${listed(words, 'and')}` : `${one.kind ? 'the' : 'its'} ${noun}`;
  const those =
    words.length === places.length && isNamed ? `the ${plural(noun)}` : counted(places.length, noun);
  return isNamed ? `${those} ${listed(words, 'and')}` : those;
}

/** Takes the noun from the path, such as "blocks", 2, "items", 0. */
function nounOf({ path, kind }: Mentioned): string {
  if (kind === 'text') return 'link';
  return ON_THE_SITE[path.slice(0, 2).join(' ')] ?? ON_THE_SITE[String(path[0])] ?? nounOnPage(path, kind);
}

const ON_THE_SITE: { [place: string]: string } = {
  'header menu': 'menu entry',
  'header action': 'button beside the menu',
  footer: 'footer entry',
  lint: 'accepted warning',
  articles: 'way back from articles',
  parent: 'page above',
};

function nounOnPage(path: Path, kind: Mentioned['kind']): string {
  if (path.includes('links')) return 'button';
  if (kind !== undefined || path.at(-1) === 'link' || path.at(-1) === 'href') return 'link';
  return path.length === 2 ? 'block' : 'card';
}

function addressSentence(
  { route, wasPublic }: RemovedPage,
  target: PageFile | undefined,
  addresses: string[],
  { leads, now }: Verbs,
): string[] {
  if (addresses.length > 0)
    return [`${addresses.join(', ')} ${leads[addresses.length === 1 ? 0 : 1]} to ${target?.route}${now}.`];
  return wasPublic ? [] : [`${route} was never public, so nothing has to lead on from there.`];
}
