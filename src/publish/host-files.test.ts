// Tests the files for hosts. A site itself decides only whether HTTPS is required for its whole domain.
import { expect, it } from 'vitest';
import {
  type Files,
  pageWith,
  siteDocument,
  siteWith,
} from '../../tests/support/documents/sites/small-site.ts';
import { securityHeaders } from '../draw/html/policy.ts';
import { hostFiles } from './host-files.ts';

const WHOLE_DOMAIN = 'max-age=63072000; includeSubDomains; preload';

function filesOf(fields: object): { headers: string; nginx: string } {
  const { library, says } = siteWith({ 'pages/_site.json': siteDocument(fields) });
  expect(says()).toEqual([]);
  const files = hostFiles(securityHeaders([], library.settings().document), library);
  return { headers: files.get('_headers') ?? '', nginx: files.get('_nginx.conf') ?? '' };
}

it('binds the whole domain to https where the site document says so', () => {
  const { headers, nginx } = filesOf({ httpsForWholeDomain: true });
  expect(headers).toContain(`  Strict-Transport-Security: ${WHOLE_DOMAIN}\n`);
  expect(nginx).toContain(`add_header Strict-Transport-Security "${WHOLE_DOMAIN}" always;`);
});

it('binds this address alone, for a month, where it says nothing, and leaves all else as strict', () => {
  const { headers, nginx } = filesOf({});
  expect(headers).toContain('  Strict-Transport-Security: max-age=2592000\n');
  expect(headers + nginx).not.toMatch(/includeSubDomains|preload/);
  const strict = filesOf({ httpsForWholeDomain: true });
  expect(headers).toBe(strict.headers.replaceAll(WHOLE_DOMAIN, 'max-age=2592000'));
  expect(nginx).toBe(strict.nginx.replaceAll(WHOLE_DOMAIN, 'max-age=2592000'));
});

it('names a page for addresses that there are not only where the site has one', () => {
  const nginxOf = (files: Files) =>
    hostFiles(securityHeaders([]), siteWith(files).library).get('_nginx.conf');
  expect(nginxOf({})).not.toContain('404.html');
  expect(nginxOf({ 'pages/404.json': pageWith({ title: 'Not found' }) })).toContain(
    '\nerror_page 404 /404.html;\n',
  );
});

it('writes .htaccess for a plain host alone, with nothing that web space does not allow', () => {
  const { library } = siteWith({
    'pages/404.json': pageWith({ title: 'Not found' }),
    'pages/news/404.json': pageWith({ title: 'No news' }),
  });
  expect([...hostFiles(securityHeaders([]), library).keys()]).toEqual([
    '_apache.conf',
    '_headers',
    '_redirects',
    '_nginx.conf',
  ]);
  const text = hostFiles(securityHeaders([]), library, true).get('.htaccess') ?? '';
  const used = text.split('\n').flatMap(line => /^<?\/?(\w+)/.exec(line)?.[1] ?? []);
  // https://httpd.apache.org/docs/2.4/mod/overrides.html#override-fileinfo
  const allowed = [
    ...['IfModule', 'If', 'ErrorDocument', 'SetHandler', 'AddDefaultCharset', 'AddType', 'Header'],
    ...['RemoveHandler', 'RemoveOutputFilter', 'RemoveType', 'RemoveCharset', 'RemoveEncoding'],
    ...['RewriteEngine', 'RewriteCond', 'RewriteRule'],
  ];
  expect(new Set(used)).toEqual(new Set(allowed));
});

it('refuses anything but true', () => {
  const { says } = siteWith({ 'pages/_site.json': siteDocument({ httpsForWholeDomain: false }) });
  expect(says()).toEqual(['"httpsForWholeDomain" is true, or it is left out.']);
});
