// Leads to what was found, with the focus where the work goes on.
import { addressOf } from '../../model/address.ts';
import { matchesIn, wordsToFind } from '../../model/find.ts';
import type { Caret } from '../../model/state/state.ts';
import { SHELL_COMMANDS } from '../commands/commands.ts';
import type { Situation } from '../commands/situation.ts';
import { afterwards } from '../focus/afterwards.ts';
import { focusRow, isFocusLost } from '../focus/panes.ts';
import { follow, openPage } from '../store/open-page.ts';
import type { FoundTarget } from './rows.ts';

export async function goTo(target: FoundTarget, search: string, now: Situation): Promise<void> {
  const { store } = now;
  if (target.is === 'page') {
    await openPage(store, target.route);
    afterwards(() => isFocusLost() && focusRow());
  } else if (target.is === 'block') {
    store.select(target.place);
    afterwards(focusRow);
  } else if (target.is === 'words') {
    const { route, document, path, words } = target.found;
    await follow(store, { document, path }, route, caretAt(words, search));
  } else if (target.is === 'day') {
    store.showDay(target.day);
  } else if (target.is === 'command') {
    const { when, run } = SHELL_COMMANDS[target.command];
    if (when(now)) await run(now);
  }
}

/** Opens the page in another window of the browser. Undefined for what has no page of its own. */
export function addressFor(target: FoundTarget): string | undefined {
  if (target.is === 'page') return addressOf(target.route);
  return target.is === 'words' ? addressOf(target.found.route) : undefined;
}

/** Before the first word that was found. */
function caretAt(words: string, search: string): Caret | undefined {
  const [first] = matchesIn(words, wordsToFind(search));
  return first && { text: words.slice(first.from, first.to), offset: 0 };
}
