import { expect, it } from 'vitest';
import { hasScreen } from './has-screen.ts';

const DESK = { DISPLAY: ':0' };

it.each<[string, boolean, Parameters<typeof hasScreen>[0]]>([
  ['a desk', true, { env: DESK, platform: 'linux', isTerminal: true }],
  [
    'a desk with Wayland',
    true,
    { env: { WAYLAND_DISPLAY: 'wayland-0' }, platform: 'linux', isTerminal: true },
  ],
  ['Windows', true, { env: {}, platform: 'win32', isTerminal: true }],
  ['Linux within Windows', true, { env: { WSL_DISTRO_NAME: 'Debian' }, platform: 'linux', isTerminal: true }],
  [
    'a Mac where CI is said to be false',
    true,
    { env: { CI: 'false' }, platform: 'darwin', isTerminal: true },
  ],
  ['no terminal', false, { env: DESK, platform: 'linux', isTerminal: false }],
  ['no desktop', false, { env: {}, platform: 'linux', isTerminal: true }],
  ['a pipeline', false, { env: { ...DESK, CI: 'true' }, platform: 'linux', isTerminal: true }],
  ['a pipeline on a Mac', false, { env: { CI: '1' }, platform: 'darwin', isTerminal: true }],
  [
    'the far end of SSH',
    false,
    { env: { ...DESK, SSH_CONNECTION: '::1 1 ::1 22' }, platform: 'linux', isTerminal: true },
  ],
  [
    'a Mac at the far end of SSH',
    false,
    { env: { SSH_TTY: '/dev/pts/0' }, platform: 'darwin', isTerminal: true },
  ],
])('at %s: %s', (_name, expected, surroundings) => {
  expect(hasScreen(surroundings)).toBe(expected);
});
