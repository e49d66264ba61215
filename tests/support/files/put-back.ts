// Remembers folders, and later restores them whatever has become of their files.
import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function rememberFolders(root: string, folders: string[]): () => void {
  const names = () =>
    folders.flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    );
  const known = new Set(names());
  const files = new Map([...known].filter(isFile).map(name => [name, readFileSync(join(root, name))]));

  function isFile(name: string): boolean {
    return lstatSync(join(root, name), { throwIfNoEntry: false })?.isFile() === true;
  }

  return () => {
    for (const name of names())
      if (!known.has(name) || (files.has(name) && !isFile(name)))
        rmSync(join(root, name), { recursive: true, force: true });
    for (const [name, bytes] of files) {
      const path = join(root, name);
      if (isFile(name) && readFileSync(path).equals(bytes)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
  };
}
