import { expect, it } from 'vitest';
import { NOTHING_NEW } from '../../../../tests/support/composer/others-told.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PageOfChanges } from '../../model/exchange.ts';
import { areHereWords, titleOfChangeFile, titleOfChanges } from './question-words.ts';

const [FEES, MOVED]: PageOfChanges[] = ['/fees', '/costs'].map(route => ({
  title: route,
  at: { route },
  rows: ['The intro was written anew.'],
}));
const SITE: PageOfChanges = { title: SHELL_WORDS.answers.wholeSite, rows: ['The phone number has changed.'] };
const PHOTOGRAPH: PageOfChanges = { title: '/images/oak.jpg', rows: ['Added.'] };

it.each([
  ['Dev has changed 2 pages', 'are here, in 2 pages', 'Changes in 2 pages', [FEES, SITE, MOVED, PHOTOGRAPH]],
  ['Dev has changed what all pages share', 'are here', 'The others’ changes', [SITE, PHOTOGRAPH]],
  ['Dev has changed something', 'are here', 'The others’ changes', [PHOTOGRAPH]],
])('says “%s” of changes that %s', (changed, here, ofFile, changes) => {
  const told = { ...NOTHING_NEW, names: ['Dev'], changes: changes.flatMap(one => one ?? []) };
  expect(titleOfChanges(told)).toBe(changed);
  expect(areHereWords(told)).toBe(`Dev’s changes ${here}.`);
  expect(titleOfChangeFile(told)).toBe(ofFile);
});
