// The app's sources in, the one script that browsers fetch out, in a folder named after what the sources come to.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../program/bundle.ts';

/** A name that stays, so that a changed app changes no page: browsers ask whether it is still the same. */
export const APP = 'assets/app.js';

export async function bundleClient(root: string, sources: string): Promise<string> {
  const folder = join(root, '.ashlar/client', sources);
  if (!existsSync(folder)) {
    await bundle(root, folder, {
      build: {
        rollupOptions: {
          input: 'src/client/app.ts',
          preserveEntrySignatures: 'exports-only',
          output: { entryFileNames: APP },
        },
      },
    });
  }
  return folder;
}
