import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { readJournal } from './entries.ts';
import { mergedEntries } from './merged-entries.ts';
import { entriesOfPart, type JournalEntry, journalParts } from './parts.ts';
import { tidy } from './tidy.ts';
import { versionsOf } from './versions.ts';
import { openJournal } from './watch.ts';

const PAGE = 'pages/page.json';
const START = Date.parse('2020-03-02T09:00:00Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-typing-'));
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  save('first');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

function save(text: string, file = PAGE): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);
const texts = () => versionsOf(root, PAGE).map(({ bytes }) => bytes?.toString());
const watching = () => openJournal(root, sentence => expect.fail(sentence));

it('an hour of typing in one field is one version, and pushes nothing of the morning out', {
  timeout: 60_000,
}, () => {
  const [journal, other] = [watching(), watching()];
  const morning = Array.from({ length: 150 }, (_, number) => `morning ${number}`);
  for (const text of morning) {
    wait(SECOND);
    save(text);
    journal.note(PAGE);
  }
  // Long enough that the hour fills two parts of the journal.
  const field = `/page blocks 1 ${'text '.repeat(200)}`;
  for (let number = 0; number < 450; number += 1) {
    wait(8 * SECOND);
    journal.record({ by: 'composer', id: `typed ${number}`, field }, [PAGE], () => save(`typed ${number}`));
    // Another server of the same site sees each save too.
    other.note(PAGE);
  }
  expect(journalParts(root).length).toBeGreaterThan(1);
  expect(texts()).toEqual(['first', ...morning, 'typed 449']);
  expect(readJournal(root).at(-1)?.id).toBe('typed 449');
  // The first part is tidied as soon as the second one begins.
  const [part = ''] = journalParts(root);
  expect(entriesOfPart(root, part)).toHaveLength(1 + morning.length + 1);
});

/** A change of the composer, and what comes after it a second later. */
const typed = (number: number, more: Partial<JournalEntry> = {}): JournalEntry => ({
  at: START + number * SECOND,
  by: 'composer',
  id: `id ${number}`,
  field: 'title',
  changes: [change(number)],
  ...more,
});

const change = (number: number, file = PAGE) => ({
  file,
  before: `text ${number - 1}`,
  after: `text ${number}`,
});

describe('typing', () => {
  it('is one entry from the text before the first save to the text after the last', () => {
    expect(mergedEntries([1, 2, 3].map(number => typed(number)))).toEqual([
      { ...typed(3), since: typed(1).at, changes: [{ file: PAGE, before: 'text 0', after: 'text 3' }] },
    ]);
  });

  it.each<[string, JournalEntry[]]>([
    ['a pause of a minute', [typed(1), typed(2, { at: START + SECOND + MINUTE })]],
    ['another field', [typed(1), typed(2, { field: 'text' })]],
    ['a change without a field', [typed(1), typed(2, { field: undefined })]],
    ['another author', [typed(1), typed(2, { author: 'b' })]],
    ['another document', [typed(1), typed(2, { changes: [change(2, 'pages/other.json')] })]],
    ['a second document', [typed(1), typed(2, { changes: [change(2), change(2, 'pages/other.json')] })]],
    ['an editor', [typed(1), typed(2, { by: 'editor', field: undefined }), typed(3)]],
    ['an undo', [typed(1), typed(2, { undoes: 'id 1' }), typed(3)]],
    ['something lost', [typed(1), typed(3)]],
    ['a command elsewhere', [typed(1), elsewhere({ by: 'command' }), typed(2)]],
    ['what the author does elsewhere', [typed(1), elsewhere({ by: 'composer' }), typed(2)]],
  ])('is ended by %s', (_, entries) => {
    expect(mergedEntries(entries)).toEqual(entries);
  });

  it.each<[string, Partial<JournalEntry>]>([
    ['an editor', { by: 'editor' }],
    ['another author', { by: 'composer', author: 'b' }],
  ])('goes on while %s works on another page', (_, head) => {
    const entries = [typed(1), elsewhere(head), typed(2)];
    expect(mergedEntries(entries).map(({ id }) => id)).toEqual([entries[1]?.id, 'id 2']);
  });

  function elsewhere(head: Partial<JournalEntry>): JournalEntry {
    return typed(1, { id: 'elsewhere', field: undefined, changes: [change(1, 'pages/other.json')], ...head });
  }

  it('comes to the same, whatever part of it was merged before', () => {
    const throwDice = dice(20_261_124);
    const one = <T>(list: T[]) => list[throwDice(list.length)] as T;
    const texts: { [file: string]: number } = {};
    let merged = 0;
    for (let round = 0; round < 100; round += 1) {
      let at = START;
      const entries = Array.from({ length: 12 }, (_, number): JournalEntry => {
        at += one([SECOND, SECOND, MINUTE]);
        const file = one([PAGE, PAGE, PAGE, 'pages/other.json']);
        const by = one(['composer', 'composer', 'composer', 'editor', 'command'] as const);
        const before = texts[file] ?? 0;
        // A second server repeats what the first one has recorded.
        texts[file] = by === 'editor' ? one([before, before + 1]) : before + 1;
        const own = by === 'composer' && { author: one(['a', 'a', 'b']), field: one(['x', 'x', 'y']) };
        const changes = [{ file, before: `${before}`, after: `${texts[file]}` }];
        return { at, by, id: `${number}`, ...own, changes };
      });
      const whole = mergedEntries(entries);
      merged += entries.length - whole.length;
      for (let from = 0; from < entries.length; from += 1)
        for (let to = from + 1; to <= entries.length; to += 1) {
          const part = mergedEntries(entries.slice(from, to));
          expect(mergedEntries([...entries.slice(0, from), ...part, ...entries.slice(to)])).toEqual(whole);
        }
    }
    expect(merged).toBeGreaterThan(100);
  });
});

it('what is no longer whole after tidying has no name by which it could be undone', () => {
  const journal = watching();
  for (let number = 1; number <= 5; number += 1) {
    wait(number === 3 ? 24 * 60 * MINUTE : MINUTE);
    const files = number === 2 ? [PAGE, 'pages/other.json'] : [PAGE];
    journal.record({ by: 'composer', id: `${number}` }, files, () => {
      for (const file of files) save(`version ${number}`, file);
    });
  }
  const [part = ''] = journalParts(root);
  appendFileSync(part.replace('000001', '000002'), '\n');
  tidy(root, Date.now(), { versions: 2, days: 9, bytes: 1_000_000 });
  expect(readJournal(root).map(({ id, changes }) => [id, changes.length])).toEqual([
    [undefined, 2],
    ['4', 1],
    ['5', 1],
  ]);
});
