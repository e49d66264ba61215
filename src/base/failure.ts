/** Something the author or owner can mend: its message is all they need to see. Commands print it and end; no stack. */
export class Failure extends Error {}

/** The disk, or its permissions, has refused something. */
export class Refused extends Failure {}

const ROOM = 'could not be written: the disk is full. Make room and try again.';
const RIGHTS = 'may not be read or written. Give yourself the permission.';

const REASONS = new Map([
  ['ENOSPC', ROOM],
  ['EDQUOT', ROOM],
  ['EROFS', 'could not be written: this disk can only be read.'],
  ['EACCES', RIGHTS],
  ['EPERM', RIGHTS],
  ['ENOTDIR', 'could not be written: a file stands where its folder should be.'],
]);

/** What went wrong with a file as a Failure, where its owner can mend it; anything else comes back as it is. */
export function plainly(error: unknown, file?: string): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = REASONS.get(code);
  return reason ? new Refused(`${file ?? dest ?? path ?? 'A file'} ${reason}`) : error;
}

/** Undefined for what only a programmer can mend. */
export function failureIn(error: unknown): Failure | undefined {
  const plain = plainly(error);
  return plain instanceof Failure ? plain : undefined;
}

/** What a command was told that it does not know, in the first sentence of whoever read its words; and how it is used. */
export function usageFailure(error: unknown, usage: string): Failure {
  const [sentence = ''] = (error as Error).message.split('. ');
  return new Failure(`${sentence.replace(/\.?$/, '.')}\n\n${usage}`);
}
