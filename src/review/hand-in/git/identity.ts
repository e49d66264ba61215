// Finds out whose name a commit would bear. If Git knows none, it would make one up from the name of the computer.
import { hasHidden } from '../../../base/words.ts';
import type { Repository } from './repository.ts';
import { type Settings, settingsOf } from './settings.ts';

export type Identity = { name?: string; email?: string };

export function missingIdentity(repository: Repository): (keyof Identity)[] {
  const known = identityOf(settingsOf(repository));
  return (['name', 'email'] as const).filter(field => !known[field]);
}

export function identityOf(settings: Settings): Identity {
  return { name: partOf('name', settings), email: partOf('email', settings) };
}

function partOf(field: keyof Identity, settings: Settings): string | undefined {
  const [author, committer] = ['AUTHOR', 'COMMITTER'].map(
    role => process.env[`GIT_${role}_${field.toUpperCase()}`],
  );
  const named = [committer && author, settings.get(`user.${field}`), settings.get(`author.${field}`)];
  return named.map(name => name?.trim()).find(Boolean);
}

export function nameProblem(name: string): string | undefined {
  const isName = /^[^<>]{1,100}$/.test(name) && !hasHidden(name) && /\p{L}/u.test(name);
  return isName ? undefined : 'Your name, as your colleagues know it: 1 to 100 letters, without < and >.';
}

export function emailProblem(email: string): string | undefined {
  const isAddress = /^[^\s<>@]{1,64}@[^\s<>@]{1,190}$/.test(email) && !hasHidden(email);
  return isAddress ? undefined : 'An email address, such as "ann@example.com".';
}

/** Passes the name to one command only; it is not saved. */
export function asOptions({ name, email }: Identity): string[] {
  return [...(name ? ['-c', `user.name=${name}`] : []), ...(email ? ['-c', `user.email=${email}`] : [])];
}
