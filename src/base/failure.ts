import { inFile } from './sentences/read.ts';
import { type Said, type SaidPart, says, the } from './sentences/said.ts';

/** An error that the author or owner can fix. Commands print its message without a stack, and end. */
export class Failure extends Error {
  readonly said?: Said;
  constructor(message: string | Said, options?: ErrorOptions) {
    super(inFile(message), options);
    if (typeof message !== 'string') this.said = message;
  }
}

/** The disk or its permissions refused something. */
export class Refused extends Failure {}

type Reason = (file: SaidPart) => Said;

const noRoom: Reason = file => says`${file} could not be written: the disk is full. Make room and try again.`;
const noRight: Reason = file => says`${file} may not be read or written. Give yourself the permission.`;

const REASONS = new Map<string, Reason>([
  ['ENOSPC', noRoom],
  ['EDQUOT', noRoom],
  ['EROFS', file => says`${file} could not be written: this disk can only be read.`],
  ['EACCES', noRight],
  ['EPERM', noRight],
  ['ENOTDIR', file => says`${file} could not be written: a file stands where its folder should be.`],
]);

/** Turns an error of the disk into a Failure if its owner can fix it. Returns any other error unchanged. */
export function asFailure(error: unknown, file?: string): unknown {
  if (!(error instanceof Error) || error instanceof Failure) return error;
  const { code = '', path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = REASONS.get(code);
  const name = file ?? dest ?? path;
  return reason ? new Refused(reason(name === undefined ? the.thing('a file') : the.page(name))) : error;
}

/** Undefined for errors that only a programmer can fix. */
export function failureIn(error: unknown): Failure | undefined {
  const plain = asFailure(error);
  return plain instanceof Failure ? plain : undefined;
}
