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
  // Files of one worker share a browser.
  isolate: false,
  globalSetup: ['tests/support/needs.ts', 'tests/support/site/build-once.ts'],
  // Only a test that hangs takes this long, however busy the machine is.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/**
 * Firefox runs the tests that hover no pointer, turn off no scripts and type no values: Playwright cannot do that in a Firefox it
 * did not build.
 */
const IN_FIREFOX = [
  'tests/engine/visitors/generated.test.ts',
  'tests/site/look/layout.test.ts',
  'tests/site/visitors/{forms,lists,missing,navigation}.test.ts',
];

/** The benchmark measures time. This only stops a test that hangs. */
const PATIENCE_MS = process.env.ASHLAR_FULL === '1' ? 1_200_000 : 300_000;

export default defineConfig({
  plugins: [react()],
  test: {
    root: '.',
    // Most files spend half of their time waiting for a browser or a child process.
    maxWorkers: '100%',
    tags: [
      { name: 'front-door', description: 'Each "npm test" runs these: one for each door of the product.' },
      { name: 'full-only', description: 'Only "npm run test:full" and "npm test -- --all" run these.' },
    ],
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
          // Files share what they have imported: starting anew for each would cost a quarter of the whole time.
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
        // Firefox runs the tests that need nothing of Chromium.
        test: { name: 'firefox', include: IN_FIREFOX, ...onTheSite, env: { ASHLAR_BROWSER: 'firefox' } },
      },
      {
        extends: true,
        // Only "npm run test:full" runs these: they take minutes and seldom find anything new.
        test: { name: 'full', include: ['tests/full/**/*.test.ts'], ...onTheSite, testTimeout: PATIENCE_MS },
      },
    ],
  },
});
