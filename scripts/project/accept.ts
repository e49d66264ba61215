// Takes the site's present look and structure for right: writes tests/accepted anew, which the tests compare with.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const TESTS = ['tests/site/look/pictures.test.ts', 'tests/site/access/spoken.test.ts'];

rmSync('tests/accepted', { recursive: true, force: true });
const { status } = spawnSync(
  'node_modules/.bin/vitest',
  ['run', '--config', 'tests/vitest.config.ts', '--project', 'site', '--reporter=dot', ...TESTS],
  {
    stdio: 'inherit',
    env: { ...process.env, ASHLAR_ACCEPT: '1', ASHLAR_FULL: '1' },
    shell: process.platform === 'win32',
  },
);
if (status !== 0) {
  console.error(
    'Not everything could be looked at. tests/accepted is incomplete: "git restore tests/accepted" brings it back.',
  );
  process.exit(1);
}
spawnSync('git', ['status', '--short', 'tests/accepted'], { stdio: 'inherit' });
console.log(
  'Look at what changed with "git diff tests/accepted", and commit it with the change that it belongs to.',
);
