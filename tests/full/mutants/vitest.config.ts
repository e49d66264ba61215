import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Runs tests of sentences and values only, because suites of random mistakes would take seconds for each fault. */
export default defineConfig({
  plugins: [react()],
  test: {
    root: '.',
    isolate: false,
    include: [
      'src/check/check.golden.test.ts',
      'src/change/fix/judge-edits.test.ts',
      'src/change/fix/fix-files.test.ts',
      'src/change/fix/fix.golden.test.ts',
      'src/check/rules/**/*.golden.test.ts',
      'src/check/whole-site/*.golden.test.ts',
      'src/commands/check.test.ts',
      'src/document/files/pages.test.ts',
      'src/document/json/change.test.ts',
      'src/document/text/href.test.ts',
      'src/document/validate/messages/*.golden.test.ts',
      'src/publish/kept/checked-pages.test.ts',
      'src/site/publication.test.ts',
      'src/site/shared-blocks.test.ts',
      'src/document/json/edits.test.ts',
      'src/document/json/fields.test.ts',
      'src/base/files/one-at-a-time.test.ts',
      'src/base/files/save.test.ts',
      'src/change/save/together.test.ts',
      'blocks/contact/test.tsx',
    ],
  },
});
