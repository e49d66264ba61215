// Remembers outside the folder that an author agreed to have the host asked from this copy, and why the host refused last.
import { join } from 'node:path';
import { readUpTo } from '../../../../base/files/bounded.ts';
import { saveText } from '../../../../base/files/save.ts';
import { hash } from '../../../../base/hash.ts';
import { isFields } from '../../../../base/json-value.ts';
import { keptPlace } from '../../../../base/kept-place.mjs';
import type { Said } from '../../../../base/sentences/said.ts';
import { remoteIn } from '../../../../review/hand-in/git/branches.ts';
import { type HostOfChanges, hostOfChanges } from '../../../../review/hand-in/git/host.ts';
import type { Repository } from '../../../../review/hand-in/git/repository.ts';
import { settingsOf } from '../../../../review/hand-in/git/settings.ts';
import type { HostTrouble, PageOfChanges } from '../../../model/exchange.ts';

/** "key" names the addresses of the host by their hash, because one may hold a password. */
export type KnownHost = HostOfChanges & { remote: string; key: string };

/** The sentence says more than the kind of trouble does. */
export type KeptTrouble = { is: HostTrouble; said: Said };

/**
 * Two keys: "agreed" is that of the host that may be asked, and "takes" that of the one that took a change, or said that it would. "sent"
 * is what the change on its way does, in the author's words. "waits" is the commit that she has sent and the host has not taken: it goes
 * as soon as the host answers.
 */
type KeptHost = {
  agreed?: string;
  takes?: string;
  waits?: string;
  trouble?: KeptTrouble;
  sent?: { branch: string; changes: PageOfChanges[] };
};

/** Finds the host without asking it, and runs nothing that the folder's .git names. Undefined if the folder is connected with none. */
export function knownHost(repository: Repository): KnownHost | undefined {
  const settings = settingsOf(repository);
  const remote = remoteIn(settings);
  const host = hostOfChanges(repository, settings);
  if (remote === undefined || host === undefined) return undefined;
  const named = [...settings].filter(([name]) => name.startsWith(`remote.${remote}.`) || /^url\./.test(name));
  return { ...host, remote, key: hash(JSON.stringify([host.address, named.filter(isAddress)])) };
}

/** Also what Git puts in the place of the beginning of an address. */
function isAddress([name]: [string, string]): boolean {
  return /\.(push)?(url|insteadof)$/.test(name);
}

/** Notes it if the author agrees now. */
export function hasAgreed(site: string, host: KnownHost, agrees = false): boolean {
  const isKnown = keptHost(site).agreed === host.key;
  if (agrees && !isKnown) keepOfHost(site, { agreed: host.key, trouble: undefined });
  return agrees || isKnown;
}

const LARGEST = 4_000_000;
const fileOf = (site: string) => join(keptPlace(site), 'host.json');

export function keptHost(site: string): KeptHost {
  try {
    const kept: unknown = JSON.parse(String(readUpTo(fileOf(site), LARGEST)));
    return isFields(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function keepOfHost(site: string, more: KeptHost): void {
  saveText(fileOf(site), JSON.stringify({ ...keptHost(site), ...more }));
}

/** Adds these changes to those that were sent earlier on the same branch. */
export function noteChanges(site: string, branch: string, changes: PageOfChanges[]): void {
  const { sent } = keptHost(site);
  const earlier = sent?.branch === branch ? sent.changes : [];
  keepOfHost(site, { sent: { branch, changes: [...earlier, ...changes].slice(-MOST_PAGES) } });
}

const MOST_PAGES = 1000;
