// Holds that every question asks for a right, and that nobody gets an answer without it.
import { expect, it } from 'vitest';
import { copyOf, JO } from '../../../tests/support/composer/copy.ts';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { ASK_INPUTS } from '../model/ask-inputs.ts';
import { answerTo } from './asks.ts';
import type { AuthorRight } from './copy.ts';

const copy = copyOf(temporarySite({}));
const statusFor = async (ask: string, may: AuthorRight[]) =>
  (await answerTo(copy, { ...JO, may }, { ask, input: { unknown: 1 } })).status;

it.each(Object.keys(ASK_INPUTS))('the question "%s" is answered to nobody without a right', async ask => {
  expect(await statusFor(ask, [])).toBe(403);
  expect(await statusFor(ask, ['publish'])).toBe(403);
  expect(await statusFor(ask, ['read', 'edit', 'send'])).toBe(400);
});

it('whoever may only read can look and change nothing', async () => {
  const may: AuthorRight[] = ['read'];
  const refused = Object.keys(ASK_INPUTS).map(async ask => [ask, await statusFor(ask, may)]);
  const names = (await Promise.all(refused)).flatMap(([ask, status]) => (status === 403 ? [ask] : []));
  expect(names.sort()).toEqual([
    'asFile',
    'bring',
    'change',
    'firstMinute',
    'keep',
    'mendOthers',
    'movePage',
    'newPage',
    'plan',
    'putBack',
    'putFirstAway',
    'redo',
    'send',
    'sent',
    'signIn',
    'takePage',
    'takePictureAway',
    'tellGit',
    'tryHost',
    'undo',
    'versions',
  ]);
  const { told } = await answerTo(copy, { ...JO, may, language: 'de' }, { ask: 'undo', input: {} });
  expect(told).toEqual({
    message: 'Ihr Konto darf das nicht. Fragen Sie jemanden, der diese Website betreut.',
  });
});
