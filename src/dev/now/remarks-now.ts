// Keeps what the last check of the whole site has found.
import type { Problem } from '../../document/problem/problem.ts';

/** The page itself marks its placeholders, so they need no remark. */
const MARKED_WHERE_DRAWN = 'placeholders';

export function openRemarks() {
  /** What the last check of the whole site said, and which files have changed since. */
  let ofSite: Problem[] = [];
  const changed = new Set<string>();
  return {
    forget(file: string): void {
      changed.add(file);
    },
    hearOfSite(problems: Problem[]): void {
      ofSite = problems.filter(({ rule }) => rule !== MARKED_WHERE_DRAWN);
      changed.clear();
    },
    /** Problems that show only when documents are compared with each other. */
    amongOthers(told: Problem[], own: Set<string>): Problem[] {
      const known = new Set(told.map(keyOf));
      return ofSite.filter(
        problem =>
          own.has(problem.file) &&
          !changed.has(problem.file) &&
          problem.level === 'warning' &&
          !known.has(keyOf(problem)),
      );
    },
    elsewhere: (own: Set<string>): Problem[] => ofSite.filter(problem => !own.has(problem.file)),
  };
}

function keyOf({ file, where, message }: Problem): string {
  return [file, where, message].join('\n');
}
