import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hero, pageWith, temporarySite } from '../src/content/testing';

const GOOD = temporarySite({});
const BAD = temporarySite({
  'pages/index.json': pageWith({ blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricng' }] }] }),
  'pages/pricing.json': '{ "title": "Pricing" ',
});

function check(root: string, ...args: string[]) {
  const env = { ...process.env, ASHLAR_CONTENT: root, INIT_CWD: root };
  const run = spawnSync('node_modules/.bin/tsx', ['scripts/check.ts', ...args], { encoding: 'utf8', env });
  return { code: run.status, out: run.stdout.trim(), error: run.stderr.trim() };
}

describe.concurrent('the check as a command', { timeout: 30_000 }, () => {
  test('ends with 0 where all is well', () => {
    expect(check(GOOD)).toEqual({ code: 0, out: '1 page, no mistakes.', error: '' });
  });

  test('ends with 1 where the content is wrong, and says all of it', () => {
    const { code, out } = check(BAD);
    expect(code).toBe(1);
    expect(out).toContain('hero › links[0] › href: There is no page "/pricng". Did you mean "/pricing"?');
    expect(out).toContain('pages/pricing.json:1:1  This "{" is never closed. A "}" is missing.');
    expect(out).toMatch(/2 mistakes in 2 files\.$/);
  });

  test('tells only of the files that are named', () => {
    const named = ['pages/pricing.json', '/pricing', join(BAD, 'pages/pricing.json')];
    for (const name of named) {
      const { code, out } = check(BAD, name);
      expect(code).toBe(1);
      expect(out).toMatch(/1 mistake in 1 file\.$/);
    }
    expect(check(BAD, 'pages/_site.json')).toMatchObject({ code: 0, out: '0 pages, no mistakes.' });
  });

  test('writes the formats of other programs', () => {
    expect(JSON.parse(check(BAD, '--format', 'json').out).summary.mistakes).toBe(2);
    expect(JSON.parse(check(BAD, '--format=sarif').out).version).toBe('2.1.0');
    expect(check(BAD, '--format', 'github').out).toMatch(
      /^::error file=pages\/index\.json,line=\d+,col=\d+,/,
    );
  });

  test('ends with 2 and a sentence where it could not run', () => {
    const { code, error } = check(GOOD, '--fromat', 'json');
    expect(code).toBe(2);
    expect(error).toMatch(/^Unknown option '--fromat'\./);
    expect(check(GOOD, '--format', 'jsn')).toEqual({
      code: 2,
      out: '',
      error: 'There is no format "jsn". Did you mean json?',
    });
    expect(check(BAD, 'pages/pricng.json').error).toBe(
      'There is no file or page pages/pricng.json. Did you mean pages/pricing.json?',
    );
    expect(check(BAD, '/pricng').error).toBe('There is no file or page /pricng. Did you mean /pricing?');
    expect(check(GOOD, 'pages').error).toBe(
      'pages is not a page. Name files in pages/ that end in ".json", or addresses such as /pricing.',
    );
    expect(check(GOOD, '/etc/passwd').error).toMatch(/^\/etc\/passwd is not a page\./);
    expect(check(join(GOOD, 'pages')).error).toMatch(/^There is no folder pages\/ in /);
    expect(check(join(GOOD, 'pages')).code).toBe(2);
  });
});
