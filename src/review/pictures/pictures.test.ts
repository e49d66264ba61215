import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { albumPage } from './album.ts';
import { lendPackages } from './build.ts';
import { chromiumPath } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-pictures-'));
  for (const side of ['now', 'before']) {
    mkdirSync(join(folder, side));
    lock(side, { ajv: '8.1.0' });
    writeFileSync(join(folder, side, 'vite.config.ts'), '');
  }
  mkdirSync(join(folder, 'now/node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function lock(side: string, versions: Record<string, string>) {
  const packages = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  const text = JSON.stringify({ packages: { '': { version: side }, ...Object.fromEntries(packages) } });
  writeFileSync(join(folder, side, 'package-lock.json'), text);
}

const lend = () => lendPackages(join(folder, 'now'), join(folder, 'before'));

describe('the earlier version', () => {
  it('is built with the packages that are here, where it names the same', () => {
    expect(lend()).toBeUndefined();
    expect(lstatSync(join(folder, 'before/node_modules')).isSymbolicLink()).toBe(true);
  });

  it('is built with them where packages have been added since', () => {
    lock('now', { ajv: '8.1.0', motion: '14.0.0' });
    expect(lend()).toBeUndefined();
  });

  it.each([
    ['another version', { ajv: '8.0.0' }],
    ['a package that is gone', { ajv: '8.1.0', wouter: '3.0.0' }],
  ])('is left out where it needs %s', (_, versions) => {
    lock('before', versions);
    expect(lend()).toBe('it needs other packages than the ones that are installed.');
    expect(existsSync(join(folder, 'before/node_modules'))).toBe(false);
  });
});

describe('a missing browser', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is named in a sentence, and nothing is installed', () => {
    const ran = join(folder, 'ran');
    for (const name of ['flock', 'apt-get', 'dpkg', 'sudo', 'sh'])
      writeFileSync(join(folder, name), `#!/bin/sh\necho "$0 $*" >> '${ran}'\n`, { mode: 0o755 });
    vi.stubEnv('PATH', folder);
    const path = join(folder, 'chromium');
    vi.stubEnv('CHROME_PATH', path);
    expect(chromiumPath).toThrow(`CHROME_PATH is ${path}, and no program is there.`);
    expect(existsSync(ran)).toBe(false);
  });
});

describe('the page with the pictures', () => {
  const page = albumPage({
    headline: 'One page changed.',
    compared: 'Compared with the last commit.',
    remarks: ['Two more pages are left out.'],
    spreads: [
      {
        title: 'Fees <script> (/fees)',
        sentences: ['heading changed: "a" → "<b>"'],
        shots: [
          { width: 'desktop', before: 'fees-before.png', after: 'fees-after.png', same: false },
          { width: 'phone', same: true },
        ],
      },
    ],
  });

  it('shows before and after side by side, or says that they are the same', () => {
    expect([...page.matchAll(/<img src="([^"]+)"/g)].map(match => match[1])).toEqual([
      'fees-before.png',
      'fees-after.png',
    ]);
    expect(page).toContain('On a phone it looks the same as before.');
    expect(page).toContain('Two more pages are left out.');
  });

  it('fetches nothing from elsewhere and obeys nothing of the content', () => {
    expect(page).not.toMatch(/https?:|<script|<b>/);
    expect(page).toContain('Fees &lt;script&gt; (/fees)');
  });
});
