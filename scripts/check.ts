// The whole content in, every mistake in it out. Ends with 0 where all is well, 1 where the content is wrong, 2 where the
// check itself could not run.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkAll } from '../src/content/check';
import { chosenFiles } from '../src/content/chosen';
import { checkExamples } from '../src/content/examples';
import { type Library, openLibrary, SITE_FILE } from '../src/content/library';
import { hasErrors, type Problem } from '../src/content/problem';
import { githubReport } from '../src/content/report/github';
import { jsonReport } from '../src/content/report/json';
import { sarifReport } from '../src/content/report/sarif';
import { textReport } from '../src/content/report/text';
import { nearest } from '../src/content/suggest';
import { readSources } from '../src/schema/sources';

const USAGE = `Checks the pages and says every mistake.

  npm run check                       all of pages/
  npm run check pages/pricing.json    one page, by its file or its address (/pricing)
  npm run check -- --format github    text, github, json or sarif`;

const FORMATS = ['text', 'github', 'json', 'sarif'];

class CannotRun extends Error {}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function run(args: string[]): number {
  const { values, positionals } = options(args);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const schemaRoot = resolve(import.meta.dirname, '..');
  const root = resolve(process.env.ASHLAR_CONTENT ?? schemaRoot);
  if (!existsSync(join(root, 'pages'))) throw new CannotRun(`There is no folder pages/ in ${root}.`);
  refuseSchemaMistakes(schemaRoot);
  const library = openLibrary(root, schemaRoot);
  const { files, slip } = chosenFiles(positionals, library, process.env.INIT_CWD ?? process.cwd());
  if (slip !== undefined) throw new CannotRun(slip);
  const all = [...checkExamples(library, schemaRoot), ...checkAll(library)];
  const problems = files.length === 0 ? all : all.filter(({ file }) => files.includes(file));
  const pages = files.length === 0 ? undefined : files.filter(file => file !== SITE_FILE).length;
  console.log(report(values.format, problems, library, pages));
  return hasErrors(problems) ? 1 : 0;
}

function options(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { format: { type: 'string', default: 'text' }, help: { type: 'boolean', short: 'h' } },
    });
    if (FORMATS.includes(values.format)) return { values, positionals };
    const meant = nearest(values.format, FORMATS);
    throw new CannotRun(
      `There is no format "${values.format}". ${meant ? `Did you mean ${meant}?` : `The formats are ${FORMATS.join(', ')}.`}`,
    );
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    throw new CannotRun(`${(error as Error).message.split('. ')[0]}.\n\n${USAGE}`);
  }
}

function refuseSchemaMistakes(root: string): void {
  const { mistakes } = readSources(root);
  if (mistakes.length > 0) throw new CannotRun(mistakes.join('\n'));
}

function report(format: string, problems: Problem[], library: Library, pages: number | undefined): string {
  if (format === 'github') return githubReport(problems, library, pages);
  if (format === 'json') return jsonReport(problems, library, pages);
  if (format === 'sarif') return sarifReport(problems);
  return textReport(problems, library, { pages, colours: wantsColours() });
}

function wantsColours(): boolean {
  return process.stdout.isTTY === true && !process.env.NO_COLOR;
}
