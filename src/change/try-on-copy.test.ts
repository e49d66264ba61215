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
import { pageWith, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { openLibrary } from '../site/library/library.ts';
import { copyFolder, problemsAfter } from './try-on-copy.ts';

test('an icon that comes with a change is one in the copy', () => {
  const library = openLibrary(temporarySite({}), process.cwd());
  const cards = {
    type: 'cards',
    heading: 'Tools',
    items: [{ title: 'Fork', text: 'Sharp.', icon: 'own-fork' }],
  };
  const icon = '<svg viewBox="0 0 24 24"><path d="M3 3v4"/></svg>';
  const page = {
    file: 'pages/tools.json',
    after: JSON.stringify(pageWith({ title: 'Tools', blocks: [cards] })),
  };
  const drawing = { file: 'pages/_look/icons/own-fork.svg', after: icon };
  const saidOf = (changes: { file: string; after: string }[]) =>
    problemsAfter(changes, library).filter(({ message }) => message.includes('own-fork'));
  expect(saidOf([page])).toHaveLength(1);
  expect(saidOf([page, drawing])).toEqual([]);
});

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
