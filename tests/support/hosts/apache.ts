// Runs a real Apache on the finished site, with the configuration in docs/publishing.md.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, findOrInstall, freePort } from './servers.ts';

const MODULES = ['mpm_event', 'authz_core', 'dir', 'mime', 'negotiation', 'autoindex', 'rewrite', 'headers'];

const TYPES = [
  'text/html html',
  'text/plain txt',
  'application/json json',
  'application/xml xml',
  'image/svg+xml svg',
].join('\n');

/** As Debian and others set Apache up before a site says anything. */
const USUAL = [
  'AddHandler type-map var',
  'AddHandler cgi-script .cgi .pl',
  'AddCharset gb2312 .gb2312 .gb',
  'AddCharset shift_jis .shift_jis .sjis',
  'AddEncoding x-gzip .gz',
  'DirectoryIndex index.html index.cgi index.pl index.php',
];

export type Apache = { url: string; stop: () => void };

export function findApache(): string | undefined {
  return findOrInstall(['/usr/sbin/apache2'], 'apache2-bin');
}

export async function startApache(program: string, configuration: string): Promise<Apache> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-apache-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const config = join(folder, 'apache.conf');
  const modules = MODULES.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  // Apache gives up root's rights.
  const user = process.getuid?.() === 0 ? ['User daemon', 'Group daemon'] : [];
  const lines = [
    ...modules,
    ...user,
    `ServerRoot ${folder}`,
    `PidFile ${folder}/pid`,
    `ErrorLog ${folder}/error.log`,
    `Listen 127.0.0.1:${port}`,
    'ServerName 127.0.0.1',
    `TypesConfig ${join(folder, 'mime.types')}`,
    ...USUAL,
    configuration,
  ];
  writeFileSync(join(folder, 'mime.types'), TYPES);
  writeFileSync(config, lines.join('\n'));
  const apache = spawn(program, ['-f', config, '-D', 'FOREGROUND'], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop: () => {
      apache.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
