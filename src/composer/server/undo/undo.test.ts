import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { JO, KIM } from '../../../../tests/support/composer/copy.ts';
import { documentsIn } from '../../../../tests/support/documents/sites/refused.ts';
import {
  hero,
  pageWith,
  siteWith,
  temporarySite,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { Failure } from '../../../base/failure.ts';
import { placesAt } from '../../../base/places.mjs';
import { makeChange, type SiteChange } from '../../../change/change.ts';
import { readJournal } from '../../../change/journal/entries.ts';
import { journalParts } from '../../../change/journal/parts.ts';
import { openJournal } from '../../../change/journal/watch.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import type { Copy } from '../copy.ts';
import { redo, undo, waysBack } from './undo.ts';

const ABOUT = 'pages/about.json';
const TEAM = 'pages/team.json';
const [one, two, ...others] = ['One person.', 'Two people.', 'The others.', 'All of them.'].map(text => ({
  type: 'prose',
  text,
}));
const LONG =
  'It begins with this sentence. There is much more to be said about all of it, and more beside that.';
const CHANGED = 'This has been changed in the file since, so it stays as it is.';
const PAGE = pageWith({ title: 'About all of us', blocks: [hero, { type: 'prose', text: 'Two people.' }] });
let copy: Copy;
let told: string[];
let number = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2020-03-02T09:00:00Z') });
  const { root, library } = siteWith({ [ABOUT]: PAGE, [TEAM]: PAGE });
  rmSync(join(root, '.ashlar'), { recursive: true, force: true });
  copy = copyOf(root, library);
});

afterEach(() => vi.useRealTimers());

function copyOf(root: string, library: Library): Copy {
  told = [];
  return {
    library: () => library,
    places: placesAt(root),
    journal: openJournal(root, sentence => expect.fail(sentence)),
    tell: files => told.push(...files),
  };
}

const rootOf = () => copy.places.site;
const read = (file = ABOUT) => readFileSync(join(rootOf(), file), 'utf8');
const everything = () => documentsIn(rootOf(), 'latin1');
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

/** Starts the server anew. */
const restart = () => {
  copy = copyOf(rootOf(), copy.library());
};

function change(files: SiteChange['files'], head: Partial<SiteChange> = {}): void {
  number += 1;
  makeChange(
    { by: 'composer', id: `${number}`, author: KIM.id, ...head, files },
    copy.library(),
    copy.journal.record,
  );
}

function edited(from: string, to: string, file = ABOUT) {
  expect(read(file)).toContain(from);
  return { file, before: read(file), after: read(file).replace(from, to) };
}

const edit = (from: string, to: string, file?: string, head?: Partial<SiteChange>) =>
  change([edited(from, to, file)], head);

/** Saves as an editor does. The server has not heard of it yet. */
function saveInEditor(from: string, to: string, file = ABOUT): void {
  writeFileSync(join(rootOf(), file), edited(from, to, file).after);
  copy.library().forget(file);
}

const contested = (now: string, command: string, back: string) =>
  `“Text” (A page to check) has been changed since: it is ${now} now, and ${command} would make it ${back} again. Change it by hand if you want that.`;

/** Changes fields of the page in the composer. */
function changeTo(fields: object): void {
  const before = read();
  change([{ file: ABOUT, before, after: JSON.stringify({ ...JSON.parse(before), ...fields }, null, 2) }]);
}

/** Saves other fields of the page as an editor does. */
function save(fields: object, file = ABOUT): void {
  writeFileSync(join(rootOf(), file), JSON.stringify({ ...JSON.parse(read(file)), ...fields }, null, 2));
  copy.library().forget(file);
}

/** Expects that nothing is done and nothing recorded. */
function refused(work: () => unknown): string {
  const before = [everything(), readJournal(rootOf()).filter(({ by }) => by !== 'editor')];
  let said = '';
  try {
    work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    said = error.message;
  }
  expect([everything(), readJournal(rootOf()).filter(({ by }) => by !== 'editor')]).toEqual(before);
  return said;
}

describe('undo', () => {
  it('names a step elsewhere and takes it once its document is named', () => {
    edit('About all of us', 'The team of us', TEAM);
    const before = everything();
    const step = 'title changed: “About all of us” → “The team of us” (A page to check)';
    expect(undo(copy, KIM, ['/about'])).toEqual({
      asks: '/team',
      message: `The next step back is elsewhere: ${step}. Press Undo once more to take it back there.`,
      versions: {},
      places: [],
    });
    expect(everything()).toEqual(before);
    expect(undo(copy, KIM, ['/about', '/team']).message).toBe(`Taken back: ${step}`);
    expect(redo(copy, KIM, ['/about'])).toMatchObject({
      asks: '/team',
      message: expect.stringContaining(step),
    });
    expect(redo(copy, KIM).message).toBe(`Done again: ${step}`);
  });

  it('takes back what was done last, in words and with the place, and redo does it again', () => {
    const first = everything();
    edit('Two people', 'Three people');
    edit('About all of us', 'The team of us', TEAM);
    const last = everything();
    expect(waysBack(copy, KIM)).toEqual({
      undo: 'title changed: “About all of us” → “The team of us” (A page to check)',
    });
    told = [];
    expect(undo(copy, KIM)).toEqual({
      message: 'Taken back: title changed: “About all of us” → “The team of us” (A page to check)',
      versions: { '/team': versionOf(read(TEAM)) },
      places: [{ document: '/team', path: ['title'] }],
    });
    expect(told).toEqual([TEAM]);
    expect(undo(copy, KIM)).toMatchObject({
      message: 'Taken back: text changed: “Two people.” → “Three people.” (A page to check)',
      places: [{ document: '/about', path: ['blocks', 1, 'text'] }],
    });
    expect(everything()).toEqual(first);
    expect(refused(() => undo(copy, KIM))).toBe('There is nothing to undo.');
    expect(redo(copy, KIM).message).toBe(
      'Done again: text changed: “Two people.” → “Three people.” (A page to check)',
    );
    expect(waysBack(copy, KIM)).toEqual({
      undo: 'text changed: “Two people.” → “Three people.” (A page to check)',
      redo: 'title changed: “About all of us” → “The team of us” (A page to check)',
    });
    redo(copy, KIM);
    expect(everything()).toEqual(last);
    expect(refused(() => redo(copy, KIM))).toBe('There is nothing to redo.');
  });

  it('takes back what was done again, as often as somebody likes, and after a restart', () => {
    const first = everything();
    for (const title of ['One of us', 'Two of us', 'Three of us'])
      edit(/"title": "(.*)"/.exec(read())?.[1] ?? '', title);
    const last = everything();
    for (let round = 0; round < 3; round += 1) {
      restart();
      for (let times = 0; times < 3; times += 1) undo(copy, KIM);
      expect([everything(), waysBack(copy, KIM).undo]).toEqual([first, undefined]);
      restart();
      for (let times = 0; times < 3; times += 1) redo(copy, KIM);
      expect([everything(), waysBack(copy, KIM).redo]).toEqual([last, undefined]);
    }
  });

  it('takes typing in one field as one, and not what comes after a pause', () => {
    edit('Two people', 'Three people', ABOUT, { field: 'text' });
    wait(2);
    edit('Three people', 'Three people and a dog', ABOUT, { field: 'text' });
    wait(90);
    edit('a dog', 'a cat', ABOUT, { field: 'text' });
    expect(undo(copy, KIM).message).toContain('people and a dog.” → “Three people and a cat.”');
    undo(copy, KIM);
    expect(read()).toContain('"Two people."');
    redo(copy, KIM);
    expect(read()).toContain('"Three people and a dog."');
  });

  it('takes typing as one where it goes on in another part of the journal, and finds what was done before it', () => {
    const first = everything();
    edit('About all of us', 'The team of us', TEAM);
    edit('Two people', '0 people');
    const before = everything();
    for (let times = 0; times < 3; times += 1) {
      for (let typed = 0; typed < 130; typed += 1) {
        wait(1);
        const field = `text ${'of a long name '.repeat(80)}`;
        edit(/\d+ people/.exec(read())?.[0] ?? '', `${times * 130 + typed + 1} people`, ABOUT, { field });
      }
      edit('The team of us', 'All of us', TEAM, { by: 'command', author: undefined });
      undo(copy, KIM);
    }
    expect(journalParts(rootOf()).length).toBeGreaterThan(2);
    // The command between has ended the typing each time.
    for (const count of [260, 130, 0]) {
      undo(copy, KIM);
      expect(read()).toContain(`${count} people`);
    }
    expect(everything()).toEqual(before);
    undo(copy, KIM);
    undo(copy, KIM);
    expect([everything(), waysBack(copy, KIM).undo]).toEqual([first, undefined]);
  });

  it('takes a change of several documents back as a whole, and documents that came or went', () => {
    const first = everything();
    const file = 'pages/deep/new.json';
    change([
      edited('Two people', 'Three people'),
      { file, after: JSON.stringify(PAGE) },
      { file: TEAM, before: read(TEAM) },
    ]);
    const last = everything();
    expect(undo(copy, KIM)).toMatchObject({
      message: 'Taken back: the page at /deep/new was begun and 2 more changes (3 documents)',
      versions: { '/about': versionOf(read()), '/team': versionOf(read(TEAM)) },
    });
    expect([everything(), existsSync(join(rootOf(), 'pages/deep'))]).toEqual([first, false]);
    redo(copy, KIM);
    expect(everything()).toEqual(last);
  });

  it('keeps what an editor has changed on other lines', () => {
    edit('Two people', 'Three people');
    saveInEditor('About all of us', 'The team of us');
    const both = read();
    undo(copy, KIM);
    expect(read()).toBe(both.replace('Three people', 'Two people'));
    saveInEditor('The team of us', 'All of us');
    redo(copy, KIM);
    expect(read()).toBe(both.replace('The team of us', 'All of us'));
  });

  it('takes words back in a block that somebody else has moved, and redo does them again there', () => {
    const blocks = [
      hero,
      ...['One', 'Two', 'Three'].map(text => ({ type: 'prose', text: `${text} people.` })),
    ];
    const [top, one, two, three] = blocks;
    save({ blocks });
    edit('Two people', 'Both of us');
    save({ blocks: [top, one, three, { ...two, text: 'Both of us.' }] });
    const both = read();
    expect(undo(copy, KIM).places).toEqual([{ document: '/about', path: ['blocks', 3, 'text'] }]);
    expect(read()).toBe(both.replace('Both of us', 'Two people'));
    save({ blocks: [two, top, one, three] });
    redo(copy, KIM);
    expect(JSON.parse(read()).blocks).toEqual([{ ...two, text: 'Both of us.' }, top, one, three]);
  });

  it('takes words back where a formatter has put fields into another order, and leaves that order', () => {
    edit('Two people', 'Three people');
    const { blocks, ...others } = JSON.parse(read());
    const turned = blocks.map((block: object) => Object.fromEntries(Object.entries(block).reverse()));
    const formatted = JSON.stringify({ blocks: turned, ...others }, null, 4);
    writeFileSync(join(rootOf(), ABOUT), formatted);
    undo(copy, KIM);
    expect(read()).toBe(formatted.replace('Three people', 'Two people'));
  });

  it('does nothing in a page that cannot be read', () => {
    edit('Two people', 'Three people');
    saveInEditor('"title":', '"title"');
    expect(refused(() => undo(copy, KIM))).toBe(CHANGED);
    saveInEditor('"title"', '"title":');
    undo(copy, KIM);
    expect(read()).toContain('Two people');
  });

  const TABLE = { type: 'packages', heading: 'Packages', items: [{ name: 'Basic', price: 700 }] };
  const NOTE = { type: 'notice', heading: 'Fees', text: 'Pay **first** at [the desk](/team).' };
  const [basic] = TABLE.items;
  const steps = { type: 'steps', items: [{ title: 'Write' }] };

  it.each<[what: string, was: object[], now: object[], inEnglish: string, inGerman: string]>([
    [
      'a price',
      [TABLE],
      [{ ...TABLE, items: [{ ...basic, price: 800 }] }],
      'price of “Basic”: $700 → $800',
      'Preis von „Basic“: $700 → $800',
    ],
    [
      'an item more',
      [TABLE],
      [{ ...TABLE, items: [basic, { name: 'Large', price: 900 }] }],
      'one package added: “Large”',
      '1 Paket hinzugefügt: „Large“',
    ],
    [
      'a text with Markdown and a value of the site',
      [NOTE],
      [{ ...NOTE, text: 'Pay **later** at [the desk](/), or call {phone}.' }],
      'text changed: “Pay first at the desk.” → “Pay later at the desk, or call 0491 570 006.”',
      'Text: „Pay first at the desk.“ → „Pay later at the desk, or call 0491 570 006.“',
    ],
    [
      'a link in a text',
      [NOTE],
      [{ ...NOTE, text: 'Pay **first** at [the desk](/).' }],
      'text changed: only how words are set, or where links lead',
      'Text: nur Hervorhebungen oder Linkziele',
    ],
    [
      'a choice',
      [steps],
      [{ ...steps, variant: 'column' }],
      'direction set to column',
      'Richtung: jetzt untereinander',
    ],
    [
      'a block that is hidden',
      [NOTE],
      [{ ...NOTE, hidden: true }],
      '“Fees” (notice): hidden; visitors no longer see it',
      '„Fees“ (Hinweis): ausgeblendet; Besucher sehen es nicht mehr',
    ],
    [
      'a block further down',
      [NOTE, steps],
      [steps, NOTE],
      '“steps”: moved, now after “A page to check” (hero)',
      '„Schritte“: verschoben, jetzt hinter „A page to check“ (Seitenkopf)',
    ],
    [
      'a block more',
      [NOTE],
      [NOTE, steps],
      'steps added, after “Fees” (notice)',
      'Schritte hinzugefügt, hinter „Fees“ (Hinweis)',
    ],
  ])('says %s in the words of each window', (_, was, now, inEnglish, inGerman) => {
    const written = (...blocks: object[]) => JSON.stringify({ ...PAGE, blocks: [hero, ...blocks] });
    save(JSON.parse(written(...was)));
    change([{ file: ABOUT, before: read(), after: written(...now) }]);
    expect(waysBack(copy, KIM).undo).toBe(`${inEnglish} (A page to check)`);
    expect(waysBack(copy, { ...KIM, language: 'de' }).undo).toBe(`${inGerman} (A page to check)`);
  });

  it('does nothing where the value has been changed since, and shows both', () => {
    edit('About all of us', 'The team of us', TEAM);
    change([edited('Two people', 'Three people'), edited('Two people', 'Four people', TEAM)]);
    saveInEditor('Three people', 'Five people');
    const said = contested('“Five people.”', 'Undo', '“Two people.”');
    expect(waysBack(copy, KIM)).toEqual({ undo: said });
    expect(refused(() => undo(copy, KIM))).toBe(said);
    expect(refused(() => undo(copy, { ...KIM, language: 'de' }))).toBe(
      '„Text“ (A page to check) wurde seither geändert: Jetzt ist es „Five people.“, und „Rückgängig“ würde daraus wieder „Two people.“ machen. Ändern Sie es von Hand, wenn Sie das möchten.',
    );
    saveInEditor('Five people', 'Three people');
    undo(copy, KIM);
    saveInEditor('Two people', 'Five people');
    expect(refused(() => redo(copy, KIM))).toBe(contested('“Five people.”', 'Redo', '“Three people.”'));
  });

  it.each<{ name: string; mine: object; theirs: object; said: string }>([
    {
      name: 'words in a block that was put in',
      mine: { blocks: [hero, one, two, ...others] },
      theirs: { blocks: [hero, one, { ...two, text: 'Two people and a cat.' }, ...others] },
      said: '“Text” (A page to check) has been changed since: it is “Two people and a cat.” now, and Undo would take it away. Take it away by hand if you want that.',
    },
    {
      name: 'a field that they have emptied',
      mine: { title: 'The team of us' },
      theirs: { title: '' },
      said: '“Title” (/about) has been changed since: it is empty now, and Undo would make it “About all of us” again. Change it by hand if you want that.',
    },
    {
      name: 'a sentence of a long text, said from where the two differ',
      mine: { blocks: [{ ...hero, intro: `${LONG} It ends well.` }] },
      theirs: { blocks: [{ ...hero, intro: `${LONG} It ends badly.` }] },
      said: '“Intro” (A page to check) has been changed since: it is “…and more beside that. It ends badly.” now, and Undo would make it “…and more beside that. One sentence about it.” again. Change it by hand if you want that.',
    },
    {
      name: 'words in a block that they have taken away',
      mine: { blocks: [hero, { ...one, text: 'One person and a dog.' }] },
      theirs: { blocks: [hero] },
      said: 'What this changed is no longer there, so it stays as it is.',
    },
    {
      name: 'the place of a block that they have moved on',
      mine: { blocks: [one, ...others, hero] },
      theirs: { blocks: [one, hero, ...others] },
      said: '“A page to check” (About all of us) has been moved since, so it stays where it is. Move it by hand if you want it elsewhere.',
    },
  ])('does nothing to $name', ({ mine, theirs, said }) => {
    save({ blocks: [{ ...hero, intro: `${LONG} One sentence about it.` }, one, ...others] });
    changeTo(mine);
    save(theirs);
    expect(refused(() => undo(copy, KIM))).toBe(said);
  });

  it('does nothing where both changes together would be a mistake', () => {
    edit('"type": "prose"', '"type": "prose",\n      "id": "people"');
    edit('"id": "people"', '"id": "us"');
    saveInEditor('"type": "hero"', '"type": "hero",\n      "id": "people"');
    expect(waysBack(copy, KIM).undo).toMatch(
      /^This has been changed in the file since, and both together would be a mistake, so nothing was taken back:\nThe page “A page to check”: .*“people”/,
    );
    expect(refused(() => undo(copy, KIM))).toBe(waysBack(copy, KIM).undo);
  });

  it('does nothing where another page leads to what would go', () => {
    edit('"type": "prose"', '"type": "prose",\n      "id": "people"');
    saveInEditor('Two people.', '[People](/about#people)', TEAM);
    expect(refused(() => undo(copy, KIM))).toMatch(/nothing was taken back:\nThe page “[^”]*”: .*people/);
    saveInEditor('[People](/about#people)', 'Two people.', TEAM);
    undo(copy, KIM);
    expect(read()).not.toContain('people"');
  });

  it('brings a page back that had an old address, and redo takes it away again, with all that was undone before', () => {
    edit('"description"', '"redirects": ["/old"],\n  "description"');
    edit('Two people', 'Three people', TEAM);
    const page = { file: ABOUT, before: read() };
    change([page, edited('"description"', '"redirects": ["/old", "/about"],\n  "description"', TEAM)]);
    const away = everything();
    for (const _ of [1, 2]) undo(copy, KIM);
    expect([existsSync(join(rootOf(), ABOUT)), read(TEAM)]).toEqual([true, expect.stringContaining('Two')]);
    for (const _ of [1, 2]) redo(copy, KIM);
    expect(everything()).toEqual(away);
  });

  it('does nothing where another page leads to a page that would go', () => {
    rmSync(join(rootOf(), ABOUT));
    copy.library().forget();
    change([{ file: ABOUT, after: JSON.stringify(PAGE) }]);
    saveInEditor('Two people.', '[People](/about)', TEAM);
    expect(refused(() => undo(copy, KIM))).toMatch(/nothing was taken back:\nThe page “[^”]*”: .*about/);
    saveInEditor('[People](/about)', 'Two people.', TEAM);
    undo(copy, KIM);
    expect(existsSync(join(rootOf(), ABOUT))).toBe(false);
  });

  it('passes over what somebody has taken back by hand', () => {
    edit('About all of us', 'The team of us', TEAM);
    edit('Two people', 'Three people');
    saveInEditor('Three people', 'Two people');
    expect(undo(copy, KIM).places).toMatchObject([{ document: '/team' }]);
  });

  it('is emptied of what could be done again by a new change and by a command, and by no editor', () => {
    edit('Two people', 'Three people');
    undo(copy, KIM);
    saveInEditor('About all of us', 'The team of us', TEAM);
    copy.journal.note(TEAM);
    expect(waysBack(copy, KIM)).toHaveProperty('redo');
    change([edited('The team of us', 'All of us', TEAM)], { by: 'command', what: 'check -- --fix' });
    expect(waysBack(copy, KIM)).not.toHaveProperty('redo');
    undo(copy, KIM);
    edit('Two people', 'Four people');
    expect(waysBack(copy, KIM)).not.toHaveProperty('redo');
  });

  it('takes what its own author did, and what commands did, and passes over others', () => {
    edit('Two people', 'Three people', ABOUT, { author: JO.id });
    edit('About all of us', 'The team of us', TEAM);
    undo(copy, JO);
    expect(read()).toContain('Two people');
    expect(refused(() => undo(copy, JO))).toBe('There is nothing to undo.');
    undo(copy, KIM);
    expect(read(TEAM)).toContain('About all of us');
    redo(copy, JO);
    redo(copy, KIM);
    change([edited('Three people', 'Four people')], { by: 'command', author: undefined });
    expect(undo(copy, JO).places).toMatchObject([{ document: '/about' }]);
    expect(waysBack(copy, KIM).undo).toContain('The team of us');
  });

  it('gives a picture its name back that a command has changed, with all that names it', () => {
    const names = ['My Team/A chart.svg', 'A Plan.svg'];
    const at = (name: string) => join(rootOf(), 'pages/_public/images', name);
    mkdirSync(at('My Team'));
    for (const name of names)
      writeFileSync(at(name), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"></svg>');
    const image = (name: string) => ({
      type: 'media-text',
      image: { src: `/images/${name}`, alt: 'A chart of it' },
      text: 'Words.',
    });
    writeFileSync(join(rootOf(), ABOUT), JSON.stringify(pageWith({ blocks: [hero, ...names.map(image)] })));
    copy.library().forget();
    restart();
    const first = everything();
    const to = ['my-team/a-chart.svg', 'a-plan.svg'];
    const folder = 'pages/_public/images';
    const renames = names.map((name, index) => ({ from: `${folder}/${name}`, to: `${folder}/${to[index]}` }));
    const after = read().replace('My Team/A chart', 'my-team/a-chart').replace('A Plan', 'a-plan');
    change([{ file: ABOUT, before: read(), after }], {
      by: 'command',
      what: 'check -- --fix',
      renames,
    });
    const last = everything();
    const isThere = () => names.map(name => existsSync(at(name)));
    expect(isThere()).toEqual([false, false]);
    expect(undo(copy, KIM).message).toMatch(
      /^Taken back: \/images\/A Plan\.svg is called \/images\/a-plan\.svg and 3 more changes \(A page to check\), done by a command$/,
    );
    expect([isThere(), everything()]).toEqual([[true, true], first]);
    redo(copy, KIM);
    expect([isThere(), everything()]).toEqual([[false, false], last]);
    writeFileSync(at('A Plan.svg'), 'another picture');
    expect(refused(() => undo(copy, KIM))).toBe(CHANGED);
  });

  it('is of one copy alone, where one process has two', () => {
    const other = temporarySite({ [ABOUT]: PAGE });
    const first = copy;
    edit('Two people', 'Three people');
    copy = copyOf(other, openLibrary(other, process.cwd()));
    edit('Two people', 'Four people');
    undo(first, KIM);
    expect(readFileSync(join(first.places.site, ABOUT), 'utf8')).toContain('Two people');
    expect(read()).toContain('Four people');
  });
});
