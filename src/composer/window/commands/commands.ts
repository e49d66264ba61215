// All that can be done with a key. Keys and buttons both come from this list, and so does the help that shows it.
import { flushSync } from 'react-dom';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { isHalf, isHeld } from '../../model/state/draft.ts';
import { isUnchanged } from '../../model/state/drafts.ts';
import type { State } from '../../model/state/state.ts';
import { isPressed } from '../../words/editor/keys.ts';
import {
  fieldOf,
  focusedPane,
  focusFirstField,
  focusNextPane,
  focusPageSearch,
  focusRow,
  hearKeys,
  isEditor,
  isFocusLost,
  isTypedIn,
} from '../focus/panes.ts';
import type { SignName } from '../parts/signs.ts';
import type { SelectedTarget } from '../shown/target.ts';
import { openPage } from '../store/open-page.ts';
import type { DialogName, Situation } from './situation.ts';

type Run = (now: Situation) => unknown;

export type Command = {
  /** Stands beside the name wherever commands are listed. */
  sign: SignName;
  label: (now: Situation) => string;
  /** What it would do now, if the label does not say it. */
  says?: (now: Situation) => string | undefined;
  keys?: string;
  /** Leaves its key to the field in which somebody types. */
  isLeft?: (now: Situation, focused: EventTarget | null) => boolean;
  when: (now: Situation) => boolean;
  run: Run;
};

/** A command has the label of its name, and can always be given, unless it says otherwise. */
type WrittenCommand = Omit<Command, 'label' | 'when'> & Partial<Pick<Command, 'label' | 'when'>>;

export type CommandName = keyof typeof WRITTEN;

const { commands } = SHELL_WORDS;

const WRITTEN = {
  undo: backAndForth('undo', 'Ctrl+Z'),
  redo: backAndForth('redo', 'Ctrl+Shift+Z'),
  moveUp: move('up', -1, 'Alt+Shift+ArrowUp'),
  moveDown: move('down', 1, 'Alt+Shift+ArrowDown'),
  hide: {
    sign: 'hidden',
    label: ({ target }) => (target?.isHidden ? commands.show : commands.hide),
    says: ({ target }) => (target?.isHidden ? commands.shows : commands.hides),
    keys: 'Alt+Shift+H',
    when: now => mayChange(now) && now.target.isBlock && !now.target.isBegun,
    run: withTarget(({ place, isHidden }, { store }) => store.hide(place, !isHidden)),
  },
  duplicate: {
    sign: 'copy',
    keys: 'Ctrl+D',
    when: now => mayChange(now) && !now.target.isShared && !now.target.isBegun,
    run: withTarget(({ place }, { store }) => focusAfter(store.duplicate(place), focusRow)),
  },
  addAfter: {
    sign: 'add',
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
    sign: 'takeAway',
    says: ({ target }) => (target?.isShared ? commands.staysElsewhere : undefined),
    keys: 'Delete',
    isLeft: (_, focused) => isTypedIn(focused),
    when: mayChange,
    run: withTarget(({ place }, { store }) => focusAfter(store.remove(place), focusRow)),
  },
  addBefore: {
    sign: 'add',
    when: ({ target }) => target?.isBlock === true && !target.isLocked,
    run: withTarget(({ list, at }, { open }) => open('blocks', { ...list, path: [...list.path, at] })),
  },
  find: {
    sign: 'find',
    says: () => commands.finds,
    keys: 'Ctrl+K',
    // In an editor of words it is the key for a link.
    isLeft: (_, focused) => isEditor(focused),
    run: openFind,
  },
  pages: {
    sign: 'pages',
    says: () => commands.choosesPage,
    keys: 'Alt+Shift+P',
    run({ side }) {
      flushSync(() => side.show('pages'));
      focusPageSearch();
    },
  },
  newPage: { sign: 'newPage', keys: 'Alt+Shift+N', run: opens('newPage') },
  changeAddress: { sign: 'link', run: opens('changeAddress') },
  takePageAway: { sign: 'takeAway', run: opens('takePageAway') },
  seeDay: { sign: 'day', run: opens('otherDay') },
  seeToday: {
    sign: 'back',
    when: ({ state }) => state.day !== undefined,
    run: ({ store }) => store.showDay(),
  },
  save: {
    sign: 'tick',
    says: () => commands.saves,
    keys: 'Ctrl+S',
    async run({ store }) {
      await store.flush();
      const { waiting, status } = store.state();
      if (waiting.size === 0 && status !== 'gone') store.say(SHELL_WORDS.done.savedHere);
    },
  },
  history: { sign: 'history', run: opens('history') },
  handIn: { sign: 'hand', run: opens('handIn') },
  fold: { sign: 'side', keys: 'Ctrl+\\', run: ({ side }) => side.fold() },
  nextPane: { sign: 'next', keys: 'F6', run: () => focusNextPane(1) },
  previousPane: { sign: 'back', keys: 'Shift+F6', run: () => focusNextPane(-1) },
  stepOut: {
    sign: 'out',
    says: () => commands.stepsOut,
    keys: 'Escape',
    run({ store, target }) {
      if (focusedPane() === 'outline' && !isTypedIn(document.activeElement) && target)
        store.select(target.around);
      afterwards(focusRow);
    },
  },
  settings: { sign: 'ashlar', says: () => commands.settingsHold, run: opens('settings') },
  keys: { sign: 'keys', says: () => commands.allKeys, keys: 'F1', run: openFind },
} satisfies { [name: string]: WrittenCommand };

export const SHELL_COMMANDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([name, own]) => [
    name,
    { label: () => commands[name as CommandName], when: () => true, ...own },
  ]),
) as { [name in CommandName]: Command };

function opens(dialog: DialogName): Run {
  return ({ open }) => open(dialog);
}

/** Does nothing if nothing is selected. */
function withTarget(run: (target: SelectedTarget, now: Situation) => unknown): Run {
  return now => now.target && run(now.target, now);
}

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
function backAndForth(way: 'undo' | 'redo', keys: string): WrittenCommand {
  const isOwn = ({ waiting }: State, field: string | undefined) => {
    const draft = field === undefined ? undefined : waiting.get(field);
    return draft !== undefined && (isHeld(draft) || (isHalf(draft) && !isUnchanged(draft)));
  };
  return {
    sign: way,
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

function move(sign: SignName, step: 1 | -1, keys: string): WrittenCommand {
  return {
    sign,
    keys,
    when: now => mayChange(now) && now.target.at + step >= 0 && now.target.at + step <= now.target.last,
    run: withTarget(async (target, { store }) => {
      const isRow = document.activeElement?.closest('.outline ol') !== null;
      const isDone = store.move(target.place, target.at + step, target.isShared);
      await focusAfter(isDone, () => (isRow || isFocusLost()) && focusRow());
    }),
  };
}

/** Somebody may have gone on elsewhere before a command is done, and goes on writing there. */
async function focusAfter(work: Promise<boolean>, focus: () => unknown): Promise<void> {
  const before = document.activeElement;
  const hasTyped = hearKeys();
  const isDone = await work;
  const isStaying = hasTyped();
  const isThere = () => !isStaying && document.activeElement === before;
  afterwards(() => isDone && (isFocusLost() || isThere()) && focus());
}

/** Moves the focus once what was done is on the screen. */
export function afterwards(focus: () => unknown): void {
  flushSync(() => undefined);
  focus();
}
