// Puts the site of an earlier commit into a folder of its own. Changes neither the working tree nor the index.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { forgetKept } from '../../base/kept-place.mjs';
import type { Sides } from '../../base/places.mjs';
import { git } from './git.ts';
import { LACKING } from './partial-clone.ts';

/** "earlier" is the site as it was. An engine in the same repository is of that time too. Any other engine is today's. */
export type Checkout = { earlier: Sides; remove: () => void };

/** The folder stays until remove() is called. */
export function openCheckout({ engine, site }: Sides, commit: string): Checkout {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-base-'));
  const tree = join(outer, 'tree');
  const remove = () => rmSync(outer, { recursive: true, force: true });
  try {
    const [own, other] = site === engine ? [placeOf(site)] : [placeOf(site), placeOf(engine)];
    const { top } = own;
    const env = { GIT_INDEX_FILE: join(outer, '.index') };
    demand(git(top, ['read-tree', commit], env));
    demand(git(top, ['checkout-index', '--all', `--prefix=${tree}/`], env));
    const engineThen = join(tree, (other ?? own).path);
    const isKept = (other ?? own).top === top && existsSync(join(engineThen, 'blocks'));
    const earlier = { engine: isKept ? engineThen : engine, site: join(tree, own.path) };
    return {
      earlier,
      remove() {
        forgetKept(earlier.site);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Calls "work" with the earlier site and removes the folder afterwards. */
export function withCheckout<T>(sides: Sides, commit: string, work: (earlier: Sides) => T): T {
  const { earlier, remove } = openCheckout(sides, commit);
  try {
    return work(earlier);
  } finally {
    remove();
  }
}

/** The top folder of the repository that holds this folder, and the path from there. */
function placeOf(folder: string): { top: string; path: string } {
  const [top = '', path = ''] = git(folder, ['rev-parse', '--show-toplevel', '--show-prefix']).stdout.split(
    '\n',
  );
  return { top, path };
}

function demand({ status, stderr, error }: ReturnType<typeof git>): void {
  if (status !== 0 && /promisor remote/.test(stderr ?? '')) throw new Failure(LACKING);
  if (status !== 0)
    throw new Failure(`Git could not bring back an earlier version: ${(stderr || String(error)).trim()}`);
}
