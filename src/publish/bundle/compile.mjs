// Compiles the program into JavaScript, so that Node starts it at once. The folder is named after a hash of the sources.
import { COMMANDS } from '../../base/commands.mjs';
import { bundle, notBundled } from './bundle.mjs';

/** Programs that people run, and programs that commands start. A thread runs the last but one, and a process of its own the last one. */
export const PROGRAMS = [...COMMANDS, 'make-pictures', 'answer-past', 'answer-exchange'];

/** Not bundled: packages that load files next to themselves, and large ones that are rarely used. */
const NOT_BUNDLED = [
  'vite',
  'rolldown',
  '@vitejs/plugin-react',
  'lightningcss',
  'sharp',
  'tsx',
  'json-schema-to-typescript',
  'harfbuzzjs',
  'woff2-encoder',
];

/**
 * Leaves out React's renderer that sends a page piece by piece. Nothing calls it, and every build would load it.
 * @type {import('rolldown').Plugin}
 */
const WITHOUT_STREAMS = {
  name: 'without-streams',
  load: {
    filter: { id: /react-dom-server\.node\.production\.js$/ },
    handler: () => 'module.exports = {};',
  },
};

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 * @param {{ isPackage?: boolean, isFresh?: boolean }} [wishes] whether it goes into a published package, and replaces what is there
 */
export function compileProgram(sides, folder, { isPackage = false, isFresh } = {}) {
  const program = {
    input: Object.fromEntries(PROGRAMS.map(name => [name, `./scripts/${name}.ts`])),
    platform: 'node',
    // The first choice of some packages for Node cannot be bundled.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [notBundled(sides.engine, NOT_BUNDLED, isPackage), WITHOUT_STREAMS],
    transform: { target: 'node20.19' },
  };
  return bundle(sides, folder, [program], isFresh);
}
