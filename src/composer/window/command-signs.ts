// The sign of each command, wherever commands are listed.
import type { CommandName } from './commands.ts';
import type { SignName } from './Sign.tsx';

export const COMMAND_SIGNS: { [name in CommandName]: SignName } = {
  undo: 'undo',
  redo: 'redo',
  moveUp: 'up',
  moveDown: 'down',
  hide: 'hidden',
  duplicate: 'copy',
  addAfter: 'add',
  takeAway: 'takeAway',
  addBefore: 'add',
  find: 'find',
  pages: 'pages',
  newPage: 'newPage',
  changeAddress: 'link',
  takePageAway: 'takeAway',
  seeDay: 'day',
  seeToday: 'back',
  save: 'tick',
  history: 'history',
  handIn: 'hand',
  fold: 'side',
  nextPane: 'next',
  previousPane: 'back',
  stepOut: 'out',
  menu: 'ashlar',
  keys: 'keys',
};
