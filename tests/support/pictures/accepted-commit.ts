// The site and the gallery as they were when their pictures were last accepted, drawn from that commit's own sources.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Serving, serveSite } from '../../../src/build/serve.ts';
import { buildAndServe, lendPackages } from '../../../src/changes/pictures/build.ts';
import { openCheckout } from '../../../src/history/checkout.ts';
import { git } from '../../../src/history/git.ts';
import { DAY } from '../site.ts';

export type Earlier = { commit: string; site: string; gallery: string; close: () => Promise<void> };
export type Missing = { missing: string };

/** Where the pictures were accepted is where their list was written. Undefined and a reason where that is not known. */
export function acceptedCommit(root: string, list: string): { commit: string } | Missing {
  const { status, stdout } = git(root, ['log', '-1', '--format=%H', '--', list]);
  const commit = stdout.trim();
  if (status !== 0 || commit === '')
    return { missing: 'no commit of this repository has accepted any pictures' };
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']).stdout.trim() === 'true';
  // The oldest commit of a cut history seems to have written every file.
  const hasParent = git(root, ['rev-parse', '--verify', '--quiet', `${commit}^`]).status === 0;
  if (isShallow && !hasParent)
    return { missing: 'the history is cut off here before the commit that accepted the pictures' };
  return { commit };
}

export function isUnchangedSince(root: string, commit: string): boolean {
  return (
    git(root, ['diff', '--quiet', commit, '--', 'pages', 'blocks', 'schema', 'src', 'package-lock.json'])
      .status === 0
  );
}

export async function openEarlier(root: string, commit: string): Promise<Earlier | Missing> {
  const checkout = openCheckout(root, commit);
  const give = (missing: string): Missing => {
    checkout.remove();
    return { missing: `of commit ${commit.slice(0, 8)}: ${missing}` };
  };
  const hindrance = lendPackages(root, checkout.folder);
  if (hindrance) return give(hindrance);
  const site = await buildAndServe(checkout.folder, join(checkout.folder, '.ashlar/site'), DAY);
  if ('missing' in site) return give(site.missing);
  const gallery = await galleryOf(checkout.folder);
  if ('missing' in gallery) {
    await site.close();
    return give(gallery.missing);
  }
  const close = async () => {
    await Promise.all([site.close(), gallery.close()]);
    checkout.remove();
  };
  return { commit, site: site.url, gallery: gallery.url, close };
}

async function galleryOf(folder: string): Promise<Serving | Missing> {
  const out = join(folder, '.ashlar/gallery-site');
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'gallery', '--', out], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  return status === 0
    ? serveSite(out)
    : { missing: `its gallery could not be built. ${stderr.trim().split('\n').at(-1)}` };
}
