import { describe, expect, it } from 'vitest';
import { dice } from '../../../tests/support/documents/sites/small-site.ts';
import { applyEdits, type Edit, editBetween, followedBy, narrow } from './edits.ts';

const edit = (offset: number, length: number, text = ''): Edit => ({ offset, length, text });

describe('edits', () => {
  const CASES: [string, Edit[], string][] = [
    ['of any order', [edit(2, 1), edit(0, 1)], 'bd'],
    ['beside each other', [edit(0, 1, 'A'), edit(1, 1, 'B')], 'ABcd'],
    ['in front of what goes', [edit(1, 1), edit(1, 0, 'X')], 'aXcd'],
    ['in front of what goes, told first', [edit(1, 0, 'X'), edit(1, 1)], 'aXcd'],
    ['at both ends', [edit(4, 0, '.'), edit(0, 0, '“')], '“abcd.'],
    ['none', [], 'abcd'],
  ];
  it.each(CASES)('%s', (_, edits, text) => {
    expect(applyEdits('abcd', edits)).toBe(text);
  });
});

describe('an edit that keeps what it can', () => {
  const CASES: [string, Edit, Edit[]][] = [
    ['puts brackets around a text', edit(2, 3, '[cde]'), [edit(2, 0, '['), edit(5, 0, ']')]],
    ['puts something in front', edit(2, 3, '-cde'), [edit(2, 0, '-')]],
    ['puts something behind', edit(2, 3, 'cde,'), [edit(5, 0, ',')]],
    ['takes both ends away', edit(1, 5, 'cde'), [edit(1, 1), edit(5, 1)]],
    ['takes the front away', edit(1, 4, 'cde'), [edit(1, 1)]],
    ['takes the end away', edit(2, 4, 'cde'), [edit(5, 1)]],
    ['puts in', edit(2, 0, 'x'), [edit(2, 0, 'x')]],
    ['takes out', edit(2, 2), [edit(2, 2)]],
    ['puts something else', edit(2, 2, 'xy'), [edit(2, 2, 'xy')]],
    ['changes nothing', edit(2, 2, 'cd'), []],
  ];
  it.each(CASES)('%s', (_, whole, parts) => {
    expect(narrow('abcdefg', whole)).toEqual(parts);
    expect(applyEdits('abcdefg', parts)).toBe(applyEdits('abcdefg', [whole]));
  });
});

describe('the edit between two texts', () => {
  it.each([
    ['same', 'same', edit(4, 0)],
    ['one two', 'one new two', edit(4, 0, 'new ')],
    ['aaa', 'aa', edit(2, 1)],
    ['', 'all', edit(0, 0, 'all')],
    ['a(b)c', 'a[b]c', edit(1, 3, '[b]')],
  ])('%s → %s', (before, after, wanted) => {
    expect(editBetween(before, after)).toEqual(wanted);
    expect(applyEdits(before, [wanted])).toBe(after);
  });
});

describe('edits one after the other', () => {
  it('are the same as all of them at once', () => {
    const roll = dice(20_261_124);
    for (let round = 0; round < 3000; round += 1) {
      const first = 'abcdefghijklmnopqrst'.slice(0, roll(21));
      let [text, edits]: [string, Edit[]] = [first, []];
      for (let step = 0; step < 6; step += 1) {
        const offset = roll(text.length + 1);
        const next = edit(offset, roll(text.length - offset + 1), '123456'.slice(0, roll(4)));
        text = applyEdits(text, [next]);
        edits = followedBy(edits, next);
        expect(applyEdits(first, edits)).toBe(text);
      }
    }
  });

  it('stay apart where they change different places', () => {
    const edits = [edit(5, 1, 'xyz'), edit(1, 0, 'new')].reduce(followedBy, []);
    expect(edits).toEqual([edit(1, 0, 'new'), edit(5, 1, 'xyz')]);
  });
});
