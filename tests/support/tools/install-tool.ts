// Installs a large tool for the full tests in .ashlar/<name> at first use. tests/full/<name>/package.json says what it needs.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** No lock file: some packages ask for the latest version of another, which a lock could not keep. */
const INSTALL = [
  'install',
  '--no-package-lock',
  '--ignore-scripts',
  '--omit=optional',
  '--no-audit',
  '--no-fund',
];

export function installTool(name: string): string {
  const source = join('tests/full', name);
  const folder = join(process.cwd(), '.ashlar', name);
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const isThere = Object.entries(dependencies).every(
    ([part, version]) => versionIn(folder, part) === version,
  );
  if (!isThere) execFileSync('npm', INSTALL, { cwd: folder, stdio: 'ignore' });
  return folder;
}

function versionIn(folder: string, part: string): string | undefined {
  const file = join(folder, 'node_modules', part, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/** Loads a package of an installed tool. */
export function loadTool<Module>(folder: string, part: string): Promise<Module> {
  const { resolve } = createRequire(join(folder, 'package.json'));
  return import(/* @vite-ignore */ pathToFileURL(resolve(part)).href);
}
