import { expect, it } from 'vitest';
import { failureIn } from './failure.ts';

it.each([
  ['ENOSPC', 'pages/faq.json could not be written: the disk is full. Make room and try again.'],
  ['EDQUOT', 'pages/faq.json could not be written: the disk is full. Make room and try again.'],
  ['EROFS', 'pages/faq.json could not be written: this disk can only be read.'],
  ['EACCES', 'pages/faq.json may not be read or written. Give yourself the permission.'],
  ['ENOTDIR', 'pages/faq.json could not be written: a file stands where its folder should be.'],
  ['ERANGE', undefined],
])('an error %s of the disk is told as: %s', (code, out) => {
  const error = Object.assign(new Error(`${code}: somewhere inside`), { code, path: 'pages/faq.json' });
  expect(failureIn(error)?.message).toBe(out);
});
