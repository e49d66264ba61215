// Runs before the tests that need the finished site.
import { execFileSync } from 'node:child_process';
import { GALLERY_CONTENT, GALLERY_SITE, writeGallery } from './gallery.ts';
import { SITE } from './site.ts';

export default function buildOnce(): void {
  writeGallery();
  build({ ASHLAR_OUT: SITE });
  build({ ASHLAR_CONTENT: GALLERY_CONTENT, ASHLAR_OUT: GALLERY_SITE });
}

function build(env: { [name: string]: string }): void {
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}
