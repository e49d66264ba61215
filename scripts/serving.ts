// Reads the options of commands that serve something, and says so if their port is taken.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Failure, usageFailure } from '../src/base/failure.ts';

export const SERVER_OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Refuses an unknown option and says how the command is used. */
export function optionsIn<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw usageFailure(error, usage);
  }
}

export function portIn(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  const port = /^\d{1,5}$/.test(word) ? Number(word) : Number.NaN;
  if (port <= 65_535) return port;
  throw new Failure(`"${word}" is not a port. Name one as a number: --port 4200`);
}

export function sayTaken(error: Error, port: number): never {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE' || /already in use/.test(message))
    throw new Failure(`Port ${port} is taken by another program. Name another one: --port ${port + 1}`);
  throw error;
}
