// Vite's bundler for what is made from sources and kept until they change: written beside its folder first and moved in whole.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';

const KEPT = 2;

export async function bundle(root: string, folder: string, config: InlineConfig): Promise<void> {
  const made = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  // Loaded only where there is something to bundle.
  const { build } = await import('vite');
  await build({
    ...config,
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: { ...config.build, outDir: made, emptyOutDir: true },
  });
  putInPlace(made, folder);
  dropOlder(dirname(folder));
}

/** Another process may have been faster: its result is the same. */
function putInPlace(made: string, folder: string): void {
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
}

function dropOlder(place: string): void {
  const folders = readdirSync(place)
    .filter(name => !name.includes('.'))
    .map(name => join(place, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
