// Installs a missing program from its Debian package if this is a Debian and we are root. Only tests and the benchmark do so, as
// the README says: a command of the product says what is missing, and leaves it to the person to install it.
import { spawnSync } from 'node:child_process';
import { isDebian } from '../../../src/review/pictures/debian-package.ts';

/**
 * Lets only one process at a time install something, because apt fails while another is at work. The lock is a folder that belongs
 * to root: a file among the temporary ones could be anybody's.
 */
const LOCK = '/var/lib/dpkg';

export function installOnDebian(name: string): void {
  if (!isDebian || process.getuid?.() !== 0) return;
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name}`;
  const command = `dpkg -s ${name} || (apt-get update && ${install})`;
  spawnSync('flock', [LOCK, 'sh', '-c', command], { stdio: 'ignore' });
}
