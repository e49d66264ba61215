// Dev only: what the check says of the open page, over its last good version. Mistakes come forward and go with the next good save;
// remarks stay at the side.
import type { Telling } from '../problems-for-browser.ts';
import { createPanel } from './overlay/panel.ts';

export type { Telling };

const mistakes = createPanel({ tag: 'ashlar-overlay', noun: 'mistake', urgent: true });
const remarks = createPanel({ tag: 'ashlar-remarks', noun: 'remark', urgent: false });

export function showProblems({ problems, help }: Telling): void {
  const errors = problems.filter(({ level }) => level === 'error');
  mistakes.show(errors, help);
  // First things first: who has a mistake to mend is not to be bothered with remarks.
  remarks.show(errors.length > 0 ? [] : problems.filter(({ level }) => level === 'warning'), help);
}
