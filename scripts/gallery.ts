// Writes the gallery as a site of its own: npm run gallery [folder].
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformWithOxc } from 'vite';
import { Failure } from '../src/base/failure.ts';
import { shortHash } from '../src/base/hash.ts';
import { mapWithProgress } from '../src/base/progress.ts';
import type { Gallery } from '../src/commands/gallery/gallery.tsx';
import { galleryHeaders } from '../src/commands/gallery/policy.ts';
import { FAVICON } from '../src/document/files/public.ts';
import type { Problem } from '../src/document/problem/problem.ts';
import { generate } from '../src/editor/generate.ts';
import { copyPublicFiles } from '../src/publish/copy-public-files.ts';
import { headersFile } from '../src/publish/host-files.ts';
import { openOutput } from '../src/publish/output-folder.ts';

const SCRIPT = 'gallery.js';
const root = process.cwd();
const folder = resolve(process.argv[2] ?? '.ashlar/gallery');

try {
  await generate(root);
  // It draws with the switch of blocks, which a fresh clone has only now.
  const { openGallery } = await import('../src/commands/gallery/gallery.tsx');
  const gallery = openGallery({ content: root, root, base: '', script: `/${SCRIPT}` });
  const problems = gallery.problems();
  if (problems.length > 0) throw new Failure(problems.map(inOneLine).join('\n'));
  await write(gallery);
  console.log(
    `The gallery is in ${folder}: ${gallery.examples.length} examples. Any static host can serve it; "npm start" shows it at /_blocks.`,
  );
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function write(gallery: Gallery): Promise<void> {
  const output = openOutput(folder, join(root, '.ashlar', shortHash(`gallery → ${folder}`)), false);
  const put = (name: string, text: string) => output.put(name, text);
  copyPublicFiles(root, output);
  mapWithProgress('Drawing examples:', gallery.addresses, address =>
    put(fileAt(address), gallery.document(address) ?? ''),
  );
  put('gallery.css', gallery.styleSheet());
  if (gallery.favicon !== undefined) put(FAVICON, gallery.favicon);
  put(SCRIPT, await browserScript());
  put('404.html', gallery.document('/') ?? '');
  put('_headers', headersFile(galleryHeaders(gallery.styles)));
  output.commit();
}

function fileAt(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

async function browserScript(): Promise<string> {
  const file = join(root, 'src/commands/gallery/browser.ts');
  return (await transformWithOxc(readFileSync(file, 'utf8'), file)).code;
}

function inOneLine({ file, where, message }: Problem): string {
  return `${file}  ${where ? `${where}: ` : ''}${message}`;
}
