// "npm start" on a copy of the project, as its own process.
import { spawn } from 'node:child_process';
import { witnesses } from '../browser/evidence.ts';

export type DevServer = { url: string; output: () => string; isRunning: () => boolean; stop: () => void };

export async function startDevServer(
  folder: string,
  env: { [name: string]: string } = {},
): Promise<DevServer> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--port', '0', '--host', '127.0.0.1'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'development', ...env },
  });
  const stop = () => child.kill('SIGKILL');
  // Nobody else would stop the one that files share, or that of a test which has failed.
  process.on('exit', stop);
  let output = '';
  const witness = { name: 'dev-server', said: () => output };
  witnesses.add(witness);
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', text => {
        output += text;
        const address = /Local:\s+(http:\S+?)\/?\s/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.on('close', () => {
      witnesses.delete(witness);
      process.off('exit', stop);
      reject(new Error(`The dev server did not start:\n${output}`));
    });
  });
  return {
    url,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop,
  };
}
