// Finds out whose name a commit would bear. If Git knows none, it would make one up from the name of the computer.
import { hasHidden } from '../../../base/words.ts';
import { type Repository, settingsOf } from './repository.ts';

export type Identity = { name?: string; email?: string };

export function missingIdentity(repository: Repository): (keyof Identity)[] {
  const isSet = (field: string): boolean =>
    ['GIT_AUTHOR_', 'GIT_COMMITTER_'].every(role => process.env[role + field.toUpperCase()]) ||
    ['user', 'author'].some(role => settingsOf(repository).get(`${role}.${field}`));
  return (['name', 'email'] as const).filter(field => !isSet(field));
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
