// The photographs to measure with: three that people took, and as many as somebody asks for that nobody took.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { photograph } from '../../../../tests/support/documents/photographs.ts';
import { run } from '../cpu.ts';

const KEPT = join(process.cwd(), '.ashlar/bench-photographs');

/** Free to use and to change: CC BY 4.0 by Aitzol Berasategi, the last CC0 by Clemens Engelhardt. Fetched, never committed. */
const PACKAGE = 'lomiri-wallpapers-16.04';
const TAKEN = {
  'mountains.jpg': 'picosdeeuropa_by_Aitzol_Berasategi.jpg',
  'brook.jpg': 'life_by_Aitzol_Berasategi.jpg',
  'dandelions.jpg': 'seeding_by_Clements_Engelhardt.jpg',
};

export type Originals = { files: { [name: string]: Buffer }; note: string };

export async function threePhotographs(): Promise<Originals> {
  try {
    return {
      files: await taken(),
      note: `The photographs are three of 6 to 16 megapixels from Debian's package \`${PACKAGE}\`.`,
    };
  } catch {
    return {
      files: await drawn(),
      note: 'The photographs are drawn, as no package with real ones could be had.',
    };
  }
}

async function taken(): Promise<Originals['files']> {
  const folder = join(KEPT, 'taken');
  if (!existsSync(folder)) {
    const making = `${folder}-${process.pid}`;
    mkdirSync(making, { recursive: true });
    await run({ folder: making, words: ['apt-get', 'download', PACKAGE] });
    await run({ folder: making, words: ['sh', '-c', 'dpkg -x *.deb .'] });
    renameSync(making, folder);
  }
  const read = (file: string) => readFileSync(join(folder, 'usr/share/backgrounds', file));
  return Object.fromEntries(Object.entries(TAKEN).map(([name, file]) => [name, read(file)]));
}

async function drawn(): Promise<Originals['files']> {
  const files: Originals['files'] = {};
  for (const [index, name] of Object.keys(TAKEN).entries()) files[name] = await fromTelephone(index + 1);
  return files;
}

/** So many differ in what they show; the others differ in a comment, which is enough to be another file. */
const DISTINCT = 40;

/** The photograph of this number, as twelve megapixels from a telephone. Another "version" has other bytes. */
export async function numbered(number: number, version = 1): Promise<Buffer> {
  const jpeg = await fromTelephone(1 + (number % DISTINCT));
  const comment = Buffer.from(`${number}, ${version}`);
  const mark = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), mark, comment, jpeg.subarray(2)]);
}

async function fromTelephone(seed: number): Promise<Buffer> {
  const file = join(KEPT, 'drawn', `${seed}.jpg`);
  if (!existsSync(file)) {
    mkdirSync(join(KEPT, 'drawn'), { recursive: true });
    writeFileSync(file, await photograph({ width: 4032, height: 3024, seed }));
  }
  return readFileSync(file);
}
