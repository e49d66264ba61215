// A real nginx on the finished site with the configuration that the build wrote.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Nginx = { url: string; stop: () => void };

export async function startNginx(site: string): Promise<Nginx> {
  const program = nginxPath();
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-nginx-'));
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, wholeConfiguration(folder, site, port));
  const nginx = spawn(program, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    stop() {
      nginx.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function wholeConfiguration(folder: string, site: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary}
  server { listen 127.0.0.1:${port}; root ${site}; include ${site}/_nginx.conf; }
}
`;
}

function nginxPath(): string {
  const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];
  const find = () => places.find(existsSync);
  if (!find() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], { stdio: 'ignore' });
  }
  const program = find();
  if (!program)
    throw new Error('No nginx was found. Install the package "nginx" to test the host configuration.');
  return program;
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response) return;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start.');
}
