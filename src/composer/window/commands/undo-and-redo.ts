// Undo and redo. Words that the file does not have are the field's own, and so is their undoing. Everything else is in the journal.
import { SHELL_WORDS } from '../../language/window-words.ts';
import { isHalf, isHeld } from '../../model/state/draft.ts';
import { isUnchanged } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { afterwards } from '../focus/afterwards.ts';
import { fieldOf, focusRow, isFocusLost, isTypedIn } from '../focus/panes.ts';
import { openPage } from '../store/open-page.ts';
import type { WrittenCommand } from './command.ts';

export function backAndForth(way: 'undo' | 'redo', keys: string): WrittenCommand {
  const isOwn = ({ waiting }: State, field: string | undefined) => {
    const draft = field === undefined ? undefined : waiting.get(field);
    return draft !== undefined && (isHeld(draft) || (isHalf(draft) && !isUnchanged(draft)));
  };
  return {
    sign: way,
    says: ({ state }) => state.look?.[way] ?? SHELL_WORDS.commands.nothingTo[way],
    keys,
    isLeft: ({ state }, focused) => isOwn(state, fieldOf(focused)),
    // While another page opens, or something is being saved, nobody knows yet. The server does, when it is its turn.
    when: ({ state: { look, waiting, status } }) =>
      !look || look[way] !== undefined || (way === 'undo' && (waiting.size > 0 || status === 'saving')),
    async run({ store }) {
      const field = fieldOf(document.activeElement);
      await store.flush();
      if (isOwn(store.state(), field)) return;
      const isTyping = isTypedIn(document.activeElement);
      const { chosen } = store.state();
      const where = await store.undo(way, isTyping);
      const { look, pages, chosen: chosenNow } = store.state();
      const isElsewhere = where && look?.documents[where.document] === undefined;
      // Somebody who types stays there, also who has gone back to a field meanwhile.
      const mayLead = !isTyping && !isTypedIn(document.activeElement) && chosenNow === chosen;
      if (isElsewhere && mayLead && pages.some(({ route }) => route === where.document))
        if ((await openPage(store, where.document)) && store.state().route === where.document)
          store.select(where);
      afterwards(() => isFocusLost() && focusRow());
    },
  };
}
