// All that can be done with a key. Keys and buttons both come from this list, and so does the help that shows it.
import { flushSync } from 'react-dom';
import { SHELL_WORDS } from '../language/window-words.ts';
import type { PlaceIn } from '../model/asks.ts';
import { isHalf, isHeld } from '../model/state/draft.ts';
import { isUnchanged } from '../model/state/drafts.ts';
import { isPressed } from '../words/editor/keys.ts';
import { openPage } from './open-page.ts';
import {
  fieldOf,
  focusedPane,
  focusFirstField,
  focusNextPane,
  focusRow,
  hearKeys,
  isEditor,
  isFocusLost,
  isTypedIn,
} from './panes.ts';
import type { State, Store } from './store.ts';
import type { SelectedTarget } from './target.ts';

/** Those after "find" say only how something is done that the window cannot do yet. */
export type DialogName = 'pages' | 'blocks' | 'menu' | 'notSaved' | PageDialog | 'otherDay' | 'find' | Today;
type PageDialog = 'newPage' | 'changeAddress' | 'takePageAway';
export type Today = keyof typeof SHELL_WORDS.today;

/** What a command finds when it is given. */
export type Situation = {
  store: Store;
  state: State;
  target: SelectedTarget | undefined;
  /** "place" is where a new block is going to stand. */
  open: (dialog: DialogName, place?: PlaceIn) => void;
  /** Shows the left side, or only its signs. */
  fold: () => void;
};

export type Command = {
  label: (now: Situation) => string;
  /** What it would do now, if the label does not say it. */
  says?: (now: Situation) => string | undefined;
  keys?: string;
  /** Leaves its key to the field in which somebody types. */
  isLeft?: (now: Situation, focused: EventTarget | null) => boolean;
  when: (now: Situation) => boolean;
  run: (now: Situation) => void | Promise<void>;
};

export type CommandName =
  | 'undo'
  | 'redo'
  | 'moveUp'
  | 'moveDown'
  | 'hide'
  | 'duplicate'
  | 'addAfter'
  | 'takeAway'
  | 'addBefore'
  | 'find'
  | 'pages'
  | 'newPage'
  | 'changeAddress'
  | 'takePageAway'
  | 'seeDay'
  | 'seeToday'
  | 'save'
  | 'history'
  | 'handIn'
  | 'fold'
  | 'nextPane'
  | 'previousPane'
  | 'stepOut'
  | 'menu'
  | 'keys';

const { commands } = SHELL_WORDS;

export const SHELL_COMMANDS: { [name in CommandName]: Command } = {
  undo: backAndForth('undo', 'Ctrl+Z'),
  redo: backAndForth('redo', 'Ctrl+Shift+Z'),
  moveUp: move(-1, commands.moveUp, 'Alt+Shift+ArrowUp'),
  moveDown: move(1, commands.moveDown, 'Alt+Shift+ArrowDown'),
  hide: {
    label: ({ target }) => (target?.isHidden ? commands.show : commands.hide),
    says: ({ target }) => (target?.isHidden ? commands.shows : commands.hides),
    keys: 'Alt+Shift+H',
    when: now => mayChange(now) && now.target.isBlock && !now.target.isBegun,
    async run({ store, target }) {
      if (target) await store.hide(target.place, !target.isHidden);
    },
  },
  duplicate: {
    label: () => commands.duplicate,
    keys: 'Ctrl+D',
    when: now => mayChange(now) && !now.target.isShared && !now.target.isBegun,
    async run({ store, target }) {
      if (target) await focusAfter(store.duplicate(target.place), focusRow);
    },
  },
  addAfter: {
    label: ({ target }) => {
      if (!target) return commands.addBlock;
      return target.isBlock ? commands.addBlockAfter : commands.addAfter;
    },
    keys: 'Alt+Shift+A',
    when: ({ state, target }) => state.look !== undefined && !target?.isLocked,
    async run({ store, target, open }) {
      if (!target || target.isBlock) return open('blocks');
      const { list, at } = target;
      await focusAfter(store.add({ ...list, path: [...list.path, at + 1] }), focusFirstField);
    },
  },
  takeAway: {
    label: () => commands.takeAway,
    says: ({ target }) => (target?.isShared ? commands.staysElsewhere : undefined),
    keys: 'Delete',
    isLeft: (_, focused) => isTypedIn(focused),
    when: mayChange,
    async run({ store, target }) {
      if (target) await focusAfter(store.remove(target.place), focusRow);
    },
  },
  addBefore: {
    label: () => commands.addBefore,
    when: ({ target }) => target?.isBlock === true && !target.isLocked,
    run({ target, open }) {
      if (target) open('blocks', { ...target.list, path: [...target.list.path, target.at] });
    },
  },
  find: {
    label: () => commands.find,
    says: () => commands.finds,
    keys: 'Ctrl+K',
    // In an editor of words it is the key for a link.
    isLeft: (_, focused) => isEditor(focused),
    when: () => true,
    run: openFind,
  },
  pages: {
    label: () => commands.pages,
    says: () => commands.choosesPage,
    keys: 'Alt+Shift+P',
    when: () => true,
    run({ store, open }) {
      void store.refreshPages();
      open('pages');
    },
  },
  newPage: {
    label: () => commands.newPage,
    keys: 'Alt+Shift+N',
    when: () => true,
    run: ({ open }) => open('newPage'),
  },
  changeAddress: {
    label: () => commands.changeAddress,
    when: () => true,
    run: ({ open }) => open('changeAddress'),
  },
  takePageAway: {
    label: () => commands.takePageAway,
    when: () => true,
    run: ({ open }) => open('takePageAway'),
  },
  seeDay: { label: () => commands.seeDay, when: () => true, run: ({ open }) => open('otherDay') },
  seeToday: {
    label: () => commands.seeToday,
    when: ({ state }) => state.day !== undefined,
    run: ({ store }) => store.showDay(),
  },
  save: {
    label: () => commands.save,
    says: () => commands.saves,
    keys: 'Ctrl+S',
    when: () => true,
    async run({ store }) {
      await store.flush();
      const { waiting, status } = store.state();
      if (waiting.size === 0 && status !== 'gone') store.say(SHELL_WORDS.done.savedHere);
    },
  },
  history: { label: () => commands.history, when: () => true, run: ({ open }) => open('history') },
  handIn: { label: () => commands.handIn, when: () => true, run: ({ open }) => open('handIn') },
  fold: { label: () => commands.fold, keys: 'Ctrl+\\', when: () => true, run: ({ fold }) => fold() },
  nextPane: {
    label: () => commands.nextPane,
    keys: 'F6',
    when: () => true,
    run: () => focusNextPane(1),
  },
  previousPane: {
    label: () => commands.previousPane,
    keys: 'Shift+F6',
    when: () => true,
    run: () => focusNextPane(-1),
  },
  stepOut: {
    label: () => commands.stepOut,
    says: () => commands.stepsOut,
    keys: 'Escape',
    when: () => true,
    run({ store, target }) {
      if (focusedPane() === 'outline' && target) store.select(target.around);
      afterwards(focusRow);
    },
  },
  menu: {
    label: () => commands.menu,
    says: () => commands.menuHolds,
    when: () => true,
    run: ({ open }) => open('menu'),
  },
  keys: {
    label: () => commands.keys,
    says: () => commands.allKeys,
    keys: 'F1',
    when: () => true,
    run: openFind,
  },
};

/** With nothing typed, it lists all commands with their keys. */
function openFind({ store, open }: Situation): void {
  void store.refreshPages();
  open('find');
}

/** The command of a key, if it can be given now. */
export function commandFor(event: KeyboardEvent, now: Situation): Command | undefined {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return undefined;
  const command = Object.values(SHELL_COMMANDS).find(
    ({ keys }) => keys !== undefined && isPressed(event, keys),
  );
  return command?.when(now) && !command.isLeft?.(now, event.target) ? command : undefined;
}

function mayChange(now: Situation): now is Situation & { target: SelectedTarget } {
  return now.target !== undefined && !now.target.isLocked;
}

/** Words that the file does not have are the field's own, and so is their undoing. Everything else is in the journal. */
function backAndForth(way: 'undo' | 'redo', keys: string): Command {
  const isOwn = ({ waiting }: State, field: string | undefined) => {
    const draft = field === undefined ? undefined : waiting.get(field);
    return draft !== undefined && (isHeld(draft) || (isHalf(draft) && !isUnchanged(draft)));
  };
  return {
    label: () => commands[way],
    says: ({ state }) => state.look?.[way] ?? commands.nothingTo[way],
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

function move(step: 1 | -1, label: string, keys: string): Command {
  return {
    label: () => label,
    keys,
    when: now => mayChange(now) && now.target.at + step >= 0 && now.target.at + step <= now.target.last,
    async run({ store, target }) {
      if (!target) return;
      const isRow = document.activeElement?.closest('.outline ol') !== null;
      const moved = store.move(target.place, target.at + step, target.isShared);
      await focusAfter(moved, () => (isRow || isFocusLost()) && focusRow());
    },
  };
}

/** Somebody may have gone on elsewhere before a deed is done, and goes on writing there. */
async function focusAfter(deed: Promise<boolean>, focus: () => unknown): Promise<void> {
  const before = document.activeElement;
  const hasTyped = hearKeys();
  const isDone = await deed;
  const isStaying = hasTyped();
  const isThere = () => !isStaying && document.activeElement === before;
  afterwards(() => isDone && (isFocusLost() || isThere()) && focus());
}

/** Moves the focus once what was done is on the screen. */
export function afterwards(focus: () => unknown): void {
  flushSync(() => undefined);
  focus();
}
