// Writes what Apache needs to know: for a server of one's own as _apache.conf, which its configuration includes, and for web space
// without a configuration as .htaccess. Both have the same rules.
import { ENCODED, PACKED, RUN } from '../document/files/public-names.ts';
import type { Headers } from '../draw/html/policy.ts';

const ROUTE = '[a-z0-9][a-z0-9/_-]*';

/** "ofFiles" are the headers that differ in a folder of files. "missing" are the pages that are shown for what is missing. */
export type ApacheFacts = {
  headers: Headers;
  ofFiles: { [folder: string]: Headers };
  redirects: { from: string; to: string }[];
  missing: string[];
};

export function apacheFile(facts: ApacheFacts): string {
  return `# Include this inside the directory of the site. It needs the modules headers, mime and rewrite:
#   <Directory /path/to/dist>
#     Require all granted
#     AllowOverride None
#     Options -Indexes -MultiViews
#     DirectorySlash Off
#     Include /path/to/dist/_apache.conf
#   </Directory>
${rules(facts, (_, lines) => lines, [])}`;
}

/**
 * A host answers 500 for every address if this file has a directive that it does not allow. So this has directives of one kind
 * alone (FileInfo), which most web space allows, and asks for each module first.
 */
export function htaccessFile(facts: ApacheFacts): string {
  return `# Apache reads this by itself. If your host answers every address with 500 or 403, it allows none of this: take the file away.
${rules(facts, (module, lines) => [`<IfModule ${module}>`, ...lines, '</IfModule>'], WITH_SLASH)}`;
}

type Within = (module: string, lines: string[]) => string[];

function rules(facts: ApacheFacts, within: Within, withSlash: string[]): string {
  const lines = [
    ...facts.missing.map(errorPage),
    '# Every file is sent as it is, whatever stands in the middle of its name.',
    'SetHandler default-handler',
    'AddDefaultCharset utf-8',
    ...within('mod_mime.c', kinds()),
    ...within('mod_headers.c', headerLines(facts)),
    ...within('mod_rewrite.c', addresses(facts, withSlash)),
  ];
  return `${lines.join('\n')}\n`;
}

function errorPage(route: string): string {
  const line = `ErrorDocument 404 ${route}.html`;
  const folder = route.replace(/404$/, '');
  return folder === '/' ? line : `<If "%{REQUEST_URI} =~ m#^${folder}#">\n${line}\n</If>`;
}

function kinds(): string[] {
  const dotted = (endings: string[]) => endings.map(ending => `.${ending}`).join(' ');
  return [
    `RemoveHandler ${dotted(RUN)}`,
    `RemoveOutputFilter ${dotted(RUN)}`,
    `RemoveType ${dotted(RUN)}`,
    `RemoveCharset ${dotted(ENCODED)}`,
    `RemoveEncoding ${dotted(PACKED)}`,
    'AddType application/manifest+json .webmanifest',
  ];
}

function headerLines({ headers, ofFiles }: ApacheFacts): string[] {
  const set = (all: Headers, where = '') =>
    Object.entries(all).map(([name, value]) => `Header always set ${name} "${value}"${where}`);
  const folders = Object.entries(ofFiles).flatMap(([folder, own]) =>
    set(own, ` "expr=%{REQUEST_URI} =~ m#^/${folder}/#"`),
  );
  return [...set(headers), ...folders];
}

/** One address for each page: no ".html" and no slash at the end. */
function addresses({ redirects, missing }: ApacheFacts, withSlash: string[]): string[] {
  return [
    'RewriteEngine On',
    '# Apache asks again for what a rule or it itself has found.',
    'RewriteCond %{ENV:REDIRECT_STATUS} . [OR]',
    'RewriteCond %{IS_SUBREQ} =true',
    'RewriteRule ^ - [L]',
    '# Files for hosts, and the pages for what is missing.',
    'RewriteRule ^(?:_|\\.(?!well-known/)) - [R=404,L]',
    ...missing.flatMap(route => [asked(route), 'RewriteRule ^ - [R=404,L]']),
    ...redirects.flatMap(({ from, to }) => [asked(from), `RewriteRule ^ ${to} [R=301,L]`]),
    asked('/index(?:\\.html)?'),
    'RewriteRule ^ / [R=301,L]',
    asked(`/(${ROUTE})\\.html`),
    'RewriteRule ^ /%1 [R=301,L]',
    ...withSlash,
    asked(`/(${ROUTE})/`),
    'RewriteRule ^ /%1 [R=301,L]',
    'RewriteRule ^$ /index.html [L]',
    ...pageAt('^(.+)$', `^(${ROUTE})$`),
    '# Some hosts choose any file of that name.',
    asked(`/${ROUTE}`),
    ...pageAt('^(.+/[^./]+)\\.[^/]+$', `^(${ROUTE})\\.`),
    '# A folder is no page.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule . - [R=404,L]',
  ];
}

/** Rules see the name of a file that Apache has chosen already. This is what the visitor's browser has asked for. */
function asked(path: string): string {
  return `RewriteCond %{THE_REQUEST} "^\\S+ ${path}[? ]"`;
}

/** Sends the page if there is one. "file" takes the name without an ending from the file's path, "path" from the address. */
function pageAt(file: string, path: string): string[] {
  return [
    `RewriteCond %{REQUEST_FILENAME} ${file}`,
    'RewriteCond %1.html -f',
    `RewriteRule ${path} /$1.html [L]`,
  ];
}

/** DirectorySlash is not among the directives that web space allows. So Apache leads "/services" to "/services/" if it has a folder. */
const WITH_SLASH = [
  '# A page that has a folder is asked for with a slash here.',
  ...pageAt('^(.+)/$', `^(${ROUTE})/$`),
  'RewriteCond %{REQUEST_FILENAME} !-d',
];
