// The program's TypeScript in, JavaScript that Node starts at once out, in a folder named after what the sources come to.
import { bundle } from './bundle.mjs';

/** The commands that are worth it: those that run again and again. */
const COMMANDS = ['build', 'check', 'start'];

/** Packages that find files of their own beside themselves, or are seldom loaded and large, stay where they are. */
const AS_THEY_ARE = [
  'vite',
  'rolldown',
  '@vitejs/plugin-react',
  'lightningcss',
  'tsx',
  'json-schema-to-typescript',
];

/**
 * @param {string} root
 * @param {string} folder
 */
export function compileProgram(root, folder) {
  return bundle(root, folder, [
    {
      input: Object.fromEntries(COMMANDS.map(name => [name, `scripts/${name}.ts`])),
      platform: 'node',
      // Some packages' first choice for Node cannot be bundled.
      resolve: { mainFields: ['module', 'main'] },
      external: name => AS_THEY_ARE.some(kept => name === kept || name.startsWith(`${kept}/`)),
      transform: { target: 'node20.19' },
    },
  ]);
}
