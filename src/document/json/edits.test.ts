import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, narrow } from './edits.ts';

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
