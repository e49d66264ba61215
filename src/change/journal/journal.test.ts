import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptPlace } from '../../base/kept-place.mjs';
import { siteAt } from './at-moment.ts';
import { readJournal } from './entries.ts';
import { keepPicture, pathOfKept } from './kept-pictures.ts';
import { type EntryHead, journalParts } from './parts.ts';
import { asOneEntry, recordAll } from './record.ts';
import { tidy } from './tidy.ts';
import { versionsOf } from './versions.ts';
import { openJournal } from './watch.ts';

const PAGE = 'pages/page.json';
const MINUTE = 60_000;
const DAY = 86_400_000;
/** Long before any file of today was written. */
const START = Date.parse('2020-03-02T09:00:00Z');
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-journal-'));
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  save(PAGE, 'first');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

function save(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const texts = (file = PAGE) => versionsOf(root, file).map(({ bytes }) => bytes?.toString() ?? 'gone');
const journalFiles = () => readdirSync(join(root, '.ashlar/journal')).sort();

/** Saves the way an author does while the dev server runs. */
function work(...saves: string[]): void {
  const journal = watching();
  for (const text of saves) {
    wait(MINUTE);
    save(PAGE, text);
    journal.note(PAGE);
  }
}

const watching = () => openJournal(root, sentence => expect.fail(sentence));

describe('the journal', () => {
  it('keeps what was there before the first save, every save, and what was taken away', () => {
    work('second', 'third');
    wait(MINUTE);
    rmSync(join(root, PAGE));
    recordAll(root);
    expect(texts()).toEqual(['first', 'second', 'third', 'gone']);
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', 'editor', 'editor', 'editor']);
  });

  it('hears of what was saved while no server ran', () => {
    work('second');
    wait(DAY);
    save(PAGE, 'third');
    save('pages/new.json', 'new');
    recordAll(root);
    expect([texts(), texts('pages/new.json')]).toEqual([['first', 'second', 'third'], ['new']]);
  });

  it('keeps documents and styles, and nothing that is hidden, served as it is, or somewhere else', () => {
    const outside = mkdtempSync(join(tmpdir(), 'ashlar-outside-'));
    writeFileSync(join(outside, 'secret.json'), 'secret');
    const kept = ['pages/_look/site.css', 'pages/_shared/end.json', 'pages/_site.json', 'pages/a/b.json'];
    for (const file of [
      ...kept,
      'pages/_public/data.json',
      'pages/.hidden.json',
      'pages/.git/c.json',
      'pages/a.txt',
    ])
      save(file, 'text');
    symlinkSync(join(outside, 'secret.json'), join(root, 'pages/link.json'));
    symlinkSync(outside, join(root, 'pages/folder'));
    recordAll(root);
    const journal = openJournal(root, () => {});
    for (const file of ['pages/link.json', 'pages/folder/secret.json', '../secret.json']) journal.note(file);
    const files = readJournal(root).flatMap(({ changes }) => changes.map(({ file }) => file));
    expect(files.sort()).toEqual([...kept, PAGE].sort());
    rmSync(outside, { recursive: true });
  });

  it('tells once what two servers and a command have seen', () => {
    const [one, other] = [watching(), watching()];
    asOneEntry(root, { by: 'command', what: 'rename /page /other' }, () => {
      save(PAGE, 'second');
      for (const journal of [one, other]) journal.note(PAGE);
    });
    wait(MINUTE);
    save(PAGE, 'third');
    for (const journal of [one, other]) journal.note(PAGE);
    expect(readJournal(root).map(({ by, what }) => what ?? by)).toEqual([
      'found',
      'rename /page /other',
      'editor',
    ]);
  });

  it('keeps a change of several files by a server as one entry, with all that is said of it', () => {
    const journal = watching();
    const head = { by: 'composer', id: 'b', field: 'title', undoes: 'a', author: 'c' } as const;
    const files = [PAGE, 'pages/new.json', 'pages/_public/new.png'];
    wait(MINUTE);
    const answer = journal.record(head, files, () => {
      for (const file of files) save(file, 'second');
      save('pages/other.json', 'by somebody else');
      return 'done';
    });
    expect(answer).toBe('done');
    for (const file of files) journal.note(file);
    const [, entry, ...others] = readJournal(root);
    expect(entry).toMatchObject({ ...head, at: START + MINUTE });
    expect(entry?.changes.map(({ file }) => file)).toEqual([PAGE, 'pages/new.json']);
    expect(others).toEqual([]);
    journal.note('pages/other.json');
    expect(readJournal(root).at(-1)?.by).toBe('editor');
  });

  it('keeps what an editor saved right before a change of the server, and nothing of one that fails', () => {
    const journal = watching();
    save(PAGE, 'second');
    journal.record({ by: 'browser' }, [PAGE], () => save(PAGE, 'third'));
    const fail = () => {
      throw new Error('The disk is full.');
    };
    expect(() => journal.record({ by: 'browser' }, [PAGE], fail)).toThrow('The disk is full.');
    expect(texts()).toEqual(['first', 'second', 'third']);
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', 'editor', 'browser']);
    expect(journalFiles().filter(name => name.startsWith('begun'))).toEqual([]);
  });

  it('keeps what a server saved, though an editor saved over it at that very moment', () => {
    const journal = watching();
    const saveTwice = () => {
      save(PAGE, 'second');
      save(PAGE, 'third');
    };
    journal.record({ by: 'composer' }, [PAGE], saveTwice, [{ file: PAGE, before: 'first', after: 'second' }]);
    journal.note(PAGE);
    expect(texts()).toEqual(['first', 'second', 'third']);
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', 'composer', 'editor']);
  });

  it('does not say that a change was done if it failed because an editor saved at that very moment', () => {
    const journal = watching();
    const fail = () => {
      save(PAGE, 'second');
      throw new Error('It has changed.');
    };
    const saved = [{ file: PAGE, before: 'first', after: 'third' }];
    expect(() => journal.record({ by: 'composer', id: 'one' }, [PAGE], fail, saved)).toThrow(
      'It has changed.',
    );
    expect(texts()).toEqual(['first', 'second']);
    expect(readJournal(root).map(({ by, id }) => [by, id])).toEqual([
      ['found', undefined],
      ['editor', undefined],
    ]);
  });

  it('takes what a server replaces from the server, because an editor may be halfway through a save', () => {
    const journal = watching();
    save(PAGE, '');
    const finishAndSave = () => {
      save(PAGE, 'first');
      save(PAGE, 'second');
    };
    journal.record({ by: 'composer' }, [PAGE], finishAndSave, [
      { file: PAGE, before: 'first', after: 'second' },
    ]);
    expect(texts()).toEqual(['first', 'second']);
  });

  it('keeps nobody from working where it cannot be written, and says so once', () => {
    writeFileSync(join(root, '.ashlar'), 'a file where its folder should be');
    const complaints: string[] = [];
    const journal = openJournal(root, sentence => complaints.push(sentence));
    journal.note(PAGE);
    expect(journal.record({ by: 'browser' }, [PAGE], () => 'done')).toBe('done');
    expect(complaints).toEqual([
      expect.stringMatching(/^What you save is not being kept for npm run history: /),
    ]);
  });
});

describe('a journal that came with a folder from somebody else', () => {
  const entryOf = (file: string, after: string | null) =>
    `\n${JSON.stringify({ at: START, by: 'editor', changes: [{ file, before: null, after }] })}`;

  const change = (after: string | null) => ({ file: PAGE, before: null, after });

  it('says nothing of files that are none of its own', () => {
    work('second');
    const part = journalParts(root)[0] ?? '';
    const { after = null } = readJournal(root).at(-1)?.changes[0] ?? {};
    const led = [
      '../out.json',
      'pages/../../out.json',
      'pages/..\\..\\out.json',
      '/etc/out.json',
      'package.json',
    ];
    const odd = ['pages/_public/out.json', 'pages/.hidden.json', 'blocks/a/schema.json'];
    for (const file of [...led, ...odd]) appendFileSync(part, entryOf(file, after));
    appendFileSync(part, '\n{"at":1,"by":"editor","changes":[null,{"after":null}]}');
    wait(DAY);
    expect([...siteAt(root, Date.now()).files.keys()]).toEqual([PAGE]);
    expect(texts()).toEqual(['first', 'second']);
  });

  it('is not read, added to or tidied where a link leads', () => {
    const outside = join(root, 'outside');
    mkdirSync(join(outside, 'texts'), { recursive: true });
    for (const name of ['mine.txt', 'texts/mine.txt', '000001.jsonl']) {
      writeFileSync(join(outside, name), 'mine');
      utimesSync(join(outside, name), 1, 1);
    }
    const before = readdirSync(outside, { recursive: true }).sort();
    mkdirSync(join(root, '.ashlar'));
    symlinkSync('../outside', join(root, '.ashlar/journal'));
    expect(() => recordAll(root)).toThrow('.ashlar/journal is a link');
    rmSync(join(root, '.ashlar/journal'));
    mkdirSync(join(root, '.ashlar/journal'));
    symlinkSync('../../outside/texts', join(root, '.ashlar/journal/texts'));
    expect(() => tidy(root)).toThrow('.ashlar/journal/texts is a link');
    rmSync(join(root, '.ashlar/journal/texts'));
    symlinkSync('../../outside/000001.jsonl', join(root, '.ashlar/journal/000001.jsonl'));
    work('second');
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(before);
    expect(readFileSync(join(outside, '000001.jsonl'), 'utf8')).toBe('mine');
  });

  it.each([
    ['at', '1'],
    ['at', -1],
    ['at', 9e15],
    ['by', 'nobody'],
    ['by', undefined],
    ['what', 7],
    ['id', {}],
    ['field', null],
    ['undoes', ['a']],
    ['author', { id: 'a' }],
    ['since', 'noon'],
    ['renames', 'all'],
    ['renames', [null]],
    ['renames', [{ from: 'pages/_public/a.svg' }]],
    ['renames', [{ from: 'pages/_public/a.svg', to: 'pages/index.json' }]],
    ['changes', [{ file: PAGE, before: null, after: 7 }]],
    ['changes', [{ file: PAGE, before: '../../../etc/passwd', after: null }]],
    ['changes', [{ file: [PAGE], before: null, after: null }]],
  ])('has no entry where its "%s" is %j', (name, value) => {
    work('second');
    const [, entry] = readJournal(root);
    const part = journalParts(root)[0] ?? '';
    const whole = { ...entry, at: START + 1, what: 'do', id: 'a', field: 'b', undoes: 'c', author: 'd' };
    appendFileSync(part, `\n${JSON.stringify({ ...whole, by: 'composer', changes: [change(null)] })}`);
    expect(readJournal(root)).toHaveLength(3);
    appendFileSync(
      part,
      `\n${JSON.stringify({ ...whole, changes: [change('0'.repeat(64))], [name]: value })}`,
    );
    expect(readJournal(root)).toHaveLength(3);
  });

  it('keeps nobody from working where a command in it cannot be read', () => {
    mkdirSync(join(root, '.ashlar/journal'), { recursive: true });
    writeFileSync(join(root, '.ashlar/journal/begun-4194305'), 'half');
    work('second');
    expect(texts()).toEqual(['first', 'second']);
    expect(journalFiles().filter(name => name.startsWith('begun'))).toEqual([]);
  });
});

/** What this process keeps of a change while it makes it. */
const noteOf = (root: string) => join(keptPlace(root), 'begun', `begun-${process.pid}`);

describe('what a kill has left of the journal', () => {
  it('is passed over where a line or a text is torn, and all else is there', () => {
    work('second', 'third', 'fourth');
    const part = journalParts(root)[0] ?? '';
    const [, first = '', ...rest] = readFileSync(part, 'utf8').split('\n');
    writeFileSync(part, ['', first, ...rest.slice(0, -1), rest.at(-1)?.slice(0, 40)].join('\n'));
    const third = readJournal(root)[2]?.changes[0]?.after ?? '';
    writeFileSync(join(root, '.ashlar/journal/texts', third), 'half');
    expect(texts()).toEqual(['first', 'second']);
    work('fifth');
    // The journal had lost the fourth version. It finds it on the disk and records it.
    expect(texts()).toEqual(['first', 'second', 'fourth', 'fifth']);
    save(PAGE, 'third');
    recordAll(root);
    expect(texts()).toEqual(['first', 'second', 'third', 'fourth', 'fifth', 'third']);
  });

  it('becomes one entry, where it was a command', () => {
    work('second');
    wait(MINUTE);
    const journal = watching();
    const begun = noteOf(root);
    let left = '';
    asOneEntry(root, { by: 'command', what: 'remove /page' }, () => {
      left = readFileSync(begun, 'utf8');
      wait(5);
      rmSync(join(root, PAGE));
      save('pages/index.json', 'without a link');
      // The server has seen the first of these changes and not the second.
      journal.note(PAGE);
    });
    // Makes it look as if the command had been killed before it recorded its entry. No process has this number.
    const part = journalParts(root)[0] ?? '';
    writeFileSync(part, readFileSync(part, 'utf8').replace(/\n.*"command".*$/, ''));
    writeFileSync(begun.replace(String(process.pid), '4194305'), left);
    wait(DAY);
    recordAll(root);
    const last = readJournal(root).at(-1);
    expect(last).toMatchObject({ by: 'command', what: 'remove /page' });
    expect(last?.changes.map(({ file }) => file).sort()).toEqual(['pages/index.json', PAGE]);
    expect(readdirSync(dirname(begun))).toEqual([]);
  });

  it('becomes one entry, where it was a change in the browser', () => {
    const journal = watching();
    const begun = noteOf(root);
    wait(MINUTE);
    const before = readFileSync(journalParts(root)[0] ?? '', 'utf8');
    let left = '';
    journal.record({ by: 'browser', id: 'b' }, [PAGE, 'pages/index.json'], () => {
      left = readFileSync(begun, 'utf8');
      for (const file of [PAGE, 'pages/index.json']) save(file, 'second');
    });
    writeFileSync(journalParts(root)[0] ?? '', before);
    writeFileSync(begun.replace(String(process.pid), '4194305'), left);
    wait(DAY);
    recordAll(root);
    expect(readJournal(root).at(-1)).toMatchObject({ by: 'browser', id: 'b', changes: [{}, {}] });
  });

  it('is not what an editor saved while no server ran, nor a picture that has its old name', () => {
    const journal = watching();
    const begun = noteOf(root);
    wait(MINUTE);
    const rename = { from: 'pages/_public/old.svg', to: 'pages/_public/new.svg' };
    let left = '';
    journal.record({ by: 'composer', id: 'b', renames: [rename] }, [PAGE], () => {
      left = readFileSync(begun, 'utf8');
    });
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found']);
    writeFileSync(begun.replace(String(process.pid), '4194305'), left);
    save('pages/other.json', 'by somebody else');
    save('pages/_public/old.svg', 'picture');
    recordAll(root);
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', 'editor']);
  });

  it.each<EntryHead>([
    { by: 'command', what: 'do' },
    { by: 'others', id: undefined },
  ])('is one entry, if only the note of it was left to take away (by $by)', head => {
    const begun = noteOf(root);
    const renames = [{ from: 'pages/_public/old.svg', to: 'pages/_public/new.svg' }];
    let left = '';
    asOneEntry(root, { ...head, renames }, () => {
      left = readFileSync(begun, 'utf8');
      save('pages/_public/new.svg', 'picture');
      save(PAGE, 'second');
    });
    writeFileSync(begun.replace(String(process.pid), '4194305'), left);
    recordAll(root);
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', head.by]);
    expect(readdirSync(dirname(begun))).toEqual([]);
  });

  it('is no entry of a command that is still at work', () => {
    asOneEntry(root, { by: 'command', what: 'rename' }, () => {
      save(PAGE, 'second');
      expect(recordAll(root).get(PAGE)?.at).toBe(Date.now());
    });
    expect(readJournal(root).map(({ by }) => by)).toEqual(['found', 'command']);
  });
});

describe('the bounds of the journal', () => {
  /** Begins another part, so that the one before can be tidied. */
  function nextPart(): void {
    const last = journalParts(root).at(-1) ?? '';
    const number = Number(/(\d+)\.jsonl/.exec(last)?.[1]) + 1;
    appendFileSync(join(dirname(last), `${String(number).padStart(6, '0')}.jsonl`), '\n');
  }

  const BOUNDS = { versions: 3, days: 3, bytes: 1_000_000 };
  const kept = () => {
    nextPart();
    tidy(root, Date.now(), BOUNDS);
    return texts();
  };

  it('are the last versions of each document, and the last of each day for a while', () => {
    for (const day of ['a', 'b', 'c']) {
      work(`${day}1`, `${day}2`, `${day}3`, `${day}4`);
      wait(DAY);
    }
    expect(kept()).toEqual(['a4', 'b4', 'c2', 'c3', 'c4']);
    wait(DAY);
    expect(kept()).toEqual(['b4', 'c2', 'c3', 'c4']);
    wait(30 * DAY);
    expect(kept()).toEqual(['c2', 'c3', 'c4']);
  });

  it('leave a page that nobody touches as it is, however old', () => {
    save('pages/old.json', 'old');
    work('second');
    wait(500 * DAY);
    expect(kept()).toEqual(['first', 'second']);
    expect(texts('pages/old.json')).toEqual(['old']);
  });

  it('are so many bytes, of which the oldest go first', () => {
    const noise = (seed: number) =>
      Array.from({ length: 900 }, (_, index) => ((index * seed * 7919) % 99_991).toString(36)).join('');
    work(noise(1), noise(2), noise(3));
    const size = statSync(
      join(root, '.ashlar/journal/texts', readJournal(root)[2]?.changes[0]?.after ?? ''),
    ).size;
    nextPart();
    tidy(root, Date.now(), { versions: 99, days: 99, bytes: size * 2.5 });
    // The last entry also names the text that it replaced, so the limit leaves no room for an older one.
    expect(texts()).toEqual([noise(3)]);
  });

  it('hold by themselves, and leave no text that nothing speaks of', { timeout: 60_000 }, () => {
    const file = `pages/${'long-'.repeat(40)}name.json`;
    const journal = watching();
    const kept = join(root, '.ashlar/journal/texts');
    for (let number = 0; number < 1_300; number += 1) {
      wait(MINUTE);
      save(file, `version ${number}`);
      journal.note(file);
      // The files have today's dates, which this test's clock takes for the future.
      if (number === 500)
        for (const name of readdirSync(kept)) utimesSync(join(kept, name), START / 1000, START / 1000);
    }
    expect(journalParts(root).length).toBeGreaterThan(1);
    expect(texts(file).length).toBeLessThan(900);
    expect(readdirSync(kept).length).toBeLessThan(1_000);
    expect(texts(file).slice(-3)).toEqual(['version 1297', 'version 1298', 'version 1299']);
  });
});

describe('the site at a moment', () => {
  const moment = (instant: number) => {
    const { files, unknown } = siteAt(root, instant);
    return {
      files: Object.fromEntries([...files].map(([file, bytes]) => [file, bytes?.toString()])),
      unknown,
    };
  };

  it('is as it was, with what has come and gone since', () => {
    save('pages/stays.json', 'stays');
    work('second');
    const then = Date.now();
    wait(MINUTE);
    save(PAGE, 'third');
    save('pages/new.json', 'new');
    rmSync(join(root, 'pages/stays.json'));
    recordAll(root);
    expect(moment(then)).toEqual({
      files: { [PAGE]: 'second', 'pages/stays.json': 'stays', 'pages/new.json': undefined },
      unknown: [],
    });
  });

  it('never takes away what may have been there: what is not known stays as it is', () => {
    const before = Date.now();
    wait(MINUTE);
    work('second');
    expect(moment(before - 1)).toEqual({ files: {}, unknown: [PAGE] });
    const part = journalParts(root)[0] ?? '';
    // Loses the first entries, which say that the page existed when the journal began.
    writeFileSync(part, readFileSync(part, 'utf8').replace(/\n.*"found".*/, ''));
    expect(existsSync(join(root, PAGE))).toBe(true);
    expect(moment(Date.now() - MINUTE / 2).files).not.toHaveProperty([PAGE]);
  });
});

describe('pictures that were taken out', () => {
  it('are kept once each, the newest of them, as long as they are no more than a bound together', () => {
    const keep = (name: string) => {
      save(`pages/_public/images/${name}.jpg`, name.repeat(4));
      wait(MINUTE);
      return keepPicture(root, `pages/_public/images/${name}.jpg`, 10) ?? 'not kept';
    };
    const [first, second, again, third] = [keep('a'), keep('b'), keep('a'), keep('c')];
    expect(again).toBe(first);
    expect([first, second, third].map(name => pathOfKept(root, name) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
    expect(readFileSync(pathOfKept(root, third) ?? '', 'utf8')).toBe('cccc');
    expect(keep('three')).toBe('not kept');
  });
});
