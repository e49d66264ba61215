// Puts a program in the place of Git that hangs when it is to ask the host, for as long as a file is there.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type HangingGit = {
  /** For the process that is to find it. */
  env: { [name: string]: string };
  hang: () => void;
  release: () => void;
  /** What the host was to be asked so far. */
  asked: () => string[];
};

/** The shell alone, because Git is started often. It hangs no longer than the test, which removes the folder. */
const PROGRAM = `#!/bin/sh
for word; do
  case "$word" in
    fetch | push) told=1 && break ;;
    -* | *=*) ;;
    *) break ;;
  esac
done
if [ -n "$told" ]; then
  echo "$word" >> "$HANGS.asked"
  while [ -e "$HANGS" ]; do PATH="$REAL_PATH" sleep 0.02; done
fi
PATH="$REAL_PATH" exec git "$@"
`;

export function hangingGit(outer: string): HangingGit {
  const [folder, hangs] = [join(outer, 'bin'), join(outer, 'hangs')];
  mkdirSync(folder);
  writeFileSync(join(folder, 'git'), PROGRAM, { mode: 0o755 });
  const real = process.env.PATH ?? '';
  const asked = `${hangs}.asked`;
  return {
    env: { PATH: folder + delimiter + real, REAL_PATH: real, HANGS: hangs },
    hang: () => writeFileSync(hangs, ''),
    release: () => rmSync(hangs, { force: true }),
    asked: () => (existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : []),
  };
}
