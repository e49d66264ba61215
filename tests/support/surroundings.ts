// Makes every machine the same for the tests: fonts, language, time zone, permissions, temporary files, and no personal settings.
import { join } from 'node:path';
import { plainPlace } from './files/temporaries.ts';

const TYPEFACES = join(process.cwd(), 'tests/support/typefaces');

/** A fontconfig file with fewer fonts than most tests use. */
export const ONLY_DEJAVU = join(TYPEFACES, 'dejavu.conf');

const SURROUNDINGS: { [name: string]: string } = {
  FONTCONFIG_FILE: join(TYPEFACES, 'usual.conf'),
  LC_ALL: 'C.UTF-8',
  LANGUAGE: '',
  TZ: 'UTC',
  TMPDIR: plainPlace(),
  // Git also reads ignored names from there, whatever its own settings are.
  XDG_CONFIG_HOME: '/dev/null',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS: '',
};

/** Git's hooks set some of these variables, and others lead a test's Git to another repository. */
const UNWANTED = /^(GIT_.*|PORT|FORCE_COLOR)$/;

/** Applies to this process and all that it starts. Each worker of the tests begins with it. */
export function settle(): void {
  for (const name of Object.keys(process.env)) if (UNWANTED.test(name)) delete process.env[name];
  Object.assign(process.env, SURROUNDINGS);
  process.umask(0o022);
}
