// Says how a missing program comes onto this computer.
import { existsSync } from 'node:fs';

export const isDebian = existsSync('/etc/debian_version');

/** The end of a sentence such as "No Chrome or Chromium was found: …". */
export function howToGet(name: string): string {
  return isDebian ? `"sudo apt-get install ${name}" installs it` : `install ${name}`;
}

export function howToRenew(name: string): string {
  return isDebian
    ? `"sudo apt-get update && sudo apt-get install ${name}" renews it`
    : `install a newer ${name}`;
}
