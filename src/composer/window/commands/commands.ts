// All that can be done with a key. Keys and buttons both come from this list, and so does the help that shows it.
import { flushSync } from 'react-dom';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { isPressed } from '../../words/editor/keys.ts';
import type { ExchangeControl, ExchangePanel } from '../exchange/use-exchange.ts';
import { afterwards, focusAfter } from '../focus/afterwards.ts';
import {
  focusedPane,
  focusFirstField,
  focusNextPane,
  focusPageSearch,
  focusPanelTitle,
  focusRow,
  isEditor,
  isFocusLost,
  isTypedIn,
} from '../focus/panes.ts';
import { chooseFile } from '../parts/choose-file.ts';
import type { SignName } from '../parts/signs.ts';
import type { LookingBack } from '../parts/use-past.ts';
import { type SelectedTarget, selectedTarget } from '../shown/target.ts';
import type { Command, WrittenCommand } from './command.ts';
import type { DialogName, Situation } from './situation.ts';
import { backAndForth } from './undo-and-redo.ts';

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
  history: {
    sign: 'history',
    says: () => commands.looksBack,
    keys: 'Alt+H',
    isOn: ({ past }) => past.now !== undefined,
    async run({ store, state, past }) {
      if (past.now) return leavePast(past);
      store.leaveField();
      flushSync(() => past.begin(blockAround(selectedTarget(state))));
      focusPanelTitle();
    },
  },
  send: {
    sign: 'hand',
    says: () => commands.sends,
    also: commands.sendAlso,
    keys: 'Alt+Shift+S',
    run({ store, open }) {
      store.leaveField();
      open('send');
    },
  },
  sent: { sign: 'hand', says: () => commands.sentHolds, run: shows('sent') },
  others: { sign: 'inbox', says: () => commands.othersHold, keys: 'Alt+Shift+O', run: shows('others') },
  openFile: {
    sign: 'page',
    says: () => commands.opensFile,
    run: ({ openChangeFile }) => chooseFile('.json', openChangeFile),
  },
  fold: { sign: 'side', keys: 'Ctrl+\\', run: ({ side }) => side.fold() },
  nextPane: { sign: 'next', keys: 'F6', run: () => focusNextPane(1) },
  previousPane: { sign: 'back', keys: 'Shift+F6', run: () => focusNextPane(-1) },
  stepOut: {
    sign: 'out',
    says: () => commands.stepsOut,
    keys: 'Escape',
    run({ store, target, past, exchange }) {
      if (past.now) return leavePast(past);
      if (exchange.panel) return leavePanel(exchange);
      if (focusedPane() === 'outline' && !isTypedIn(document.activeElement) && target)
        store.select(target.around);
      afterwards(focusRow);
    },
  },
  settings: { sign: 'ashlar', says: () => commands.settingsHold, run: opens('settings') },
  keys: { sign: 'keys', says: () => commands.allKeys, keys: 'F1', run: openFind },
  firstMinute: {
    sign: 'hand',
    says: () => commands.whatItNeeds,
    run({ past, exchange, showFirst }) {
      past.end();
      exchange.show();
      showFirst();
    },
  },
} satisfies { [name: string]: WrittenCommand };

export const SHELL_COMMANDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([name, own]) => [
    name,
    { label: () => commands[name as CommandName], when: () => true, ...own },
  ]),
) as { [name in CommandName]: Command };

function blockAround(target: SelectedTarget | undefined): PlaceIn | undefined {
  const { document, path } = target?.own ?? {};
  return document !== undefined && path?.[0] === 'blocks' ? { document, path: path.slice(0, 2) } : undefined;
}

/** Back to now, with the focus where the work goes on. */
function leavePast(past: LookingBack): void {
  flushSync(past.end);
  focusRow();
}

function leavePanel({ show }: ExchangeControl): void {
  flushSync(() => show());
  focusRow();
}

function shows(panel: ExchangePanel): Command['run'] {
  return ({ past, exchange }) => {
    past.end();
    exchange.show(panel);
  };
}

function opens(dialog: DialogName): Command['run'] {
  return ({ open }) => open(dialog);
}

/** Does nothing if nothing is selected. */
function withTarget(run: (target: SelectedTarget, now: Situation) => unknown): Command['run'] {
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
