// The name of a package in, installed where this is a Debian and we may: a browser for pictures, what tests need besides.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whoever finds it missing at the same time waits here for the first: apt gives up where another one is at work. */
const LOCK = join(tmpdir(), 'ashlar-apt.lock');

export function installOnDebian(name: string): void {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return;
  const install = `apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends ${name}`;
  const command = `dpkg -s ${name} || (apt-get update && ${install})`;
  execFileSync('flock', [LOCK, 'sh', '-c', command], { stdio: 'ignore' });
}
