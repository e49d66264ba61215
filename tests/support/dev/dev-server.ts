// "npm start" on a copy of the project, as its own process.
import { type ChildProcess, spawn } from 'node:child_process';
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
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  child.stderr.on('data', chunk => {
    output += chunk;
  });
  const witness = { name: 'dev-server', said: () => output };
  witnesses.add(witness);
  child.on('close', () => witnesses.delete(witness));
  const url = await printedAddress(child, () => output);
  return {
    url,
    output: () => output,
    isRunning: () => child.exitCode === null,
    stop: () => child.kill('SIGKILL'),
  };
}

async function printedAddress(child: ChildProcess, output: () => string): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const address = /Local:\s+(http:\S+?)\/?\s/.exec(output())?.[1];
    if (address) return address;
    if (child.exitCode !== null) break;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`The dev server did not start:\n${output()}`);
}
