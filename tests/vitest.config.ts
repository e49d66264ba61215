import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { openTemporaries } from './support/files/temporaries.ts';
import { settle } from './support/surroundings.ts';

settle();
// "npm test" has opened them already (scripts/project/testing/vitest.ts).
if (!process.env.ASHLAR_KEPT) {
  const { env, remove } = openTemporaries();
  Object.assign(process.env, env);
  process.once('exit', remove);
}

const onTheSite = {
  // Files of one worker share their browser.
  isolate: false,
  globalSetup: ['tests/support/needs.ts', 'tests/support/site/build-once.ts'],
  // Nobody waits as long unless something hangs, be the machine as busy as it may.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * What nobody needs a hovering pointer, a switch for scripts or a value typed from outside for: those Playwright lacks in
 * a Firefox that it did not build.
 */
const IN_FIREFOX = [
  'tests/engine/visitors/generated.test.ts',
  'tests/site/look/layout.test.ts',
  'tests/site/visitors/{forms,lists,missing,navigation}.test.ts',
];

/** How long anything takes is the benchmark's business; this only ends what hangs. */
const PATIENCE_MS = process.env.ASHLAR_FULL === '1' ? 1_200_000 : 120_000;

export default defineConfig({
  plugins: [react()],
  test: {
    root: '.',
    // Half of the time of most files goes by while a browser or a child process works.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'blocks/**/test.tsx',
            'scripts/**/*.test.ts',
            'pages/_artwork/**/*.test.ts',
          ],
          // They share what they have imported: starting anew for each file costs a quarter of the whole.
          isolate: false,
          globalSetup: 'tests/support/needs.ts',
          testTimeout: PATIENCE_MS,
          hookTimeout: PATIENCE_MS,
        },
      },
      {
        extends: true,
        test: { name: 'site', include: ['tests/{engine,site}/**/*.test.ts'], ...onTheSite },
      },
      {
        extends: true,
        // The same tests in another browser, where they need nothing of Chromium.
        test: { name: 'firefox', include: IN_FIREFOX, ...onTheSite, env: { ASHLAR_BROWSER: 'firefox' } },
      },
      {
        extends: true,
        // Only "npm run test:full" asks for it: what takes minutes and seldom finds anything new.
        test: { name: 'full', include: ['tests/full/**/*.test.ts'], ...onTheSite, testTimeout: PATIENCE_MS },
      },
    ],
  },
});
