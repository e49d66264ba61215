// What a machine may lack, by the name of its package on Debian: installed where this is one and we may, and how to, in words.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whoever finds it missing at the same time waits here for the first: apt gives up where another one is at work. A folder of root's: a file in the shared one for temporaries could be anybody's. */
const LOCK = '/var/lib/dpkg';

const isDebian = existsSync('/etc/debian_version');

export function installOnDebian(name: string): void {
  if (!isDebian || process.getuid?.() !== 0) return;
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name}`;
  const command = `dpkg -s ${name} || (apt-get update && ${install})`;
  spawnSync('flock', [LOCK, 'sh', '-c', command], { stdio: 'ignore' });
}

/** The end of a sentence. */
export function howToGet(name: string): string {
  return isDebian ? `"sudo apt-get install ${name}" installs it` : `install ${name}`;
}

export function howToRenew(name: string): string {
  return isDebian
    ? `"sudo apt-get update && sudo apt-get install ${name}" renews it`
    : `install a newer ${name}`;
}
