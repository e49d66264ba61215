// Finds pages that give search engines the same description.
import { says, the } from '../../../base/sentences/said.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import type { LintSubject, Reopen } from '../rule.ts';

export type Described = { file: string; description: string };

export function descriptionOf({ route, fields, file }: LintSubject): Described | undefined {
  const { description } = fields;
  if (route === undefined || typeof description !== 'string' || fields.index === false) return undefined;
  return { file: file.file, description: description.toLowerCase() };
}

export function sameDescriptions(all: Described[], reopen: Reopen): Problem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ file, description }) => {
    const known = first.get(description);
    if (known === undefined) {
      first.set(description, file);
      return [];
    }
    const message = says`${the.page(known)} has this description too. Say what only this page offers.`;
    return reopen(file)?.warn('same-descriptions', ['description'], message) ?? [];
  });
}
