// Writes headers, caching, redirects and 404 pages for all kinds of host, all from one source.

import { is404Page } from '../document/files/pages.ts';
import { FILE_FOLDERS } from '../document/files/public.ts';
import { FILE_POLICY, type Headers } from '../draw/html/policy.ts';
import type { Library } from '../site/types.ts';
import { apacheFile, htaccessFile } from './apache-files.ts';

const MONTH = 'public, max-age=2592000';
const ASK = 'public, max-age=0, must-revalidate';

export type Redirect = { from: string; to: string };

/** "plainHost" is for web space without a configuration: Apache finds .htaccess there by itself, and other hosts do not show it. */
export function hostFiles(headers: Headers, library: Library, plainHost = false): Map<string, string> {
  const redirects = redirectsIn(library);
  const missing = library.routes().filter(is404Page);
  const files = Object.fromEntries(FILE_FOLDERS.map(folder => [folder, ofFiles(folder)]));
  const apache = { headers: { ...headers, 'Cache-Control': ASK }, ofFiles: files, redirects, missing };
  return new Map([
    ['_apache.conf', apacheFile(apache)],
    ...(plainHost ? [['.htaccess', htaccessFile(apache)] as const] : []),
    ['_headers', headersFile(headers)],
    ['_redirects', redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ['_nginx.conf', nginxFile(headers, redirects, missing)],
  ]);
}

export function redirectsIn(library: Library): Redirect[] {
  return library.routes().flatMap(to => redirectsTo(to, library));
}

function redirectsTo(to: string, library: Library): Redirect[] {
  const page = library.page(to);
  return page ? library.summary(page).redirects.map(from => ({ from: String(from), to })) : [];
}

/** The headers for every address, as Netlify, the preview and Cloudflare Pages read them. */
export function headersFile(headers: Headers): string {
  const lines = linesOf(headers, (name, value) => `${name}: ${value}`);
  const others = FILE_FOLDERS.map(folder => {
    const own = linesOf(ofFiles(folder), (name, value) => `! ${name}\n  ${name}: ${value}`);
    return `/${folder}/*\n${own}\n`;
  });
  return `/*\n${lines}\n  Cache-Control: ${ASK}\n${others.join('')}`;
}

/** What differs for files that are not pages. In assets/ a changed file keeps its name, so browsers have to ask each time. */
function ofFiles(folder: string): Headers {
  return { 'Content-Security-Policy': FILE_POLICY, 'Cache-Control': folder === 'assets' ? ASK : MONTH };
}

function linesOf(headers: Headers, line: (name: string, value: string) => string, indent = '  '): string {
  return Object.entries(headers)
    .map(([name, value]) => indent + line(name, value))
    .join('\n');
}

function nginxFile(headers: Headers, redirects: Redirect[], missing: string[]): string {
  const add = (headers: Headers, indent: string) =>
    linesOf(headers, (name, value) => `add_header ${name} "${value}" always;`, indent);
  // In nginx, add_header in a location replaces all headers from outside, so each location repeats the whole list
  // (https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header).
  const folders = FILE_FOLDERS.map(folder => {
    const own = add({ ...headers, ...ofFiles(folder) }, '  ');
    return `location /${folder}/ {\n  try_files $uri =404;\n${own}\n}`;
  });
  const sections = missing
    .filter(route => route !== '/404')
    .map(route => {
      const folder = route.replace(/404$/, '');
      return `location ${folder} {\n  error_page 404 ${route}.html;\n  try_files $uri $uri.html =404;\n}`;
    });
  // A "not found" page answers 404 at its own address too.
  const missingThemselves = missing.map(
    route => `location = ${route} {\n  error_page 404 ${route}.html;\n  return 404;\n}`,
  );
  return `# Include this inside a server block:
#   server { listen 443 ssl; server_name …; root /path/to/dist; include /path/to/dist/_nginx.conf; }
# Texts are compressed on their way. After "npm run build -- --compress" they lie compressed beside each file and are sent as
# they are; with the brotli module loaded, add "brotli_static on;".
charset utf-8;
gzip_static on;
gzip on;
gzip_min_length 512;
gzip_types text/css text/javascript application/javascript application/json application/xml application/manifest+json image/svg+xml text/xml text/plain;
gzip_vary on;
server_tokens off;
absolute_redirect off;
${missing.includes('/404') ? 'error_page 404 /404.html;\n' : ''}# For every answer, redirects and refusals as well.
${add({ ...headers, 'Cache-Control': ASK }, '')}
# Only plain names are sent on: "//host" or "/\\host" would lead off the site.
if ($request_uri ~ "^/index\\.html") { return 301 /$is_args$args; }
if ($request_uri ~ "^/([a-z0-9][a-z0-9/_-]*)\\.html($|\\?)") { return 301 /$1$is_args$args; }

location = / { try_files /index.html =404; }
location = /index { return 301 /$is_args$args; }
location = /manifest.webmanifest { types { } default_type application/manifest+json; }
location ~ ^/(?:_|\\.(?!well-known/)) { return 404; }
location ~ \\.html$ { internal; }
location ~ ^(/[a-z0-9][a-z0-9/_-]*)/$ { return 301 $1$is_args$args; }
${redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n')}
${folders.join('\n')}
${[...missingThemselves, ...sections].join('\n')}
location / { try_files $uri $uri.html =404; }
`;
}
