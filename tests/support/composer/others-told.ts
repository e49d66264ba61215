// Answers in the place of the server what others have done, for tests of what the window makes of it.
import type { Page, Route } from 'playwright-core';
import type { Asks } from '../../../src/composer/model/asks.ts';
import type { ExchangeQuestion, OthersNow, SentNow } from '../../../src/composer/model/exchange.ts';

const ASKS = '**/@ashlar/composer';

const SENT: SentNow = {
  is: 'changed',
  words: 'What you have changed is on this computer.',
  host: { name: 'git.example' },
  others: 2,
};

const SENTENCE: ExchangeQuestion = {
  key: 'a1b2c3d4',
  is: 'value',
  title: 'Fragen und Antworten',
  route: '/fragen',
  where: 'Hero, Intro',
  document: '/fragen',
  path: ['blocks', 0, 'intro'],
  before: 'Die kurze Antwort steht immer vorn.',
  mine: 'Die kurze Antwort steht hier immer ganz vorn.',
  theirs: 'Die Antwort steht immer vorn, die lange dahinter.',
  by: ['Ann Lee'],
  takes: ['mine', 'theirs'],
  third: 'Die kurze Antwort steht hier immer ganz vorn, die lange dahinter.',
};

const PRICE: ExchangeQuestion = {
  key: 'b2c3d4e5',
  is: 'value',
  title: 'Preise und Pakete',
  route: '/preise',
  where: 'Price list, “Schlauch wechseln”, Price',
  document: '/preise',
  path: ['blocks', 1, 'items', 1, 'price'],
  before: '18 €',
  mine: '19 €',
  theirs: '20 €',
  by: ['Ann Lee'],
  takes: ['mine', 'theirs'],
  third: 19,
};

const GONE: ExchangeQuestion = {
  key: 'c3d4e5f6',
  is: 'taken',
  title: 'Die Werkstatt',
  route: '/werkstatt',
  where: '',
  document: '/werkstatt',
  before: 'Die Werkstatt',
  mine: 'Die Werkstatt',
  theirs: 'taken away',
  by: [],
  takes: ['mine', 'theirs'],
};

export const OTHERS: OthersNow = {
  sent: SENT,
  theirs: 'f'.repeat(40),
  names: ['Ann Lee', 'Tom Reed'],
  changes: [
    {
      title: 'Fragen und Antworten',
      route: '/fragen',
      at: { route: '/fragen' },
      rows: ['The intro of the hero says “… immer vorn, die lange dahinter.”'],
      by: ['Ann Lee'],
      isMet: true,
    },
    {
      title: 'Preise und Pakete',
      route: '/preise',
      at: { route: '/preise' },
      rows: [
        '“Schlauch wechseln” costs €20 instead of €18.',
        'The heading of the price list is “Jede Arbeit einzeln”.',
        'A package is new: “Für zwei”.',
        'The intro was written anew.',
        'A note has gone.',
        'The second package stands first.',
      ],
      by: ['Ann Lee', 'Tom Reed'],
      isMet: true,
    },
    {
      title: 'Die Werkstatt',
      at: { route: '/werkstatt' },
      rows: ['The page was taken away.'],
      by: ['Tom Reed'],
    },
    { title: 'the whole site', rows: ['The phone number has changed.'], by: ['Tom Reed'], isMet: true },
  ],
  both: [
    {
      document: '/fragen',
      path: ['blocks', 1, 'items', 1, 'answer'],
      title: 'Fragen und Antworten',
      where: 'FAQ, Question 2, Answer',
    },
  ],
  questions: [SENTENCE, PRICE, GONE],
  answers: [],
};

export const NOTHING_NEW: OthersNow = {
  sent: { ...SENT, others: 0 },
  names: [],
  changes: [],
  both: [],
  questions: [],
  answers: [],
};

/** The server would say this to a German author. */
export const OTHERS_IN_GERMAN: OthersNow = {
  ...NOTHING_NEW,
  sent: { ...SENT, words: 'Was Sie geändert haben, ist auf diesem Computer.' },
  theirs: 'f'.repeat(40),
  names: ['Ann Lee'],
  changes: [
    {
      title: 'Fragen und Antworten',
      route: '/fragen',
      at: { route: '/fragen' },
      rows: ['Intro des Seitenkopfs: „… immer vorn, die lange dahinter.“'],
      by: ['Ann Lee'],
    },
  ],
};

export const NOT_ASKED: OthersNow = { ...NOTHING_NEW, sent: { ...SENT, is: 'asksFirst' } };

export const REFUSED = '“Price” is larger than 1,000. Write 1,000 or less.';

/** Every third version is refused, the others are kept. */
export async function tellOthers(page: Page, others: OthersNow): Promise<void> {
  const answers = new Map(others.answers.map(one => [one.key, one]));
  await page.route(ASKS, async route => {
    const { ask, input } = route.request().postDataJSON();
    if (ask === 'sent') return route.fulfill({ json: others.sent });
    if (ask === 'versions') return route.fulfill({ json: await versionsOf(route, others, input) });
    if (ask !== 'bring') return route.fallback();
    const wanted: Asks['bring']['input'] = input;
    for (const answer of wanted.answers ?? []) {
      if (typeof answer.take === 'object') return route.fulfill({ status: 422, json: { message: REFUSED } });
      answers.set(answer.key, answer);
    }
    return route.fulfill({ json: { ...others, answers: [...answers.values()] } });
  });
}

/** Draws the page as it is, with the words of the other side. Without a question, with those of the sentence. */
async function versionsOf(
  route: Route,
  { questions }: OthersNow,
  { key, route: address }: Asks['versions']['input'],
): Promise<Asks['versions']['told']> {
  const asked = key === undefined ? SENTENCE : questions.find(one => one.key === key);
  if (!asked) throw new Error(`Nothing is asked by ${key}.`);
  const response = await route.fetch({
    postData: JSON.stringify({ ask: 'look', input: { route: address, known: [] } }),
  });
  const look: Asks['look']['told'] = await response.json();
  if (!look.drawn) throw new Error(`${address} is not drawn.`);
  const version = (words: string) => ({
    title: look.title,
    value: look.documents[asked.document ?? '']?.value,
    blocks: look.blocks,
    fields: look.fields,
    drawn: look.drawn && {
      ...look.drawn,
      main: look.drawn.main.replace(drawnWords(asked.before), drawnWords(words)),
    },
  });
  const { path = [], document = '', is } = asked;
  return {
    mine: version(asked.mine),
    ...(is !== 'taken' && { theirs: version(asked.theirs) }),
    differs: is === 'taken' ? [] : [{ what: 'value', path, now: { document, path }, words: asked.where }],
  };
}

/** A page may write the sign of the currency in its own way. */
const drawnWords = (words: string) => words.replace(/ €$/, '');
