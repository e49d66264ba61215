// @module-tag full-only
// Two people work for a day on one site, by the questions of their windows. Somebody at the host takes in what they send, in each way that
// hosts have for it. What the host has is written down after each step.
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyOf, JO } from '../../../../tests/support/composer/copy.ts';
import { versionOf } from '../../../../tests/support/dev/writer.ts';
import { nobodysSettings, ownSettings } from '../../../../tests/support/documents/messages/hand-in.ts';
import { hero, pageWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { type Desk, deskIn, openDesk, runGit } from '../../../../tests/support/files/repositories.ts';
import { forgetKept } from '../../../base/kept-place.mjs';
import type { Step } from '../../../document/steps/steps.ts';
import type { Asks } from '../../model/asks.ts';
import type { ExchangeTake } from '../../model/exchange.ts';
import { answerTo } from '../asks.ts';
import type { Author, ShownCopy } from '../copy.ts';

beforeAll(nobodysSettings);
afterAll(ownSettings);

type Person = { desk: Desk; copy: ShownCopy; author: Author };
type Way = 'merge' | 'squash' | 'rebase';

let deeds = 0;
const newId = () => `deed-${deeds++}`;

class Day {
  readonly ann: Person;
  readonly ben: Person;
  /** Looks after the site, and takes in what the others send. */
  readonly tom: Desk;
  readonly told: string[][] = [];
  readonly way: Way;
  #seen: string;

  constructor(way: Way) {
    this.way = way;
    const desk = openDesk();
    const item = (name: string) => ({ name, short: 'Oak', text: 'With one change.', price: 700 });
    const blocks = [
      { ...hero, heading: 'Prices' },
      { type: 'price-list', heading: 'Pieces', items: [item('Stool'), item('Bench')] },
      { type: 'prose', heading: 'Wood', text: ['Ash grows here.'] },
    ];
    desk.write('pages/prices.json', JSON.stringify(pageWith({ title: 'Prices', blocks }), null, 2));
    desk.git('add', '.');
    desk.git('commit', '--quiet', '--message', 'Prices');
    desk.git('push', '--quiet');
    this.ann = person('Ann', desk);
    this.ben = person('Ben', desk.colleague());
    const outer = dirname(desk.folder);
    runGit(outer, ['clone', '--quiet', 'host', 'tom']);
    this.tom = deskIn(outer, 'tom');
    this.tom.git('config', 'user.name', 'Tom');
    this.tom.git('config', 'user.email', 'tom@example.com');
    this.#seen = this.#main();
  }

  end(): void {
    for (const { desk } of [this.ann, this.ben]) forgetKept(desk.folder);
    this.ann.desk.remove();
  }

  #main = () => runGit(this.ann.desk.host, ['rev-parse', 'main']).stdout.trim();

  /** Writes down what has become of the host since the step before: its lines that are others, and the commits that wait. */
  async note(step: string): Promise<void> {
    const { host } = this.ann.desk;
    const git = (...args: string[]) => runGit(host, args).stdout;
    const since = [this.#seen, 'main'];
    const lines = git('diff', '--unified=0', '--diff-filter=M', ...since).split('\n');
    const files = git('diff', '--name-status', '--no-renames', '--diff-filter=AD', ...since).split('\n');
    this.#seen = this.#main();
    const branches = git('for-each-ref', '--format=%(refname:short)', 'refs/heads/change')
      .split('\n')
      .filter(Boolean);
    const waiting = branches.flatMap(branch =>
      git('log', '--reverse', '--format=%an: %s', `main..${branch}`).split('\n').filter(Boolean),
    );
    const states = [];
    for (const { desk, copy, author } of [this.ann, this.ben]) {
      const { told } = await answerTo(copy, author, { ask: 'sent', input: { look: true, agrees: true } });
      const now = told as Asks['sent']['told'];
      const marks = [now.isChanged && 'changed', now.waitsForOthers && 'waits', now.others && 'others come'];
      states.push([author.name, now.is, ...marks.filter(Boolean)].join(' '));
      expect(desk.tryGit('diff', '--check').stdout).toBe('');
    }
    this.told.push([
      step,
      states.join(', '),
      ...waiting.map(one => `waits: ${one}`),
      ...lines.filter(line => /^[+-](?![+-])/.test(line)).map(line => line.replace(/^(.)\s+/, '$1 ')),
      ...files.filter(Boolean).map(line => line.replace('\t', ' ')),
    ]);
  }

  async ask<Name extends keyof Asks>(
    { copy, author }: Person,
    ask: Name,
    input: Asks[Name]['input'],
  ): Promise<Asks[Name]['told']> {
    const { status, told } = await answerTo(copy, author, { ask, input });
    expect([ask, status, told]).toEqual([ask, 200, told]);
    return told as Asks[Name]['told'];
  }

  change(person: Person, document: string, path: (string | number)[], more: object): Promise<unknown> {
    const version = versionOf(person.desk.read(`pages${document}.json`));
    const step = { document, version, path, ...more } as Step;
    return this.ask(person, 'change', { id: newId(), steps: [step] });
  }
  set = (person: Person, document: string, path: (string | number)[], value: unknown) =>
    this.change(person, document, path, { do: 'set', value });

  /** Three presses: Send, its title as it is proposed, Send. */
  async send(person: Person): Promise<string> {
    const { title, tree = '' } = await this.ask(person, 'plan', { agrees: true });
    const told = await this.ask(person, 'send', { id: newId(), title, tree });
    expect(told).toMatchObject({ is: 'beingRead' });
    return told.sent?.branch ?? '';
  }

  /** All questions get the same answer. */
  async get(person: Person, take: ExchangeTake = 'mine'): Promise<string[]> {
    const { theirs, questions } = await this.ask(person, 'bring', {
      id: newId(),
      rehearse: true,
      look: true,
      agrees: true,
    });
    const answers = questions.map(({ key }) => ({ key, take }));
    const done = await this.ask(person, 'bring', { id: newId(), theirs, answers });
    expect(done).toMatchObject({ done: true });
    return questions.map(({ is, mine, theirs }) => `${is}: ${mine} | ${theirs}`);
  }

  /** As a host does it when Tom presses its button, which takes the branch away. */
  takeIn(branch: string): void {
    const { tom, way } = this;
    tom.git('fetch', '--quiet', '--prune');
    tom.git('switch', '--quiet', 'main');
    tom.git('merge', '--quiet', '--ff-only', 'origin/main');
    if (way === 'merge')
      tom.git('merge', '--quiet', '--no-ff', '--message', 'Take it in', `origin/${branch}`);
    if (way === 'squash') {
      tom.git('merge', '--quiet', '--squash', `origin/${branch}`);
      tom.git('commit', '--quiet', '--message', 'Take it in');
    }
    if (way === 'rebase') {
      tom.git('switch', '--quiet', '--detach', `origin/${branch}`);
      tom.git('rebase', '--quiet', '--force-rebase', 'main');
      tom.git('switch', '--quiet', '-C', 'main');
    }
    tom.git('push', '--quiet', 'origin', 'main', `:${branch}`);
  }

  /** Somebody who reads a change adds to it. */
  addTo(branch: string, file: string, from: string, to: string): void {
    const { tom } = this;
    tom.git('fetch', '--quiet');
    tom.git('switch', '--quiet', '--detach', `origin/${branch}`);
    tom.edit(file, from, to);
    tom.git('commit', '--quiet', '--all', '--message', 'One word more');
    tom.git('push', '--quiet', 'origin', `HEAD:${branch}`);
    tom.git('switch', '--quiet', 'main');
  }
}

function person(name: string, desk: Desk): Person {
  const author: Author = { ...JO, id: name.toLowerCase(), name, may: ['read', 'edit', 'send'] };
  return { desk, copy: copyOf(desk.folder), author };
}

/** What is asked when somebody gets what the others have done. */
const QUESTIONS = [
  'value: $800 | $750',
  'item: Wood · Ash grows at home. | taken away',
  'taken: When we are there · A page that is here to be checked, with a description of a good length. | taken away',
  'begun: The team of Ann · Dining tables and desks in oak, ash or walnut, made to the length of the room and the number of chairs. | The team of Ben · Dining tables and desks in oak, ash or walnut, made to the length of the room and the number of chairs.',
];

/** The state of both, what waits to be read, and the lines of the public site that have become others. */
const DAY = [
  ['Ann sends a price', 'Ann beingRead, Ben nothing', 'waits: Ann: Change Twelve dollars'],
  [
    'she adds to it',
    'Ann beingRead, Ben nothing',
    'waits: Ann: Change Twelve dollars',
    'waits: Ann: Change Nine to six',
  ],
  [
    'Tom adds to it',
    'Ann beingRead waits others come, Ben nothing',
    'waits: Ann: Change Twelve dollars',
    'waits: Ann: Change Nine to six',
    'waits: Dev: One word more',
  ],
  [
    'she gets it, and adds once more',
    'Ann beingRead, Ben nothing',
    'waits: Ann: Change Twelve dollars',
    'waits: Ann: Change Nine to six',
    'waits: Dev: One word more',
    'waits: Ann: Change Nine to seven',
  ],
  [
    'it is taken in',
    'Ann takenIn waits others come, Ben nothing others come',
    '- "title": "What it costs",',
    '+ "title": "What all costs",',
    '- "heading": "Ten dollars",',
    '+ "heading": "Twelve dollars",',
    '- "heading": "Nine to five",',
    '+ "heading": "Nine to seven",',
  ],
  ['both get it', 'Ann nothing, Ben nothing'],
  [
    'both changed a price, and Ann keeps hers',
    'Ann nothing, Ben nothing',
    '- "price": 700',
    '+ "price": 800',
  ],
  [
    'Ben takes a block away that Ann has changed, and she keeps his',
    'Ann nothing, Ben nothing',
    '- },',
    '- {',
    '- "type": "prose",',
    '- "heading": "Wood",',
    '- "text": [',
    '- "Ash grows here."',
    '- ]',
  ],
  [
    'Ben takes a page away that Ann has changed, and she keeps it',
    'Ann nothing, Ben nothing',
    '- "heading": "Nine to seven",',
    '+ "heading": "Ten to six",',
  ],
  ['both begin a page', 'Ann nothing, Ben nothing', 'A pages/team-2.json', 'A pages/team.json'],
];

const PRICE = ['blocks', 1, 'items', 0, 'price'];
const HEADING = ['blocks', 0, 'heading'];

const WAYS: Way[] = ['merge', 'squash', 'rebase'];

it.each(WAYS)('is a day without a terminal, taken in by %s', async way => {
  const day = new Day(way);
  const { ann, ben } = day;
  const questions: string[][] = [];

  await day.set(ann, '/fees', HEADING, 'Twelve dollars');
  const hers = await day.send(ann);
  await day.note('Ann sends a price');
  await day.set(ann, '/hours', HEADING, 'Nine to six');
  expect(await day.send(ann)).toBe(hers);
  await day.note('she adds to it');
  day.addTo(hers, 'pages/fees.json', 'What it costs', 'What all costs');
  await day.note('Tom adds to it');
  questions.push(await day.get(ann));
  await day.set(ann, '/hours', HEADING, 'Nine to seven');
  await day.send(ann);
  await day.note('she gets it, and adds once more');
  day.takeIn(hers);
  await day.note('it is taken in');
  questions.push(await day.get(ann), await day.get(ben));
  await day.note('both get it');

  await day.set(ben, '/prices', PRICE, 750);
  await day.set(ann, '/prices', PRICE, 800);
  day.takeIn(await day.send(ben));
  questions.push(await day.get(ann, 'mine'), await day.get(ben));
  day.takeIn(await day.send(ann));
  questions.push(await day.get(ann), await day.get(ben));
  await day.note('both changed a price, and Ann keeps hers');

  await day.change(ben, '/prices', ['blocks', 2], { do: 'remove' });
  await day.set(ann, '/prices', ['blocks', 2, 'text', 0], 'Ash grows at home.');
  day.takeIn(await day.send(ben));
  questions.push(await day.get(ann, 'theirs'), await day.get(ben));
  await day.note('Ben takes a block away that Ann has changed, and she keeps his');

  await day.ask(ben, 'takePage', { id: newId(), page: '/hours', instead: '/' });
  await day.set(ann, '/hours', HEADING, 'Ten to six');
  day.takeIn(await day.send(ben));
  questions.push(await day.get(ann, 'mine'), await day.get(ben));
  day.takeIn(await day.send(ann));
  questions.push(await day.get(ann), await day.get(ben));
  await day.note('Ben takes a page away that Ann has changed, and she keeps it');

  for (const one of [ann, ben])
    await day.ask(one, 'newPage', {
      id: newId(),
      title: `The team of ${one.author.name}`,
      from: { like: '/' },
      address: '/team',
    });
  day.takeIn(await day.send(ben));
  questions.push(await day.get(ann, 'both'), await day.get(ben));
  day.takeIn(await day.send(ann));
  questions.push(await day.get(ann), await day.get(ben));
  await day.note('both begin a page');

  expect(questions.flat()).toEqual(QUESTIONS);
  expect(day.told).toEqual(DAY);
  day.end();
});
