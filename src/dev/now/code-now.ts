// Keeps the last version of each source file that could run, and the mistake in a newer one. Vite sees only code that it can
// read, so a slip neither empties the page nor fills the terminal.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { Places } from '../../base/places.mjs';
import { offsetOf, problemAt, problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { componentName } from '../../document/schema/switch.mjs';
import { foreignIn } from '../../publish/bundle/block-imports.mjs';
import { blockSwitch, importsOfBlocks, UI, UI_SOURCE } from '../../publish/bundle/bundle.mjs';
import { codeMistakes, sourceName } from '../../publish/bundle/code-mistakes.ts';

export type CodeNow = ReturnType<typeof openCodeNow>;

type Verdict = { text: string; problem: Promise<Problem | undefined> };

export function openCodeNow(places: Places) {
  const lastGood = new Map<string, string>();
  const verdicts = new Map<string, Verdict>();
  const problems = new Map<string, Problem>();
  // The engine was compiled from these files a moment ago, so they are right.
  for (const path of drawingFiles(places)) {
    const text = readFileSync(path, 'utf8');
    lastGood.set(path, text);
    verdicts.set(path, { text, problem: Promise.resolve(undefined) });
  }

  /** Judges each text of a file only once. */
  function judge(path: string, text: string): Promise<Problem | undefined> {
    const known = verdicts.get(path);
    if (known?.text === text) return known.problem;
    const problem = mistakeIn(path, text, places);
    verdicts.set(path, { text, problem });
    return problem;
  }

  async function look(path: string): Promise<{ text: string; problem?: Problem }> {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    const problem = text === undefined ? undefined : await judge(path, text);
    if (problem) problems.set(path, problem);
    else problems.delete(path);
    if (text !== undefined && !problem) lastGood.set(path, text);
    return { text: text ?? '', ...(problem && { problem }) };
  }

  const plugin: Plugin = {
    name: 'ashlar-last-good-code',
    enforce: 'pre',
    async load(id) {
      if (id.includes('?') || !drawsPages(id, places) || !existsSync(id)) return undefined;
      const { text, problem } = await look(id);
      if (!problem) return text;
      return lastGood.get(id) ?? standIn(id, problem);
    },
  };

  let change: Problem | undefined;
  return {
    plugin,
    look,
    problems: (): Problem[] => [...problems.values()],
    remarks: (): Problem[] => (change ? [change] : []),
    /** Returns false unless this is the first change of the program: one message about a restart is enough. */
    programChanged(file: string, message: string): boolean {
      if (change) return false;
      change = { ...problemOfFile(file, message), level: 'warning' };
      return true;
    },
  };
}

/** Whether the file draws pages. The server takes over such a file without a restart. */
export function drawsPages(path: string, places: Places): boolean {
  if (!/\.tsx?$/.test(path) || /\.test\.tsx?$/.test(path)) return false;
  return drawingFolders(places).some(folder => path.startsWith(folder + sep));
}

function drawingFolders({ engine, site }: Places): string[] {
  const folders = ['blocks', 'src/ui', 'src/draw/page'].map(folder => join(engine, folder));
  return [...new Set([...folders, join(site, 'blocks')])].filter(existsSync);
}

/** All files that draw pages. */
export function drawingFiles(places: Places): string[] {
  const files = drawingFolders(places).flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  );
  return files.filter(path => drawsPages(path, places));
}

/** Whether the file belongs to the running engine, where changes need a restart. */
export function isProgram(path: string, { engine }: Places): boolean {
  const file = sourceName(path, { engine, site: engine });
  const isSource = /^(src|schema|scripts)\/.+\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file);
  return (
    isSource &&
    !/^(src\/(ui|draw\/page|browser|dev\/in-browser|generated)|scripts\/project)\/|\.tsx$/.test(file)
  );
}

/** A problem at a place in code, in the same form as one in a document. */
export function problemInCode(
  path: string,
  place: { line: number; column: number },
  message: string,
  places: Places,
): Problem {
  const source = { file: sourceName(path, places), text: readFileSync(path, 'utf8') };
  return problemAt(source, { offset: offsetOf(source, place), length: 1 }, '', message);
}

async function mistakeIn(path: string, text: string, places: Places): Promise<Problem | undefined> {
  const { build } = await import('rolldown');
  const imports = importsOfBlocks(places);
  try {
    const errors = places.site === places.engine ? [] : await foreignIn(path, text, places.site);
    if (errors.length > 0) throw Object.assign(new Error('A block takes code from elsewhere.'), { errors });
    await build({
      input: path,
      cwd: places.engine,
      write: false,
      ...imports.watched,
      plugins: [
        { name: 'this-text', load: id => (id === path ? text : undefined) },
        blockSwitch(places),
        packagesOutside(places),
      ],
    });
    imports.demand();
    return undefined;
  } catch (error) {
    // If the mistake is in a file that this one imports, that file reports it.
    const mistake = codeMistakes(error, places).find(found => found.path === path);
    return mistake && problemInCode(path, mistake, mistake.message, places);
  }
}

/** Only finds packages, so that a missing one is reported. Does not read them. */
function packagesOutside({ engine }: Places): import('rolldown').Plugin {
  return {
    name: 'packages-outside',
    resolveId: {
      filter: { id: /^[^./\0]/ },
      async handler(id, importer) {
        if (id === UI) return join(engine, UI_SOURCE);
        if (!importer) return undefined;
        const found = await this.resolve(id, join(engine, 'package.json'), { skipSelf: true });
        return found && { id: found.id, external: true };
      },
    },
  };
}

/** Replaces a file that has never been right: it exports the same names, and each says what is wrong where its block would be. */
function standIn(path: string, { message }: Problem): string {
  const text = readFileSync(path, 'utf8');
  const named = [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(
    match => match[1],
  );
  const folder = path.split(/[\\/]/).at(-2) ?? '';
  const names = new Set([...named, ...(path.endsWith('Component.tsx') ? [componentName(folder)] : [])]);
  return [...names]
    .map(name => `export function ${name}() { throw new Error(${JSON.stringify(message)}); }`)
    .join('\n');
}
