// Shares one copy of the project and one dev server among the test files of a worker, which run one after the other.
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { copyProject, type ProjectCopy } from '../files/project-copy.ts';
import { rememberFolders } from '../files/put-back.ts';
import { DAY } from '../site/site.ts';
import { hideSecrets } from './burglar.ts';
import { type DevServer, forgetWaiting, startDevServer } from './dev-server.ts';

type Shared = {
  project: ProjectCopy;
  server: DevServer;
  /** Files that nobody may read through the server. */
  secrets: string[];
  /** A file with what the editor was last asked to open. */
  opened: string;
};

let shared: Promise<Shared & { putBack: () => void }> | undefined;

/** Its fields are filled before the first test. After the last test all files are as they were before the first. */
export function withDevServer(): Shared {
  let own: Awaited<NonNullable<typeof shared>>;
  beforeAll(async () => {
    shared ??= open();
    own = await shared;
  });
  afterAll(() => {
    if (!own) return;
    own.putBack();
    forgetWaiting(own.project.folder);
  });
  return {
    get project() {
      return own.project;
    },
    get server() {
      return own.server;
    },
    get secrets() {
      return own.secrets;
    },
    get opened() {
      return own.opened;
    },
  };
}

async function open() {
  const project = copyProject();
  const { secrets, remove } = hideSecrets(project.folder);
  const opened = join(project.folder, 'opened.txt');
  const editor = join(project.folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\nprintf '%s\\n' "$@" > "${opened}.new"\nmv "${opened}.new" "${opened}"\n`);
  chmodSync(editor, 0o755);
  const server = await startDevServer(project.folder, {
    env: { LAUNCH_EDITOR: editor, ASHLAR_NOW: DAY },
  });
  process.on('exit', () => {
    remove();
    project.remove();
  });
  // Vitest ends its workers with a signal, which alone would run no exit handlers.
  process.once('SIGTERM', () => process.exit());
  return {
    project,
    server,
    secrets,
    opened,
    putBack: rememberFolders(project.folder, ['pages', 'blocks', 'src/ui']),
  };
}
