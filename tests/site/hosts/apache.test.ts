// The finished site behind Apache: set up as docs/publishing.md says, and on web space that reads .htaccess.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '../../../src/draw/html/policy.ts';
import { hostFiles } from '../../../src/publish/host-files.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import type { Library } from '../../../src/site/types.ts';
import { blockInGuide } from '../../support/documents/sites/guide-files.ts';
import { type Apache, findApache, startApache } from '../../support/hosts/apache.ts';
import { type SiteOfAllKinds, siteOfAllKinds } from '../../support/hosts/kinds.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';

const program = findApache();

/** A host that offers everything that could get in the way. "allowed" is what .htaccess may say there. */
const webSpace = (allowed: string) => `DocumentRoot /srv/oak-and-awl
<Directory /srv/oak-and-awl>
  Require all granted
  Options Indexes FollowSymLinks MultiViews
  AllowOverride ${allowed}
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`;

const SETUPS = {
  'as the guide sets it up': blockInGuide(readFileSync('docs/publishing.md', 'utf8'), 'host=apache'),
  'on web space that allows all': webSpace('All'),
  'on web space that allows FileInfo alone': webSpace('FileInfo'),
};

/** Files that the check refuses. Apache obeys the middle of their names if nobody tells it not to. */
const TRICKS = {
  'terms.var.txt': 'URI: a\nContent-type: text/html\nBody:----\n<script>alert(1)</script>\n----\n',
  'run.pl.txt': 'Words.',
  'packed.gz.txt': 'Words.',
  'feed.gb.xml': '<rss/>',
  'feed.sjis.xml': '<rss/>',
};

describe.runIf(program).each(Object.entries(SETUPS))('%s,', (name, setup) => {
  const isWebSpace = name.includes('web space');
  let site: SiteOfAllKinds;
  let apache: Apache;

  beforeAll(async () => {
    site = siteOfAllKinds();
    chmodSync(site.folder, 0o755);
    for (const [file, text] of Object.entries(TRICKS)) writeFileSync(join(site.folder, file), text);
    const files = hostFiles(securityHeaders([]), withOldAddress(), true);
    for (const file of isWebSpace ? ['.htaccess'] : ['_apache.conf'])
      writeFileSync(join(site.folder, file), files.get(file) ?? '');
    expect(setup).toContain('/srv/oak-and-awl');
    apache = await startApache(program ?? '', setup.replaceAll('/srv/oak-and-awl', site.folder));
  });

  afterAll(() => {
    apache?.stop();
    site?.remove();
  });

  const get = (path: string) => fetch(apache.url + path, { redirect: 'manual' });

  it('each address answers with its own kind, and with the policy', async () => {
    const answers: { [path: string]: [number, string] } = {
      '/': [200, 'text/html; charset=utf-8'],
      '/preise': [200, 'text/html; charset=utf-8'],
      [isWebSpace ? '/leistungen/' : '/leistungen']: [200, 'text/html; charset=utf-8'],
      '/leistungen/wartung': [200, 'text/html; charset=utf-8'],
      '/preise.json': [200, 'application/json'],
      '/images/fahrrad.svg': [200, 'image/svg+xml'],
      '/terms.var.txt': [200, 'text/plain; charset=utf-8'],
      '/run.pl.txt': [200, 'text/plain; charset=utf-8'],
      '/packed.gz.txt': [200, 'text/plain; charset=utf-8'],
      '/feed.gb.xml': [200, 'application/xml'],
      '/feed.sjis.xml': [200, 'application/xml'],
    };
    for (const [path, expected] of Object.entries(answers)) {
      const { status, headers } = await get(path);
      expect([path, status, headers.get('content-type')]).toEqual([path, ...expected]);
      expect([path, headers.get('content-encoding')]).toEqual([path, null]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(
        path.startsWith('/images/') ? /^default-src 'none'; base-uri/ : /script-src 'self'/,
      );
    }
  });

  it('what is missing, and what is meant for hosts, answers 404 with the page of its part of the site', async () => {
    const forHosts = ['_headers', '_redirects', '_nginx.conf', '_apache.conf', '%5fheaders', '.well'];
    const missing = ['nothing-here', 'images', '404', 'magazin/nothing-here', 'magazin/404'];
    for (const path of [...forHosts, ...missing]) {
      const answer = await get(`/${path}`);
      const [, route] = /<main[^>]* data-route="([^"]*)"/.exec(await answer.text()) ?? [];
      const expected = path.startsWith('magazin/') ? '/magazin/404' : '/404';
      expect([path, answer.status, route]).toEqual([path, 404, expected]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('each page has one address', async () => {
    const redirects: { [path: string]: string } = {
      '/preise/': '/preise',
      '/preise.html': '/preise',
      '/leistungen/wartung.html?a=1': '/leistungen/wartung?a=1',
      '/leistungen/wartung/': '/leistungen/wartung',
      '/index.html': '/',
      '/index?a=1': '/?a=1',
      '/alt/was-es-kostet?a=1': '/preise?a=1',
      ...(isWebSpace
        ? { '/leistungen': '/leistungen/' }
        : { '/leistungen/': '/leistungen', '/images/': '/images' }),
    };
    for (const [from, to] of Object.entries(redirects)) {
      const answer = await get(from);
      expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, apache.url + to]);
    }
  });
});

function withOldAddress(): Library {
  const file = 'pages/preise.json';
  const page = JSON.parse(readFileSync(join(SECOND_CONTENT, file), 'utf8'));
  const text = JSON.stringify({ ...page, redirects: ['/alt/was-es-kostet'] });
  return openLibrary(SECOND_CONTENT, process.cwd()).withText({ file, text });
}
