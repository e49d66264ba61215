// The options of commands that serve something, and what is said if their port is taken.
import { Failure } from '../src/base/failure.ts';

export const SERVER_OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
} as const;

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
