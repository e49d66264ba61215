// Runs "npm start" on a copy of the project in a process of its own.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { witnesses } from '../browser/evidence.ts';

export type DevServer = { url: string; output: () => string; isRunning: () => boolean; stop: () => void };

/** Vitest ends its workers with a signal, so they cannot stop this process. It stops when its input ends. */
const END_WITH_PARENT = 'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume()';

/** What windows of the composer have not saved would come up in the next one. */
export function forgetWaiting(site: string): void {
  // A page that is still open may be telling the server what it has not saved.
  rmSync(join(keptPlace(site), 'waiting'), { recursive: true, force: true, maxRetries: 5 });
}

/** "program" runs in the folder instead of the folder's own program. "command" serves something else, at "port". */
type Start = {
  env?: { [name: string]: string };
  program?: string;
  command?: string;
  port?: string[];
  words?: string[];
};

export async function startDevServer(
  folder: string,
  {
    env = {},
    program = 'scripts/run.mjs',
    command = 'start',
    port = ['--port', '0'],
    words = [],
  }: Start = {},
): Promise<DevServer> {
  const start = [program, command, ...port, '--host', '127.0.0.1', ...words];
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...start], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development', ...env },
  });
  let output = '';
  const witness = { name: 'dev-server', said: () => output };
  witnesses.add(witness);
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
        const address = /(?:Local:|site is at)\s+(http:\S+?)\/?\s/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.on('close', () => {
      witnesses.delete(witness);
      reject(new Error(`The dev server did not start:\n${output}`));
    });
  });
  return {
    url,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => child.kill('SIGKILL'),
  };
}
