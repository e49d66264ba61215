// Reads the documents of a site, and the message of a command that has to refuse and to leave them all as they are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Failure } from '../../../../src/base/failure.ts';

/** The keys are names below pages/: "services/repairs.json". Only "latin1" shows every byte. */
export function documentsIn(root: string, encoding: 'utf8' | 'latin1' = 'utf8'): Map<string, string> {
  const names = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' });
  const files = names.filter(name => /\.(json|css)$/.test(name)).sort();
  return new Map(files.map(name => [name, readFileSync(join(root, 'pages', name), encoding)]));
}

export function refusalIn(root: string, work: () => string): string {
  const before = documentsIn(root, 'latin1');
  expect(before.size).toBeGreaterThan(1);
  try {
    return `done: ${work()}`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    expect(documentsIn(root, 'latin1')).toEqual(before);
    return error.message;
  }
}
