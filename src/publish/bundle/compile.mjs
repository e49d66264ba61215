// The program's TypeScript in, JavaScript that Node starts at once out, in a folder named after what the sources come to.
import { asTheyAre, bundle } from './bundle.mjs';

/** Each is a file of scripts/. */
export const COMMANDS = [
  'build',
  'changes',
  'check',
  'gallery',
  'generate',
  'hand-in',
  'help',
  'history',
  'migrate',
  'new',
  'newest',
  'preview',
  'remove',
  'rename',
  'restore',
  'start',
];

/** What commands start for themselves. */
export const PROGRAMS = [...COMMANDS, 'make-pictures'];

/** Packages that find files of their own beside themselves, or are seldom loaded and large, stay where they are. */
const AS_THEY_ARE = [
  'vite',
  'rolldown',
  '@vitejs/plugin-react',
  'lightningcss',
  'sharp',
  'tsx',
  'json-schema-to-typescript',
  'harfbuzzjs',
  'sharp',
  'woff2-encoder',
];

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 * @param {{ isPackage?: boolean, isFresh?: boolean }} [wishes] whether it goes into a package, or takes the place of what is there
 */
export function compileProgram(sides, folder, { isPackage = false, isFresh } = {}) {
  const program = {
    input: Object.fromEntries(PROGRAMS.map(name => [name, `scripts/${name}.ts`])),
    platform: 'node',
    // Some packages' first choice for Node cannot be bundled.
    resolve: { mainFields: ['module', 'main'] },
    plugins: [asTheyAre(sides.engine, AS_THEY_ARE, isPackage)],
    transform: { target: 'node20.19' },
  };
  return bundle(sides, folder, [program], isFresh);
}
