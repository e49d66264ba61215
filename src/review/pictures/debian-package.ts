// Installs a missing program from its Debian package if this is a Debian and we are root. Otherwise says how to.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Lets only one process at a time install something, because apt fails while another is at work. The lock is a folder that belongs
 * to root: a file among the temporary ones could be anybody's.
 */
const LOCK = '/var/lib/dpkg';

const isDebian = existsSync('/etc/debian_version');

export function installOnDebian(name: string): void {
  if (!isDebian || process.getuid?.() !== 0) return;
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name}`;
  const command = `dpkg -s ${name} || (apt-get update && ${install})`;
  spawnSync('flock', [LOCK, 'sh', '-c', command], { stdio: 'ignore' });
}

/** The end of a sentence such as "No Chrome or Chromium was found: …". */
export function howToGet(name: string): string {
  return isDebian ? `"sudo apt-get install ${name}" installs it` : `install ${name}`;
}

export function howToRenew(name: string): string {
  return isDebian
    ? `"sudo apt-get update && sudo apt-get install ${name}" renews it`
    : `install a newer ${name}`;
}
