import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Those that hold the code in question to sentences and values; suites of random mistakes would take seconds for each mutant. */
export default defineConfig({
  plugins: [react()],
  test: {
    root: '.',
    isolate: false,
    include: [
      'src/content/{amend,checked,command,fix-files,publication,routes,shared,urls}.test.ts',
      'src/content/{check,fix}.golden.test.ts',
      'src/content/{messages,rules}/*.golden.test.ts',
      'src/edit/*.test.ts',
      'blocks/contact/test.tsx',
    ],
  },
});
