// Repeats a sentence of a passing test at the end of "npm test" and "npm run test:full". What a test prints by itself is lost
// among all other lines.
import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    note?: string;
  }
}

export function leaveNote({ task }: Pick<TestContext, 'task'>, note: string | undefined): void {
  if (note !== undefined) task.meta.note = note;
}
