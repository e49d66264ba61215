// A copy of this project to edit at will: sources and content of its own, the installed packages shared.
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PARTS = [
  'pages',
  'blocks',
  'examples',
  'schema',
  'src',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
];

/** Made from the sources, so what is here is as good there. */
const MADE = ['program', 'client', 'validators'].map(name => `.ashlar/${name}`).filter(existsSync);

export type ProjectCopy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Replaces the first occurrence; a text that isn't there is a mistake of the test. */
  edit: (file: string, from: string, to: string) => void;
  remove: () => void;
};

export function copyProject(place: string = tmpdir()): ProjectCopy {
  const folder = mkdtempSync(join(place, 'ashlar-copy-'));
  for (const part of [...PARTS, ...MADE]) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  return {
    folder,
    read,
    write,
    edit(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not hold ${JSON.stringify(from)}.`);
      write(
        file,
        text.replace(from, () => to),
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
