// What visitors download from each page of the finished site fits the bytes in budgets.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { leaveNote } from '../../support/note.ts';
import { BUDGETS, judgeWeight } from '../../support/site/budgets.ts';
import { allPages, builtHtml } from '../../support/site/pages.ts';

const weigh = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;

describe.each(
  allPages().flatMap(({ name, folder, routes }) => routes.map(route => ({ name, folder, route }))),
)('$name, $route', ({ name, folder, route }) => {
  const html = builtHtml(route, folder);

  it('is one file that asks for no script, and for no style sheet but that for print', () => {
    const asked = html.match(/<script[^>]* src=[^>]*>|<link[^>]* rel="(?:stylesheet|modulepreload)"[^>]*>/g);
    expect(asked).toEqual(['<link rel="stylesheet" href="/assets/print.css" media="print">']);
  });

  it('weighs what its budget allows, or leaves a note of how much more', context => {
    const bytes = weigh(html);
    const { atMost, note } = judgeWeight({ name, route, bytes });
    leaveNote(context, note);
    const advice = 'Shorten the page, or make two of it; budgets.json says what it may weigh.';
    expect(bytes, advice).toBeLessThanOrEqual(atMost);
  });

  it('has a loader as small as its budget', () => {
    const [, loader = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
    expect(loader).toContain('import(');
    expect(Buffer.byteLength(loader)).toBeLessThanOrEqual(
      html.includes(' data-live=""') ? BUDGETS.liveLoader : BUDGETS.loader,
    );
  });

  it('has fonts that are as light as their budget', () => {
    const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(
      ([, href = '']) => href,
    );
    // A font that is requested later comes after the first paint, so the stand-in stays for the whole visit.
    const faces = [...html.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face);
    const everyday = faces.filter(face => !face.includes('unicode-range') && !face.includes('local('));
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.sort()).toEqual(everyday.map(face => /url\(([^)]+)\)/.exec(face)?.[1]).sort());
    const bytes = fonts.map(href => readFileSync(join(folder, href)).length);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.fonts);
  });
});

it.each(allPages())('the app of $name is as light as its budget', ({ folder }) => {
  const scripts = readdirSync(join(folder, 'assets')).filter(name => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.map(name => weigh(readFileSync(join(folder, 'assets', name))));
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(BUDGETS.app);
});

describe('the budget of a page', () => {
  const { home, homeAtMost, page, pageAtMost } = BUDGETS;

  it.each([
    { name: 'home on its budget', route: '/', bytes: home, isRed: false },
    { name: 'home above it', route: '/', bytes: home + 12, isRed: false, more: 12 },
    { name: 'home at its most', route: '/', bytes: homeAtMost, isRed: false, more: homeAtMost - home },
    { name: 'home above its most', route: '/', bytes: homeAtMost + 1, isRed: true },
    { name: 'a page on its budget', route: '/faq', bytes: page, isRed: false },
    { name: 'a page above it', route: '/faq', bytes: page + 1, isRed: false, more: 1 },
    { name: 'a page above its most', route: '/faq', bytes: pageAtMost + 1, isRed: true },
  ])('$name', ({ route, bytes, isRed, more }) => {
    const { atMost, note } = judgeWeight({ name: 'a site', route, bytes });
    expect(bytes > atMost).toBe(isRed);
    const words = new RegExp(`^${route} of a site weighs ${more} bytes more than its budget of `);
    expect(note ?? '').toMatch(more ? words : /^$/);
  });
});
