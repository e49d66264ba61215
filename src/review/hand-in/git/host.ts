// Asks the host whether it takes changes from whoever sits at this computer. Nothing is sent. The folder may come from somebody else,
// so Git does this in an empty repository: of all that the folder's .git says, it gets the address alone.
import { accessSync, constants, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { git, gitMeanwhile } from '../../../site/git/git.ts';
import { remoteIn } from './branches.ts';
import { hostNamed } from './compare-link.ts';
import type { Repository } from './repository.ts';
import { PATIENCE_MS, quietly, reasonIn, type WhyUnreached } from './send.ts';
import type { Settings } from './settings.ts';

/** Where changes are sent. "name" is the host's, and empty for a folder. */
export type HostOfChanges = { address: string; name: string };

/** No program but those of Git: the address of any other way can name one. A folder is looked at without Git, whose settings there could. */
const WAYS_TO_A_HOST = 'git:http:https:ssh';

/** Nothing has this name, so asking to take it away changes nothing anywhere, even if it were meant. */
const NO_BRANCH = ':refs/heads/ashlar-asks-whether-it-may-send';
const WELCOME = /remote ref does not exist|does not support deleting/;

/** Undefined if this folder is connected with no other place. */
export function hostOfChanges({ top }: Repository, settings: Settings): HostOfChanges | undefined {
  const remote = remoteIn(settings);
  if (remote === undefined) return undefined;
  const address = git(top, ['remote', 'get-url', '--push', remote]).stdout?.split('\n')[0] ?? '';
  return { address, name: folderAt(address, top) === undefined ? hostNamed(address) : '' };
}

/** Undefined if it takes changes, otherwise why not. */
export async function whyHostRefuses(
  { top }: Repository,
  { address }: HostOfChanges,
): Promise<WhyUnreached | undefined> {
  const folder = folderAt(address, top);
  return folder === undefined ? whyRefusedBy(address) : whyFolderRefuses(folder);
}

async function whyRefusedBy(address: string): Promise<WhyUnreached | undefined> {
  const empty = mkdtempSync(join(tmpdir(), 'ashlar-host-'));
  const alone = { GIT_DIR: empty, LANGUAGE: 'en' };
  try {
    await gitMeanwhile(empty, ['init', '--quiet', '--bare', '--template='], alone, PATIENCE_MS);
    const env = { ...quietly({ top: empty }), ...alone, GIT_ALLOW_PROTOCOL: WAYS_TO_A_HOST };
    const words = ['push', '--dry-run', '--no-verify', '--', address, NO_BRANCH];
    const answer = await gitMeanwhile(empty, words, env, PATIENCE_MS);
    return answer.status === 0 || WELCOME.test(answer.stderr) ? undefined : reasonIn(answer);
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

/** As Git reads addresses: a path has no colon before its first slash, but for the letter of a disk. */
function folderAt(address: string, top: string): string | undefined {
  if (/^file:/i.test(address)) return URL.canParse(address) ? pathIn(address) : address;
  return /^[a-z]:[\\/]/i.test(address) || !/^[^/\\]*:/.test(address) ? resolve(top, address) : undefined;
}

function pathIn(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    return address;
  }
}

function whyFolderRefuses(folder: string): WhyUnreached | undefined {
  try {
    if (!statSync(folder).isDirectory()) return 'noProject';
  } catch {
    return 'noProject';
  }
  try {
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch {
    return 'mayNot';
  }
}
