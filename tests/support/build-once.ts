// Runs before the tests that need the finished site.
import { execFileSync } from 'node:child_process';
import { SITE } from './site';

export default function buildOnce(): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, ASHLAR_OUT: SITE, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}
