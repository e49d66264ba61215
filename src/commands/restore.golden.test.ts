// Every sentence that "npm run restore" says, as a whole: what it writes is worked out apart from its words.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { hero, pageWith, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { Failure } from '../base/failure.ts';
import { recordAll } from '../change/journal/record.ts';
import { runRemove } from './remove.ts';
import { runRename } from './rename.ts';
import { runRestore } from './restore.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('says for a page, a block, the site and the last deed what comes back, and why nothing does', async () => {
  const prose = (text: string) => ({ type: 'prose', text });
  const page = (...texts: string[]) => pageWith({ title: 'About', blocks: [hero, ...texts.map(prose)] });
  const root = temporarySite({
    'pages/about.json': page('One.', 'Two.'),
    'pages/more.json': page('[About](/about)'),
  });
  const sides = { site: root, engine: process.cwd() };
  let hour = 0;
  const later = () => {
    hour += 1;
    vi.setSystemTime(Date.UTC(2026, 0, 5, hour));
  };
  const said: string[] = [];
  const restore = (...words: string[]) => {
    later();
    try {
      said.push(`> ${words.join(' ')}`, runRestore(words, sides, root));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      said.push(`! ${error.message}`);
    }
  };
  const save = (file: string, value?: object) => {
    later();
    if (value) writeFileSync(join(root, file), JSON.stringify(value, null, 2));
    else rmSync(join(root, file), { force: true });
    recordAll(root);
  };
  vi.useFakeTimers({ toFake: ['Date'] });
  later();
  restore('last');
  recordAll(root);
  save('pages/about.json', page('One more.'));
  restore('/about#2', '1', '--dry-run');
  restore('/about#3', '1');
  restore('/about#9', '1');
  restore('/about', 'last');
  restore('/about', '1');
  restore('/about', '1');
  restore('2026-01-05 02:30');
  restore('2026-01-05 02:30');
  restore('2020-01-01');
  restore('last');
  later();
  runRemove(['/about', '/more'], sides, root);
  save('pages/more.json', page('Somebody else was here.'));
  restore('/about', 'last');
  restore('last');
  later();
  runRename(['/more', '/less'], sides, root);
  restore('last');
  save('pages/about.json');
  restore('/about', '2026-01-05 01:30');
  restore('/about#2', '1');
  restore('/nowhere', 'last');
  restore('/about');
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('restore.golden.txt');
});
