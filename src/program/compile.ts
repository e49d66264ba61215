// The program's TypeScript in, JavaScript that Node starts at once out, in a folder named after what the sources come to.
import { generateSwitch } from '../editor/generate.ts';
import { bundle } from './bundle.ts';

/** The commands that are worth it: those that run again and again. */
const COMMANDS = ['build', 'check', 'start'];

/** Packages that find files of their own beside themselves, or are seldom loaded and large, stay where they are. */
const AS_THEY_ARE = ['vite', '@vitejs/plugin-react', 'lightningcss', 'tsx', 'json-schema-to-typescript'];

export async function compileProgram(root: string, folder: string): Promise<void> {
  generateSwitch(root);
  await bundle(root, folder, {
    ssr: { noExternal: true, external: AS_THEY_ARE },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: 'node20',
      minify: false,
      rollupOptions: { input: Object.fromEntries(COMMANDS.map(name => [name, `scripts/${name}.ts`])) },
    },
  });
}
