// Vite's bundler for what is made from sources and kept until they change: written beside its folder first and moved in whole.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { InlineConfig } from 'vite';

const KEPT = 2;
const LEFT_BEHIND_MS = 600_000;

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

/** What a killed process left half made has a dot in its name. */
function dropOlder(place: string): void {
  const folders = readdirSync(place)
    .map(name => ({ path: join(place, name), isWhole: !name.includes('.'), time: timeOf(join(place, name)) }))
    .sort((a, b) => b.time - a.time);
  const whole = folders.filter(({ isWhole }) => isWhole).slice(KEPT);
  const half = folders.filter(({ isWhole, time }) => !isWhole && time < Date.now() - LEFT_BEHIND_MS);
  for (const { path } of [...whole, ...half]) rmSync(path, { recursive: true, force: true });
}

/** Another process may be tidying as well. */
function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
