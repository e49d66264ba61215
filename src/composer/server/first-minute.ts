// Tells a new author what handing in will need, and does what can be done about it here: Git gets to know a name, the host is asked.

import { join, resolve } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { saveText } from '../../base/files/save.ts';
import { isFields } from '../../base/json-value.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { isLink } from '../../document/files/folder.ts';
import { whyHostRefuses } from '../../review/hand-in/git/host.ts';
import { emailProblem, identityOf, nameProblem } from '../../review/hand-in/git/identity.ts';
import { findRepository, type Repository } from '../../review/hand-in/git/repository.ts';
import { settingsOf } from '../../review/hand-in/git/settings.ts';
import { git } from '../../site/git/git.ts';
import { windowWords } from '../language/languages.ts';
import type { Asks } from '../model/asks.ts';
import { type FirstMinute, firstNeeds } from '../model/first-minute.ts';
import type { Author, ShownCopy } from './copy.ts';
import { type KnownHost, keepOfHost, keptHost, knownHost } from './exchange/sending/kept-host.ts';
import { RefusedAsk } from './sentences/refused-ask.ts';

type Found = { repository: Repository; host?: KnownHost; told: FirstMinute };

/** Asks Git nothing once it was put away, unless it is wanted again. */
export function firstMinute(
  copy: ShownCopy,
  author: Author,
  { again = false }: Asks['firstMinute']['input'],
): FirstMinute {
  const { isAway } = keptOf(copy);
  if (isAway && !again) return { isDue: false };
  const found = find(copy, author);
  return 'missing' in found ? found : { ...found.told, isDue: !isAway && found.told.isDue };
}

export function tellGit(
  copy: ShownCopy,
  author: Author,
  { name, email }: Asks['tellGit']['input'],
): FirstMinute {
  const { repository } = demand(copy, author);
  const { badName, badEmail, notKept } = windowWords(author.language).first;
  const [own, address] = [name.trim(), email.trim()];
  if (nameProblem(own)) throw new RefusedAsk(422, { message: badName });
  if (emailProblem(address)) throw new RefusedAsk(422, { message: badEmail });
  const isDone = set(repository, 'user.name', own) && set(repository, 'user.email', address);
  if (!isDone) throw new RefusedAsk(409, { message: notKept });
  return demand(copy, author).told;
}

/** Git would follow a link in the place of its settings, and so write elsewhere. */
function set({ top }: Repository, name: string, value: string): boolean {
  const place = git(top, ['rev-parse', '--git-path', 'config']).stdout?.trim();
  if (!place || isLink(resolve(top, place))) return false;
  return git(top, ['config', '--local', '--replace-all', name, value]).status === 0;
}

export async function tryHost(copy: ShownCopy, author: Author): Promise<FirstMinute> {
  const { repository, host } = demand(copy, author);
  if (!host) return demand(copy, author).told;
  const why = await whyHostRefuses(repository, host);
  keepOfHost(copy.places.site, { takes: why === undefined ? host.key : undefined });
  const { told } = demand(copy, author);
  const trouble = why && windowWords(author.language).first.trouble[why](host.name);
  return { ...told, ...(told.host && { host: { ...told.host, ...(trouble && { trouble }) } }) };
}

export function putFirstAway(copy: ShownCopy): object {
  keep(copy, { isAway: true });
  return {};
}

function demand(copy: ShownCopy, author: Author): Found {
  const found = find(copy, author);
  if ('missing' in found) throw new RefusedAsk(409, { message: found.missing });
  return found;
}

/** It is due in a copy that is connected with a place to send changes to, as long as something is not there. */
function find(copy: ShownCopy, { language }: Author): Found | { isDue: false; missing: string } {
  const repository = findRepository(copy.places.site);
  if ('missing' in repository) return { isDue: false, missing: windowWords(language).first.notInGit };
  const settings = settingsOf(repository);
  const host = knownHost(repository);
  const isKnown = host !== undefined && keptHost(copy.places.site).takes === host.key;
  const told: FirstMinute = {
    isDue: false,
    ...identityOf(settings),
    ...(host && { host: { name: host.name, isKnown } }),
  };
  const needs = firstNeeds(told, copy.library().settings().document?.reviewer);
  return {
    repository,
    ...(host && { host }),
    told: { ...told, isDue: host !== undefined && needs.length > 0 },
  };
}

type KeptFirst = { isAway?: boolean };

const fileOf = ({ places }: ShownCopy) => join(keptPlace(places.site), 'first-minute.json');

function keptOf(copy: ShownCopy): KeptFirst {
  try {
    const kept: unknown = JSON.parse(String(readUpTo(fileOf(copy), 1000)));
    return isFields(kept) ? kept : {};
  } catch {
    return {};
  }
}

function keep(copy: ShownCopy, more: KeptFirst): void {
  saveText(fileOf(copy), JSON.stringify({ ...keptOf(copy), ...more }));
}
