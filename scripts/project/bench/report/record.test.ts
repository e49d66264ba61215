import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fixedAndEach } from './apart.ts';
import { countedPages } from './figure.ts';
import { PAGE, withSection } from './page.ts';
import { type Contest, readRecord, worseThan } from './record.ts';

const MARKED = 'Before\n<!-- bench: here -->\nstale figures\n<!-- /bench -->\nAfter\n';
const COLD = { name: 'Cold, 1,000 pages', unit: 'CPU s' } as const;

function contestOf(ours: number, reference: number, check = 9): Contest {
  const figures = [
    { ...COLD, value: ours, atMost: 1.5 },
    { name: 'First check', unit: 'CPU s' as const, value: check, against: COLD.name },
  ];
  const contestants = [
    { name: 'Slow & Steady', isReference: true as const, figures: [{ ...COLD, value: reference }] },
    { name: 'Quicker', figures: [{ ...COLD, value: 1234.5 }] },
    { name: 'Ashlar', isOurs: true as const, figures },
  ];
  return { cores: 2, node: '20.0.0', system: 'Linux', contestants };
}

it('tells what a build costs before its first page from what each page costs', () => {
  const measured = [
    { count: 1000, cpu: 5 },
    { count: 45, cpu: 1.18 },
  ];
  expect(fixedAndEach(measured)).toEqual([
    { name: 'Before the first page', value: expect.closeTo(1), unit: 'CPU s' },
    { name: 'Each page', value: expect.closeTo(4), unit: 'CPU ms' },
  ]);
  expect(fixedAndEach(measured.slice(1))).toEqual([]);
});

it('a figure has the name under which it was committed', () => {
  const names = readRecord().pages?.contestants.flatMap(({ figures }) => figures.map(({ name }) => name));
  expect(names).toContain(`Cold, ${countedPages(1000)}`);
});

it('the committed figures are those of the page', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(withSection(page, readRecord())).toBe(page);
});

describe('the section of the page', () => {
  const section = withSection(MARKED, { small: 1, pages: contestOf(2000, 1000) });

  it('stands between its marks', () => {
    expect(section).toMatch(/^Before\n<!-- bench: here -->\n\nEvery[\s\S]*<!-- \/bench -->\nAfter\n$/);
    expect(section).not.toContain('stale');
  });

  it('has every figure, the ratio to the reference, and says which goal was missed', () => {
    expect(section).toContain(
      '| Cold, 1,000 pages | 2,000.00 CPU s | 2.00 × | ≤ 1.50 × (missed) | 1,000.00 CPU s | 1,234.50 CPU s |',
    );
  });

  it('says who is ahead', () => {
    expect(section).toContain('- Cold, 1,000 pages: Slow & Steady; Quicker (Ashlar 2,000.00 CPU s).');
  });

  it('refuses a page without the marks', () => {
    expect(() => withSection('# Ashlar', { small: 1 })).toThrow('has lost the two marks');
  });
});

describe('a run beside the committed figures', () => {
  it('names what is more than a tenth worse, by its ratio to the reference of the same run', () => {
    expect(worseThan(contestOf(2, 2), contestOf(4.6, 4, 18))).toEqual([
      'Cold, 1,000 pages: 15 % worse, 1.15 × the reference; 1.00 × was committed.',
    ]);
  });

  it('names nothing on a slower machine', () => {
    expect(worseThan(contestOf(2, 2), contestOf(8, 8, 36))).toEqual([]);
  });
});
