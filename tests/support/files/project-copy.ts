// Copies this project, so that a test can change anything. Only the installed packages are shared.
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { placesAt } from '../../../src/base/places.mjs';
import { hashOfAll, hashSources, placeFor } from '../../../src/publish/bundle/sources.mjs';
import { SECOND_CONTENT } from '../site/site.ts';

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
  for (const part of PARTS) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'), 'junction');
  lendMade(folder);
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

/** Copies the project with the content of the second site, a third of the first one's, as if the project were made for it. */
export function copyWithSecondSite(): ProjectCopy {
  const project = copyProject();
  rmSync(join(project.folder, 'pages'), { recursive: true });
  for (const part of ['pages', 'blocks'])
    cpSync(join(SECOND_CONTENT, part), join(project.folder, part), { recursive: true });
  return project;
}

/** Copies what was compiled from the same sources, so that it need not be compiled again. */
function lendMade(folder: string): void {
  const [here, there] = [placesAt(process.cwd()), placesAt(folder)];
  const sources = hashOfAll(hashSources(here));
  for (const kind of ['program', 'client'] as const)
    lend(placeFor(kind, here, sources), placeFor(kind, there, sources), folder);
  lendValidators(folder);
}

/** Otherwise the first command of the copy compiles them, which takes a third of a second. */
function lendValidators(site: string): void {
  const validators = join(keptPlace(process.cwd()), 'validators');
  if (existsSync(validators)) cpSync(validators, join(keptPlace(site), 'validators'), { recursive: true });
}

function lend(from: string, to: string, folder: string): void {
  if (!existsSync(from)) return;
  cpSync(from, to, { recursive: true });
  const source = `${pathToFileURL(process.cwd()).href}/src/`;
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const file = join(to, name);
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(file, 'utf8');
    const own = code.replaceAll(source, `${pathToFileURL(folder).href}/src/`);
    if (own !== code) writeFileSync(file, own);
  }
}
