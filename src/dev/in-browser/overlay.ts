// Shows what the check says of the open page, over its last good version. Mistakes are open to read until the next good save.
// Remarks, and problems of other pages, stay folded at the side.
import type { Elsewhere } from '../now/pages-now.ts';
import type { Telling } from '../now/problems-for-browser.ts';
import { createEditPill } from './overlay/edit-pill.ts';
import { createPanel } from './overlay/panel.ts';

export type { Telling };

const mistakes = createPanel({ tag: 'ashlar-overlay', noun: 'mistake', urgent: true });
const remarks = createPanel({ tag: 'ashlar-remarks', noun: 'remark', urgent: false });

const others = createPanel({ tag: 'ashlar-elsewhere', noun: 'problem', urgent: false, after: 'elsewhere' });

export const showEditPill = createEditPill([mistakes, remarks, others].map(({ host }) => host));

export function showProblems({ problems, help, elsewhere }: Telling & { elsewhere: Elsewhere }): void {
  const errors = problems.filter(({ level }) => level === 'error');
  mistakes.show(errors, help);
  // Hides remarks while there are mistakes, because those come first.
  const isClear = errors.length === 0;
  remarks.show(isClear ? problems.filter(({ level }) => level === 'warning') : [], help);
  others.show(isClear ? elsewhere.problems : [], help, elsewhere.count);
}
