// All documents in, one after the other, a warning where two pages tell search engines the same of themselves.
import type { Problem } from '../problem.ts';
import type { LintSubject } from './subject.ts';

export function openDescriptions(): (subject: LintSubject) => Problem[] {
  const first = new Map<string, string>();
  return ({ route, fields, file, warn }) => {
    const { description } = fields;
    if (route === undefined || typeof description !== 'string' || fields.index === false) return [];
    const known = first.get(description.toLowerCase());
    if (known === undefined) {
      first.set(description.toLowerCase(), file.file);
      return [];
    }
    return [warn(['description'], `${known} has this description too. Say what only this page offers.`)];
  };
}
