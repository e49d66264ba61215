import { useState } from 'react';
import { SHELL_WORDS } from '../../../language/window-words.ts';
import type { PageTask } from '../../../model/state/state.ts';
import { useSituation } from '../../commands/situation.ts';
import { TextBox } from '../../parts/FormDialog.tsx';
import { titleOfPage } from '../../shown/titles.ts';
import { type PageDialogProps, PageForm } from './PageForm.tsx';

const { move } = SHELL_WORDS.pages;

/** Gives the page that is shown another address. */
export function MovePageDialog({ onClose }: PageDialogProps) {
  const { state } = useSituation();
  // The window follows the page to its new address while this dialog closes.
  const [{ page, title }] = useState({ page: state.route, title: titleOfPage(state) });
  const [to, setTo] = useState(page);
  const [isAlong, setAlong] = useState(true);
  const hasBelow = state.pages.some(({ route }) => route.startsWith(`${page}/`));
  const task: PageTask = { ask: 'movePage', wanted: { page, to, ...(hasBelow && { along: isAlong }) } };
  return (
    <PageForm
      onClose={onClose}
      title={move.title(title)}
      task={to === page ? undefined : task}
      button={move.make}
    >
      <TextBox label={move.address} value={to} write={setTo} spellCheck={false} />
      {hasBelow && (
        <label className="tick">
          <input type="checkbox" checked={isAlong} onChange={({ target }) => setAlong(target.checked)} />
          {move.along}
        </label>
      )}
    </PageForm>
  );
}
