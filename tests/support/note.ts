// A sentence that a test has to say although it passes: "npm test" and "npm run test:full" repeat it at the end of their runs,
// where it is read. What a test prints is lost among the lines of all the others.
import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    note?: string;
  }
}

export function leaveNote({ task }: Pick<TestContext, 'task'>, note: string | undefined): void {
  if (note !== undefined) task.meta.note = note;
}
