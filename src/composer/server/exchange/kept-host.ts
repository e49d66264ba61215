// Remembers outside the folder that an author agreed to have the host asked from this copy, and why the host refused last.
import { join } from 'node:path';
import { readUpTo } from '../../../base/files/bounded.ts';
import { saveText } from '../../../base/files/save.ts';
import { hash } from '../../../base/hash.ts';
import { isFields } from '../../../base/json-value.ts';
import { keptPlace } from '../../../base/kept-place.mjs';
import type { Said } from '../../../base/sentences/said.ts';
import { remoteIn } from '../../../review/hand-in/git/branches.ts';
import { type HostOfChanges, hostOfChanges } from '../../../review/hand-in/git/host.ts';
import type { Repository } from '../../../review/hand-in/git/repository.ts';
import { settingsOf } from '../../../review/hand-in/git/settings.ts';
import type { HostTrouble } from '../../model/exchange.ts';

/** "key" names the addresses of the host by their hash, because one may hold a password. */
export type KnownHost = HostOfChanges & { remote: string; key: string };

/** The sentence says more than the kind of trouble does. */
export type KeptTrouble = { is: HostTrouble; said: Said };

/** "agreed" is the key of the host that may be asked. */
type KeptHost = { agreed?: string; trouble?: KeptTrouble };

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

const fileOf = (site: string) => join(keptPlace(site), 'host.json');

export function keptHost(site: string): KeptHost {
  try {
    const kept: unknown = JSON.parse(String(readUpTo(fileOf(site), 100_000)));
    return isFields(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function keepOfHost(site: string, more: KeptHost): void {
  saveText(fileOf(site), JSON.stringify({ ...keptHost(site), ...more }));
}
