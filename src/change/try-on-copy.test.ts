import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFolder } from './try-on-copy.ts';

test('what is taken away while it is copied is left out, and all else is there', () => {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-copy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [from, to] = [join(root, 'from'), join(root, 'to')];
  for (const folder of ['gone', 'kept', 'unwanted']) {
    mkdirSync(join(from, folder), { recursive: true });
    writeFileSync(join(from, folder, 'page.json'), '{}');
  }
  for (const name of ['a.json', 'gone.json']) writeFileSync(join(from, name), '{}');
  symlinkSync('nowhere.json', join(from, 'link.json'));
  symlinkSync('a.json', join(from, 'near.json'));
  symlinkSync(join(from, 'kept/page.json'), join(from, 'whole.json'));
  copyFolder(from, to, path => {
    // Its name has been read by now, so it vanishes in the middle of the copy.
    if (path.includes('gone')) rmSync(path, { recursive: true });
    return !path.includes('unwanted');
  });
  const copied = readdirSync(to, { recursive: true, encoding: 'utf8' }).sort();
  expect(copied).toEqual([
    'a.json',
    'kept',
    join('kept', 'page.json'),
    'link.json',
    'near.json',
    'whole.json',
  ]);
  const leads = ['near.json', 'whole.json'].map(name => readlinkSync(join(to, name)));
  expect(leads).toEqual([join(to, 'a.json'), join(to, 'kept/page.json')]);
});
