// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';
import { merge, type Record, readRecord } from './record.ts';
import { CHART, README, withSection } from './save.ts';

const ON = { cores: 2, node: '20.0.0', system: 'Linux' };
const COLD = { name: 'Cold, 1,000 pages', unit: 'CPU s' } as const;
const EXAMPLE: Record = {
  own: { ...ON, figures: [{ ...COLD, value: 2.5, goal: 2 }] },
  peers: {
    ...ON,
    contestants: [
      { name: 'Ashlar', isOurs: true, figures: [{ ...COLD, value: 2.5 }] },
      { name: 'Quicker & Co', figures: [{ ...COLD, value: 1.25 }] },
      { name: 'Slower', figures: [{ ...COLD, value: 1234.5 }] },
    ],
  },
  photographs: {
    ...ON,
    note: 'The photographs are drawn.',
    contestants: [
      { name: 'Ashlar', isOurs: true, figures: [{ name: 'Page', value: 50, unit: 'kB' }] },
      { name: 'Heavier', figures: [{ name: 'Page', value: 75, unit: 'kB' }] },
    ],
    figures: [{ name: '200 photographs, cold', value: 300, unit: 'CPU s' }],
  },
};
const MARKED = 'Before\n<!-- bench: here -->\nstale figures\n<!-- /bench -->\nAfter\n';

describe('the committed figures', () => {
  it('are those of the README', () => {
    const readme = readFileSync(README, 'utf8');
    expect(withSection(readme, readRecord())).toBe(readme);
  });

  it('are those of the chart', () => {
    expect(chart(readRecord())).toBe(readFileSync(CHART, 'utf8'));
  });
});

describe('the section of the README', () => {
  const section = withSection(MARKED, EXAMPLE);

  it('stands between its marks', () => {
    expect(section).toMatch(/^Before\n<!-- bench: here -->\n\nEvery[\s\S]*<!-- \/bench -->\nAfter\n$/);
    expect(section).not.toContain('stale');
  });

  it('has every figure, and says which goal was missed', () => {
    expect(section).toContain('| Slower | 1,234.50 CPU s |');
    expect(section).toContain('| Cold, 1,000 pages | 2.50 CPU s | ≤ 2.00 CPU s (missed) |');
  });

  it('has a column for each tool that makes pictures', () => {
    expect(section).toContain('|  | Ashlar | Heavier |');
    expect(section).toContain('| Page | 50.0 kB | 75.0 kB |');
    expect(section).toContain('| 200 photographs, cold | 300.00 CPU s |');
  });

  it('says who is ahead', () => {
    expect(section).toContain('- Cold, 1,000 pages: Quicker & Co (1.25 CPU s); Ashlar 2.50 CPU s.');
  });

  it('refuses a README without the marks', () => {
    expect(() => withSection('# Ashlar', EXAMPLE)).toThrow('has lost the two marks');
  });
});

describe('the chart', () => {
  it('is one well-formed picture with the shortest bar first', () => {
    const svg = chart(EXAMPLE);
    const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
    const names = [...documentElement.querySelectorAll('.name')].map(name => name.textContent);
    expect(names).toEqual(['Quicker & Co', 'Ashlar', 'Slower']);
  });
});

it('keeps the figures that a run did not measure', () => {
  const known = [
    { ...COLD, value: 3 },
    { ...COLD, name: 'Check', value: 1 },
  ];
  const measured = [
    { ...COLD, name: 'New', value: 7 },
    { ...COLD, value: 2 },
  ];
  expect(merge(known, measured).map(({ name, value }) => [name, value])).toEqual([
    ['Cold, 1,000 pages', 2],
    ['Check', 1],
    ['New', 7],
  ]);
});
