// Puts secrets beside and inside a project, and lists addresses with which somebody could try to read them from a dev server.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SECRET = 'correct horse battery staple';
/** Signs of a leaked secret: its words, and their base64 at each of the three offsets. */
export const SIGNS = [
  SECRET,
  ...['', '"', '""'].map(lead =>
    Buffer.from(lead + SECRET)
      .toString('base64')
      .slice(4, 28),
  ),
];

export type House = { secrets: string[]; remove: () => void };

/** Puts secrets into files that no page needs, inside the project and outside. */
export function hideSecrets(project: string): House {
  const outside = mkdtempSync(join(tmpdir(), 'ashlar-outside-'));
  const neighbour = `${project}-neighbour`;
  mkdirSync(neighbour);
  mkdirSync(join(project, '.git'), { recursive: true });
  mkdirSync(join(project, '.ashlar/journal/texts'), { recursive: true });
  const secrets = [
    join(project, '.env'),
    join(project, '.env.local'),
    join(project, '.git/config'),
    join(project, '.ashlar/journal/000001.jsonl'),
    join(project, '.ashlar/journal/texts/secret'),
    join(project, 'key.pem'),
    join(outside, 'secret.json'),
    join(outside, 'secret.ts'),
    join(outside, 'secret.svg'),
    join(neighbour, 'secret.txt'),
  ];
  for (const file of secrets) writeFileSync(file, `"${SECRET}"`);
  return {
    secrets,
    remove() {
      for (const folder of [outside, neighbour]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Tricks that have opened files before: flags that ask for a file as it is, and other spellings of a path. */
const FLAGS = [
  '',
  '?raw',
  '?url',
  '?inline',
  '?import',
  '?raw??',
  '?import&raw??',
  '?import&raw&url',
  '?import&inline',
  '?inline&import',
  '?html-proxy&index=0.js',
  '?worker',
  '?init',
  '?.svg?.wasm?init',
  '?t=1&raw',
  '?v=1',
  '?direct',
  '?url&.svg',
];

/** Lists every address that might read a file. */
export function waysTo(file: string, project: string): string[] {
  const below = file.startsWith(`${project}/`) ? file.slice(project.length) : undefined;
  const up = '../'.repeat(12);
  const coded = file.replaceAll('/', '%2f');
  const roads = [
    `/@fs${file}`,
    `/@fs/${file}`,
    `/@fs${project}/..${file.slice(file.lastIndexOf('/', file.lastIndexOf('/') - 1))}`,
    `/@fs${project}/${up}${file.slice(1)}`,
    `/@fs${project}/#/${up}${file.slice(1)}`,
    `/@fs${project}/src/#/../../..${file}`,
    `/@fs/${coded}`,
    `/@FS${file}`,
    `//@fs${file}`,
    `/@id${file}`,
    `/@id/${file}`,
    `/@id/__x00__${file}`,
    `/@fs${file}/`,
    `/@fs${file}%00`,
    `/@fs${file}.`,
    `/@fs/x/x/x/vite/${up}${file.slice(1)}`,
    `/${up}${file.slice(1)}`,
    `/..%2f${'..%2f'.repeat(11)}${coded.slice(3)}`,
    `/%2e%2e/${'%2e%2e/'.repeat(11)}${file.slice(1)}`,
    `/..\\${'..\\'.repeat(11)}${file.slice(1)}`,
    `//${file}`,
    file,
    ...(below
      ? [
          below,
          `/${below}`,
          `/.${below}`,
          `/x/..${below}`,
          below.toUpperCase(),
          `/src/..%2f${below.slice(1)}`,
          `/%2e${below.slice(2)}`,
        ]
      : []),
  ];
  return roads.flatMap(road => FLAGS.map(flag => road + flag));
}
