// The site behind the examples has to pass the checks of any other site.
import { expect, it } from 'vitest';
import { checkAll } from '../../check/check.ts';
import { lintAll } from '../../check/lint/lint.ts';
import { openLibrary } from '../../site/library/library.ts';
import { examplesSite } from './examples.ts';

it('has neither mistakes nor anything that could be better', () => {
  const library = openLibrary(examplesSite('.', 'nowhere'), '.');
  expect(library.routes().length).toBeGreaterThan(15);
  expect([...checkAll(library), ...lintAll(library)]).toEqual([]);
});

it('is the given one where the engine has none', () => {
  expect(examplesSite('/nowhere', 'pages')).toBe('pages');
});
