// All documents in, a warning where two pages tell search engines the same of themselves.
import type { Problem } from '../problem.ts';
import type { LintSubject } from './subject.ts';

export function sameDescriptions(subjects: LintSubject[]): Problem[] {
  const first = new Map<string, string>();
  return subjects.flatMap(({ route, fields, parsed, warn }) => {
    const { description } = fields;
    if (route === undefined || typeof description !== 'string' || fields.index === false) return [];
    const known = first.get(description.toLowerCase());
    if (known === undefined) {
      first.set(description.toLowerCase(), parsed.source.file);
      return [];
    }
    return warn(['description'], `${known} has this description too. Say what only this page offers.`);
  });
}
