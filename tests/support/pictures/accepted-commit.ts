// Draws the second site and the gallery from the sources of the commit that last accepted pictures.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { placesAt, type Sides } from '../../../src/base/places.mjs';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { buildAndServe, lendPackages, type ServedSite } from '../../../src/review/pictures/build.ts';
import { openCheckout } from '../../../src/site/git/checkout.ts';
import { git } from '../../../src/site/git/git.ts';
import { DAY, SECOND_CONTENT } from '../site/site.ts';
import type { View } from './views.ts';

export type Missing = { missing: string };

export type Earlier = {
  commit: string;
  serve: (from: View['from']) => Promise<ServedSite>;
  close: () => Promise<void>;
};

/** Finds the commit that last wrote the list of pictures, or says why it cannot be known. */
export function acceptedCommit(root: string, list: string): { commit: string } | Missing {
  const { status, stdout } = git(root, ['log', '-1', '--format=%H', '--', list]);
  const commit = stdout.trim();
  if (status !== 0 || commit === '')
    return { missing: 'no commit of this repository has accepted any pictures' };
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']).stdout.trim() === 'true';
  // In a shallow clone the oldest commit seems to have written every file.
  const hasParent = git(root, ['rev-parse', '--verify', '--quiet', `${commit}^`]).status === 0;
  if (isShallow && !hasParent)
    return { missing: 'the history is cut off here before the commit that accepted the pictures' };
  return { commit };
}

export function isUnchangedSince(root: string, commit: string): boolean {
  return (
    git(root, [
      'diff',
      '--quiet',
      commit,
      '--',
      SECOND_CONTENT,
      'pages/_look',
      'pages/_public/fonts',
      'blocks',
      'examples',
      'schema',
      'src',
      'package-lock.json',
    ]).status === 0
  );
}

/** Builds each part when it is first needed. */
export function openEarlier(root: string, commit: string): Earlier {
  const { earlier, remove } = openCheckout(placesAt(root), commit);
  const hindrance = lendPackages(root, earlier.engine);
  const built = new Map<string, Promise<ServedSite>>();
  const build = (from: View['from']) => {
    const known = built.get(from) ?? (from === 'site' ? siteOf(earlier) : galleryOf(earlier.site));
    built.set(from, known);
    return known;
  };
  return {
    commit: commit.slice(0, 8),
    serve: async from => (hindrance ? { missing: hindrance } : build(from)),
    async close() {
      for (const one of await Promise.all(built.values())) if ('url' in one) await one.close();
      remove();
    },
  };
}

function siteOf({ engine, site }: Sides): Promise<ServedSite> {
  const second = { engine, site: join(site, SECOND_CONTENT) };
  return buildAndServe(second, join(second.site, '.ashlar/site'), DAY);
}

async function galleryOf(folder: string): Promise<ServedSite> {
  const out = join(folder, '.ashlar/gallery-site');
  for (const args of [['generate'], ['gallery', '--', out]]) {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      return { missing: `its gallery could not be built. ${stderr.trim().split('\n').at(-1)}` };
  }
  return serveSite(out);
}
