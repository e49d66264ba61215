import { afterAll, beforeAll, expect, it } from 'vitest';
import { handIn, nobodysSettings, ownSettings } from '../../../tests/support/documents/messages/hand-in.ts';
import { openDesk } from '../../../tests/support/files/repositories.ts';
import { startsOfGitIn } from '../../../tests/support/files/starts-of-git.ts';
import { inFile } from '../../base/sentences/read.ts';
import { findRepository } from './git/repository.ts';
import { type HandInPlan, planHandIn, whereIn } from './plan.ts';

beforeAll(nobodysSettings);
afterAll(ownSettings);

it('works out one more commit of a change with few starts of Git', async () => {
  const desk = openDesk();
  desk.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  expect((await handIn(desk.folder, ['A new price'])).code).toBe(0);
  desk.edit('pages/fees.json', 'Twelve dollars', 'Thirteen dollars');
  let plan: HandInPlan | undefined;
  const starts = await startsOfGitIn(async () => {
    const repository = findRepository(desk.folder);
    if ('missing' in repository) throw new Error(inFile(repository.missing));
    plan = await planHandIn(whereIn(repository), { site: desk.folder, engine: process.cwd() });
  });
  expect(plan).toMatchObject({ kind: 'change', files: ['pages/fees.json'], isOwn: true });
  expect(starts).toBeLessThan(25);
  desk.remove();
});
