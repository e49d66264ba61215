// Measures where things are in a social picture. Its letters are outlines, so there is no text to look for.
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SocialTheme } from '../../site/look/social-theme.ts';
import { missingLetters } from '../../site/look/typeface.ts';
import { socialDrawing } from './draw.ts';
import { openLettering } from './lettering.ts';
import { breakLines } from './line-breaks.ts';

const RUBIK = dirname(require.resolve('@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2'));
const face = (weight: number, ...scripts: string[]) =>
  scripts.map(script => ({ path: join(RUBIK, `rubik-${script}-wght-normal.woff2`), weight }));

const colour = '#123456';
const theme: SocialTheme = {
  brand: 'Oak & Awl',
  host: 'www.example.com',
  language: 'en',
  direction: 'ltr',
  colours: {
    paper: '#ffffff',
    ink: '#000000',
    mute: '#777777',
    accent: '#0000ff',
    bar: colour,
    tint: colour,
    brand: colour,
    highlight: colour,
  },
  radius: 4,
  heading: face(500, 'latin', 'latin-ext', 'hebrew', 'arabic'),
  text: face(600, 'latin', 'latin-ext', 'hebrew', 'arabic'),
};

type Box = { left: number; right: number; top: number; bottom: number };

/** The box around each line of letters, from the top down. */
function linesOf(svg: string): Box[] {
  const lines = [...svg.matchAll(/translate\((\S+) (\S+)\) scale\((\S+)\)" d="([^"]*)"/g)].map(
    ([, x, y, scale, path = '']) => {
      const points = [...path.matchAll(/(-?\d+\.\d) (-?\d+\.\d)/g)];
      const across = points.map(([, at]) => Number(x) + Number(at) * Number(scale));
      const down = points.map(([, , at]) => Number(y) + Number(at) * Number(scale));
      return {
        left: Math.min(...across),
        right: Math.max(...across),
        top: Math.min(...down),
        bottom: Math.max(...down),
      };
    },
  );
  return lines.sort((a, b) => a.top - b.top);
}

describe('the words of a social picture', () => {
  const TITLES = [
    'FAQ',
    'Ngā mihi: Māori & Pākehā',
    'How to order a table made to measure: five steps and no more',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    'W'.repeat(65),
    'שולחנות לפי מידה: Oak & Awl ב־2026?',
    'میزهایی که به اندازهٔ اتاق شما ساخته می‌شوند (۱۲ تا 24 نفر)',
  ];

  it.each(TITLES)('stand within its margins, each below the other: %s', async title => {
    for (const direction of ['ltr', 'rtl'] as const) {
      const lines = linesOf(await socialDrawing({ title, kicker: 'Guides' }, { ...theme, direction }));
      expect(lines.length).toBeGreaterThanOrEqual(4);
      for (const { left, right, top, bottom } of lines) {
        expect(left).toBeGreaterThan(70);
        expect(right).toBeLessThan(1130);
        expect(top).toBeGreaterThan(60);
        expect(bottom).toBeLessThan(580);
      }
      for (const [index, { top }] of lines.entries()) expect(top).toBeGreaterThan(lines[index - 1]?.top ?? 0);
      const starts = lines.map(({ left, right }) => (direction === 'rtl' ? 1200 - right : left));
      for (const start of starts) expect(start).toBeLessThan(95);
    }
  });

  it('are left out where they are missing in the typefaces, but for the title', async () => {
    const full = linesOf(await socialDrawing({ title: 'Tea', kicker: 'Guides' }, theme));
    const less = linesOf(await socialDrawing({ title: 'Tea', kicker: '案内' }, { ...theme, brand: '茶' }));
    expect(full.length - less.length).toBe(2);
  });
});

describe('letters', () => {
  const persian = face(500, 'latin', 'arabic');

  it('are known to be missing before anything is drawn', () => {
    expect(missingLetters('Oak & ā 静岡 ā', face(500, 'latin'))).toEqual(['ā', '静', '岡']);
    expect(missingLetters('می‌شوند و Oak', persian)).toEqual([]);
  });

  it('join as their script asks, and run in its direction', async () => {
    const set = await openLettering([persian], 'fa', 'rtl');
    const width = (text: string) => set(text, persian).width;
    // Each letter would have another shape if it stood alone.
    const apart = [...'میشو'].reduce((sum, letter) => sum + width(letter), 0);
    expect(width('میشو')).toBeLessThan(apart * 0.9);
    // The first word is furthest to the right, but Latin letters and digits keep their own order.
    const latin = set('Oak 24', persian);
    expect(set('Oak 24 تا', persian).path.startsWith(set('تا', persian).path)).toBe(true);
    expect(set('تا Oak 24', persian).path.startsWith(latin.path)).toBe(true);
  });

  it('are as heavy as they are asked to be', async () => {
    const [light, heavy] = [face(300, 'latin'), face(900, 'latin')];
    const set = await openLettering([light, heavy], 'en', 'ltr');
    expect(set('Oak', heavy).width).toBeGreaterThan(set('Oak', light).width * 1.05);
  });
});

describe('lines', () => {
  const room = { width: 100, height: 40, lineHeight: 1, sizes: [10, 5] };
  const width = (text: string) => text.length;
  const CASES: { name: string; text: string; size: number; lines: string[] }[] = [
    { name: 'one where there is room', text: 'Ten letter', size: 10, lines: ['Ten letter'] },
    { name: 'as long as each other', text: 'one two three', size: 10, lines: ['one two', 'three'] },
    {
      name: 'smaller where a word is long',
      text: 'an overwhelming word',
      size: 5,
      lines: ['an overwhelming word'],
    },
    {
      name: 'ended within a word that no line has room for',
      text: 'Überwachungsaufgabenübertragung',
      size: 5,
      lines: ['Überwachungsaufgabe-', 'nübertragung'],
    },
    { name: 'ended after a hyphen', text: 'Oak-and-awl', size: 10, lines: ['Oak-', 'and-awl'] },
    { name: 'ended between words without spaces', text: '机を寸法どおりに作る仕事場', size: 10, lines: [] },
  ];

  it.each(CASES)('are $name', ({ text, size, lines }) => {
    const broken = breakLines(text, room, width);
    expect(broken.size).toBe(size);
    if (lines.length > 0) expect(broken.lines).toEqual(lines);
    else expect(broken.lines.length).toBe(2);
    expect(broken.lines.every(line => line.length <= room.width / size)).toBe(true);
  });
});
