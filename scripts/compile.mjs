// Compiles the program for scripts/run.mjs, which names the folder and the hash of the sources, and the app where it is needed.
import { foreignImports } from '../src/publish/bundle/block-imports.mjs';
import { bundleClientInto } from '../src/publish/bundle/client.mjs';
import { compileProgram } from '../src/publish/bundle/compile.mjs';
import { isMade, placeFor } from '../src/publish/bundle/sources.mjs';

const [, , command, engine = '', site = '', sources = '', wish] = process.argv;
const sides = { engine, site };
const isFresh = wish === '--fresh';
try {
  const errors = await foreignImports(sides);
  if (errors.length > 0) throw Object.assign(new Error('A block takes code from elsewhere.'), { errors });
  if (!isMade('program', sides, sources, isFresh))
    await compileProgram(sides, placeFor('program', sides, sources), { isFresh });
  if (command === 'build' && !isMade('client', sides, sources, isFresh))
    await bundleClientInto(sides, placeFor('client', sides, sources), isFresh);
} catch (error) {
  console.error(await inWords(error));
  process.exit(1);
}

/** Turns an error that the user can fix into a sentence. The bundler by itself only shows a place. */
async function inWords(error) {
  const { register } = await import('tsx/esm/api');
  register();
  const { readSources } = await import('../src/document/schema/sources.ts');
  const { failureIn } = await import('../src/base/failure.ts');
  const { codeMistakes } = await import('../src/publish/bundle/code-mistakes.ts');
  const inCode = codeMistakes(error, sides).map(
    ({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`,
  );
  const mistakes = [...readSources(sides).mistakes, ...inCode];
  return mistakes.join('\n') || (failureIn(error) ?? error).message;
}
