// Accepts the site's present look and structure: writes tests/accepted anew, which the tests compare with. With the name of a
// block it accepts the look of that block alone.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { nearest } from '../../src/document/problem/did-you-mean.ts';
import { blockTypes } from '../../tests/support/site/gallery.ts';

const LOOK = 'tests/site/look/pictures.test.ts';
const SPOKEN = 'tests/site/access/spoken.test.ts';

const type = process.argv[2];
if (type !== undefined && !blockTypes().includes(type)) {
  const meant = nearest(type, blockTypes());
  console.error(`There is no block "${type}".${meant ? ` Did you mean "${meant}"?` : ''}`);
  process.exit(2);
}
if (!(type === undefined ? acceptAll() : acceptBlock(type))) {
  console.error(
    'Not everything could be looked at, so tests/accepted may be incomplete: "git restore tests/accepted" brings it back.',
  );
  process.exit(1);
}
spawnSync('git', ['status', '--short', 'tests/accepted'], { stdio: 'inherit' });
console.log(
  'Look at what changed with "git diff tests/accepted", and commit it with the change that it belongs to.',
);

function acceptAll(): boolean {
  rmSync('tests/accepted', { recursive: true, force: true });
  return look([LOOK, SPOKEN]);
}

function acceptBlock(type: string): boolean {
  return look([LOOK], { ASHLAR_ACCEPT_BLOCK: type });
}

function look(tests: string[], env: { [name: string]: string } = {}): boolean {
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--config', 'tests/vitest.config.ts', '--project', 'site', '--reporter=dot', ...tests],
    {
      stdio: 'inherit',
      env: { ...process.env, ASHLAR_ACCEPT: '1', ASHLAR_FULL: '1', ...env },
      shell: process.platform === 'win32',
    },
  );
  return status === 0;
}
