// Works out which address of the engine a new site's package.json asks npm for.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../../base/failure.ts';

const NAME = 'ashlar';
const ELSEWHERE = /^(git\+(https|ssh|file):\/\/|github:|https:\/\/)\S+$/;

/** "site" is the folder of the new site. "said" is an address, or a path relative to "folder", in which the user stands. */
export function engineAddress(
  said: string | undefined,
  { engine, site, folder }: { engine: string; site: string; folder: string },
): string {
  if (said === undefined) return installedAs(engine, site) ?? asFile(engine, site);
  if (ELSEWHERE.test(said)) return said;
  const path = resolve(folder, said);
  if (existsSync(path)) return asFile(path, site);
  throw new Failure(
    `There is no ${path}. "--engine" takes the folder or the package of Ashlar, or an address such as "git+https://example.com/ashlar.git".`,
  );
}

/** If the engine is an installed package, the new site asks for the same one. */
function installedAs(engine: string, site: string): string | undefined {
  const modules = dirname(engine);
  if (!modules.endsWith(`${sep}node_modules`)) return undefined;
  const project = dirname(modules);
  const file = join(project, 'package.json');
  if (!existsSync(file)) return undefined;
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  const asked: string | undefined = { ...dependencies, ...devDependencies }[NAME];
  return asked?.startsWith('file:') ? asFile(resolve(project, asked.slice('file:'.length)), site) : asked;
}

function asFile(path: string, site: string): string {
  return `file:${relative(site, path).split(sep).join('/')}`;
}
