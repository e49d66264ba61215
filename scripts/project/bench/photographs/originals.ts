// Gets three photographs, taken by people, to measure with.
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../cpu.ts';
import { PLACE } from '../site.ts';

/** CC BY 4.0 by Aitzol Berasategi, the last one CC0 by Clemens Engelhardt. They are downloaded and never committed. */
const PACKAGE = 'lomiri-wallpapers-16.04';
const TAKEN = {
  'mountains.jpg': 'picosdeeuropa_by_Aitzol_Berasategi.jpg',
  'brook.jpg': 'life_by_Aitzol_Berasategi.jpg',
  'dandelions.jpg': 'seeding_by_Clements_Engelhardt.jpg',
};

export async function photographs(): Promise<{ [name: string]: Buffer }> {
  const folder = join(PLACE, 'photographs');
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
