// Holds the folders of files open while the files are saved. If somebody puts a link in the place of a folder meanwhile, the save
// stays in the folder that was looked at. Only Linux can name a file below an open folder. Elsewhere the folder is looked at once
// more right before each step.
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../../base/failure.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { folderAsRead } from '../../document/files/read.ts';

/** "path" leads to the folder, wherever its name leads by now. "made" is the first folder that had to be made for it. */
export type HeldFolder = { path: string; made?: string };

export type HeldFolders = {
  /** "folder" is a path below the root, "pages/services". Undefined if it is missing and "make" is false. */
  hold: (folder: string, make?: boolean) => HeldFolder | undefined;
  /** Throws if another folder or a link stands in the place of one of these. */
  confirm: () => void;
  /** Gives an error the names that the author knows. */
  named: (error: unknown) => unknown;
  close: () => void;
};

const FOLDER = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0);
const OPEN = '/proc/self/fd';

export function openFolders(root: string, canHold: boolean = existsSync(OPEN)): HeldFolders {
  /** Each with its name, which leads nowhere else as long as nobody swaps it. */
  const held = new Map<string, { name: string; path: string; stat: Stats; handle?: number }>();

  function hold(folder: string, make = false): HeldFolder | undefined {
    const known = held.get(folder);
    if (known) return { path: known.path };
    const above = dirname(folder);
    if (above === '.') return holdOne(folder, realPathOf(join(root, folder)), make);
    const outer = hold(above, make);
    if (!outer) return undefined;
    const own = holdOne(folder, join(outer.path, folder.slice(above.length + 1)), make);
    const made = outer.made ?? own?.made;
    return own && { path: own.path, ...(made !== undefined && { made }) };
  }

  function holdOne(folder: string, path: string, make: boolean): HeldFolder | undefined {
    const isMissing = !lstatSync(path, { throwIfNoEntry: false });
    if (isMissing && !make) return undefined;
    if (isMissing) makeOne(path);
    const stat = folderAt(path, folder);
    const handle = canHold ? openedAt(path, folder) : undefined;
    const name = join(root, folder);
    held.set(folder, {
      name,
      stat,
      path: handle === undefined ? path : `${OPEN}/${handle}`,
      ...(handle !== undefined && { handle }),
    });
    return { path: held.get(folder)?.path ?? path, ...(isMissing && { made: path }) };
  }

  return {
    hold,
    confirm() {
      if (canHold) return;
      for (const [folder, { path, stat }] of held) {
        const now = folderAt(path, folder);
        if (now.ino !== stat.ino || now.dev !== stat.dev || realPathOf(path) !== path)
          throw new Refused(hasChanged(folder));
      }
    },
    named(error) {
      if (!(error instanceof Error)) return error;
      const said = error as NodeJS.ErrnoException & { dest?: string };
      for (const { name, path } of held.values())
        for (const part of ['path', 'dest', 'message'] as const) {
          const words = said[part];
          if (words !== undefined) said[part] = words.replace(`${path}/`, `${name}/`);
        }
      return error;
    },
    close() {
      for (const { handle } of held.values()) if (handle !== undefined) closeSync(handle);
      held.clear();
    },
  };
}

/** Another process may have made it a moment earlier. */
function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw asFailure(error);
  }
}

function folderAt(path: string, folder: string): Stats {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink())
    throw new Refused(
      says`${the.sign(folder)} is a link, and links are not followed. Put the folder or file itself there.`,
    );
  if (stat.isDirectory()) return stat;
  throw asFailure(Object.assign(new Error(), { code: 'ENOTDIR', path: folder }));
}

const hasChanged = (folder: string): Said => says`${the.sign(folder)} has changed in the meantime.`;

function openedAt(path: string, folder: string): number {
  try {
    return openSync(path, FOLDER);
  } catch {
    throw new Refused(hasChanged(folder));
  }
}

/** The folder pages/ itself may be reached through links, which lead where they led when its documents were read. */
function realPathOf(path: string): string {
  try {
    return folderAsRead(path) ?? realpathSync.native(path);
  } catch {
    return path;
  }
}
