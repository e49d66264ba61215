// Starts a real server for tests: finds its program, gives it a port and waits for its first answer.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { installOnDebian } from '../tools/install-on-debian.ts';

/** Only a server that hangs takes this long, however busy the machine is. */
const PATIENCE_MS = 120_000;
const PAUSE_MS = 50;

/** On Debian, root installs it if it is missing. */
export function findOrInstall(places: string[], name: string): string | undefined {
  const find = () => places.find(existsSync);
  if (!find()) installOnDebian(name);
  return find();
}

export function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function answers(url: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (response) return;
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Nothing answered at ${url}.`);
}
