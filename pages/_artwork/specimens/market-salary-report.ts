// A page of an invented Market Salary Report: what a motor mechanic in Geelong is paid.
import { across, diamond, dot, down, num, rect } from '../pen.ts';
import { beside } from './charts.ts';
import { facts, finding, keyOf, references, table } from './parts.ts';
import type { Draw, Specimen } from './sheet.ts';

const OFFER = 82;
const SOURCES = [
  // name, short name, records, low, lower quartile, median, upper quartile, high
  ['Earnings statistics, Vic.', 'Statistics', '118', 66, 75.2, 80.1, 86.1, 97],
  ['Government job portal', 'Portal, gov.', '19', 64, 72.4, 78.1, 84.0, 92],
  ['Commercial job portal', 'Portal, com.', '23', 68, 76.3, 82.2, 88.2, 98],
  ['Industry pay survey', 'Pay survey', '64', 67, 74.1, 79.6, 85.3, 94],
  ['Employer’s own payroll', 'Payroll', '5', 74, 77.0, 80.0, 83.4, 86],
] as const;
const ADVERTS = [1, 2, 3, 5, 8, 9, 6, 4, 3, 1]; // 42 roles in steps of $4,000 from $60,000
const [LEAST, MOST] = [60, 100];
const MARKS = [60, 70, 80, 90, 100];

const money = (thousands: number): string => Math.round(thousands * 1000).toLocaleString('en-AU');

/** How far the offer lies from a median. */
const against = (median: number): string => {
  const percent = (OFFER / median - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
};

const histogram: Draw = ({ pen, x, y, w, isStrip }) => {
  const unit = isStrip ? 12.5 : 8.4;
  const foot = y + 20 + 9 * unit;
  const step = w / ADVERTS.length;
  const at = (value: number): number => x + ((value - LEAST) / (MOST - LEAST)) * w;
  pen.stroke('l', [2, 4, 6, 8].map(n => across(x, foot - n * unit, w)).join(''));
  ADVERTS.forEach((n, i) => {
    pen.fill(i === 5 ? 'f' : 'w', rect(x + i * step + 1.5, foot - n * unit, step - 3, n * unit));
  });
  ADVERTS.forEach((n, i) => {
    if (n < 2) return;
    pen.text(x + (i + 0.5) * step, foot - n * unit + 12, String(n), {
      size: 11,
      ink: i === 5 ? 's' : 't',
      anchor: 'middle',
    });
  });
  pen.stroke('r', across(x, foot, w), { width: 1 });
  for (const mark of MARKS) {
    pen.stroke('r', down(at(mark), foot, 4), { width: 1 });
    pen.text(at(mark), foot + 16, `$${mark}k`, {
      size: 11,
      ink: 'm',
      anchor: mark === LEAST ? 'start' : mark === MOST ? 'end' : 'middle',
    });
  }
  const top = foot - 9 * unit - 9;
  pen.stroke('f', `M${num(at(75.8))} ${top + 4}v-4h${num(at(86.6) - at(75.8))}v4`, { width: 1.2 });
  pen.fill('f', diamond(at(80.4), top, 4));
  return foot + 20;
};

const ranges: Draw = ({ pen, x, y, w, isStrip }) => {
  const [names, pitch] = isStrip ? [104, 21] : [168, 17.4];
  const left = x + names;
  const wide = w - names - 2;
  const at = (value: number): number => left + ((value - LEAST) / (MOST - LEAST)) * wide;
  const top = y + 28;
  const foot = top + 5 * pitch - 5;
  pen.stroke('l', MARKS.map(mark => down(at(mark), top - 10, foot - top + 10)).join(''));
  pen.stroke('r', across(left, foot, wide), { width: 1 });
  for (const mark of MARKS)
    pen.text(mark === MOST ? x + w : at(mark), foot + 15, `$${mark}k`, {
      size: 11,
      ink: 'm',
      anchor: mark === MOST ? 'end' : 'middle',
    });
  SOURCES.forEach(([name, short, , low, lower, median, upper, high], i) => {
    const middle = top + i * pitch;
    pen.text(x, middle + 4, keyOf(i), { size: 11.5, face: 'bold', ink: 'f' });
    pen.text(x + 16, middle + 4, isStrip ? short : name, { size: 11.5 });
    const ends = down(at(low), middle - 3, 6) + down(at(high), middle - 3, 6);
    pen.stroke('f', across(at(low), middle, at(high) - at(low)) + ends, { width: 1.1 });
    const half = rect(at(lower), middle - 5, at(upper) - at(lower), 10);
    pen.fill('w', half);
    pen.stroke('f', half, { width: 1 });
    pen.stroke('f', down(at(median), middle - 5, 10), { width: 2.4 });
  });
  pen.stroke('k', down(at(OFFER), top - 17, foot - top + 17), { width: 1.8, dash: '5 4' });
  pen.fill('k', dot(at(OFFER), top - 18, 3.6));
  pen.text(at(OFFER) + 9, top - 14, '$82,000 offered', { size: 12, face: 'bold', ink: 'b' });
  return foot + 19;
};

export const marketSalaryReport: Specimen = {
  kind: 'Market Salary Report HF-0418',
  title: 'Motor Mechanic, Geelong',
  section: 'Section 2. The market',
  page: [4, 14],
  parts: [
    {
      draw: facts(
        [
          ['Occupation', 'Motor Mechanic (General)', 'Code', '321211'],
          ['Location', 'Geelong, Victoria 3220', 'Nominated salary', '$82,000'],
          ['Hours', '38 a week, full time', 'Superannuation', 'In addition'],
        ],
        'Nominated salary',
      ),
    },
    {
      title: 'Market range',
      note: ['42 advertised roles by yearly salary', '42 roles'],
      draw: beside(
        {
          value: '$80,400',
          label: 'Market median',
          rows: [
            ['Middle half', '$75,800–86,600'],
            ['Method', '30 km, full time'],
            ['Duplicates', '7 removed'],
          ],
        },
        histogram,
      ),
    },
    {
      title: 'Sources, side by side',
      draw: table({
        isKeyed: true,
        columns: [
          { head: 'Records', at: [206] },
          { head: 'Lower q.', at: [282] },
          { head: 'Median', at: [346, 244], face: 'bold', ink: 'i' },
          { head: 'Upper q.', at: [420] },
          { head: 'Offer ±', at: [488, 314], ink: cell => (cell.startsWith('+') ? 'f' : 'b') },
        ],
        rows: SOURCES.map(([name, , records, , lower, median, upper]) => [
          name,
          records,
          money(lower),
          money(median),
          money(upper),
          against(median),
        ]),
      }),
    },
    { title: 'The offer, on the same scale', draw: ranges },
    {
      title: 'Finding',
      draw: finding(
        'The nominated salary of $82,000 is above the median of four of the five sources and inside the middle half of all five. On these figures it is not less than a local worker would earn for the same work in Geelong.',
      ),
    },
    {
      title: 'References',
      draw: references([
        ['Employee earnings, Victoria, trades', 'Released 12 Dec 2024', 6],
        ['Government job portal, 19 adverts', 'Collected 3 Mar 2025', 7],
        ['Commercial job portal, 23 adverts', 'Collected 4 Mar 2025', 8],
        ['Automotive pay survey, region 4', 'January 2025', 11],
        ['Payroll summary, 5 mechanics', 'Feb 2025', 13],
      ]),
    },
  ],
};
