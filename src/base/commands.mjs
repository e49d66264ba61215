/** In the order in which somebody who has a site meets them. Each has a file in scripts/. */
export const COMMANDS = [
  'start',
  'check',
  'changes',
  'hand-in',
  'newest',
  'build',
  'preview',
  'new',
  'rename',
  'remove',
  'history',
  'restore',
  'migrate',
  'gallery',
  'generate',
  'help',
];
