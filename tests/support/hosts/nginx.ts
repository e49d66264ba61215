// Runs a real nginx on the finished site, with the configuration that the build has written.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../../src/base/failure.ts';
import { howToGet } from '../../../src/review/pictures/debian-package.ts';
import { blockInGuide } from '../documents/sites/guide-files.ts';
import { answers, findOrInstall, freePort } from './servers.ts';

export type Nginx = { url: string; stop: () => void };
/** "url" is the site's address, "plainUrl" redirects to it, and "certificate" is the file to trust. */
export type SecureNginx = Nginx & { plainUrl: string; certificate: string };

export async function startNginx(site: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return { url, stop: await start(folder, url, serverOn(`127.0.0.1:${port}`, site)) };
}

/** Serves the site over https with a redirect to it, as docs/publishing.md sets it up. */
export async function startSecureNginx(site: string): Promise<SecureNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const url = `https://localhost:${port}`;
  const plainUrl = `http://localhost:${plainPort}`;
  const servers = [
    serverOn(`127.0.0.1:${port} ssl`, site, `ssl_certificate ${certificate}; ssl_certificate_key ${key};`),
    `server { listen 127.0.0.1:${plainPort}; return 301 ${url}$request_uri; }`,
  ];
  return { url, plainUrl, certificate, stop: await start(folder, plainUrl, servers.join('\n  ')) };
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Serves any finished site over HTTP/2 with its compressed files, ours with its own configuration. */
export async function startHttp2Nginx(site: string): Promise<{ port: number; stop: () => void }> {
  if (!findOrInstall([BROTLI], 'libnginx-mod-http-brotli-static'))
    throw new Failure(`nginx has no Brotli: ${howToGet('libnginx-mod-http-brotli-static')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-nginx-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  makeCertificate(key, certificate);
  const own = join(site, '_nginx.conf');
  const rules = existsSync(own)
    ? `include ${own};`
    : 'gzip_static on; location = / { try_files /index.html =404; } location / { try_files $uri $uri.html =404; }';
  const servers = `server {
    listen 127.0.0.1:${port} ssl http2; server_name localhost; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    root ${site}; index index.html; brotli_static on; ${rules}
  }
  server { listen 127.0.0.1:${plainPort}; return 204; }`;
  return {
    port,
    stop: await start(folder, `http://127.0.0.1:${plainPort}`, servers, `load_module ${BROTLI};`),
  };
}

/** Adapts the server of docs/publishing.md to another address and folder. */
function serverOn(address: string, site: string, more = ''): string {
  const guide = blockInGuide(readFileSync('docs/publishing.md', 'utf8'), 'host=nginx');
  const server = guide.replace('listen 443 ssl;', `listen ${address}; ${more}`);
  return server.replaceAll('/srv/oak-and-awl', site).replace('www.example.com', 'localhost');
}

function makeCertificate(key: string, certificate: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
}

/** Waits until "url" answers, and returns a function that stops the server. */
async function start(folder: string, url: string, servers: string, modules = ''): Promise<() => void> {
  const program = nginxPath();
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, modules + wholeConfiguration(folder, servers));
  const nginx = spawn(program, ['-c', config, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  });
  await answers(url);
  return () => {
    nginx.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}

function wholeConfiguration(folder: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(kind => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; pid ${folder}/pid; worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temporary}
  ${servers}
}
`;
}

/** Returns the path of an nginx. On Debian, root installs one if it is missing. */
export function nginxPath(): string {
  const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];
  const program = findOrInstall(places, 'nginx-light');
  if (!program) throw new Failure(`No nginx was found: ${howToGet('nginx-light')}.`);
  return program;
}
