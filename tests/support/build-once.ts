// Runs before the tests that need the finished site.
import { execFileSync } from 'node:child_process';
import { GALLERY_SITE } from './gallery.ts';
import { SITE } from './site.ts';

const built = globalThis as { siteIsBuilt?: boolean };

/** Each project of the tests calls it in the one process; the first to do so builds for all. */
export default function buildOnce(): void {
  if (built.siteIsBuilt) return;
  built.siteIsBuilt = true;
  run(['scripts/run.mjs', 'build', '--compress'], { ASHLAR_OUT: SITE });
  run(['--import', 'tsx', 'scripts/gallery.ts', GALLERY_SITE]);
}

function run(args: string[], env: { [name: string]: string } = {}): void {
  execFileSync(process.execPath, args, {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}
