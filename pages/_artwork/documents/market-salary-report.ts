import { across, dot, down, type Pen, rect } from '../pen.ts';
import {
  axis,
  facts,
  greek,
  LEFT,
  mark,
  markAt,
  markLeft,
  RIGHT,
  say,
  seal,
  section,
  sheet,
} from '../sheet.ts';

/** Turns thousands of dollars into a place on the scale. */
const at = (k: number): number => 152 + (k - 60) * 5;

const SOURCES: readonly (readonly [string, number, number, number, number, number])[] = [
  ['Labour statistics', 66, 75, 80, 86, 97],
  ['Job portal A', 64, 72, 78, 84, 92],
  ['Job portal B', 68, 76, 82, 88, 98],
  ['Industry survey', 67, 74, 79, 85, 94],
  ['Own payroll', 74, 77, 80, 83, 86],
];

const ADVERTS = [1, 2, 3, 5, 8, 9, 6, 4, 3, 1];

export const marketSalaryReport = (pen: Pen): void => {
  sheet(pen, { kind: 'Market Salary Report', title: 'Motor Mechanic, Geelong', page: 'Page 4 of 14' });
  facts(pen, 124, [
    ['Nominated position', 'Motor Mechanic (General), full time'],
    ['Work location', 'Geelong, Victoria'],
    ['Nominated salary', '$82,000 plus superannuation'],
  ]);

  section(pen, 193, 'Market range, by source');
  pen.text(RIGHT, 193, 'Median', { size: 9, ink: 'm', anchor: 'end' });
  const foot = 312;
  axis(
    pen,
    foot,
    104,
    [60, 70, 80, 90, 100].map(k => [at(k), `$${k}k`] as const),
  );
  pen.stroke('r', across(152, foot, 200), { width: 0.9 });
  SOURCES.forEach(([name, low, q1, mid, q3, high], i) => {
    const y = 219 + i * 20;
    pen.text(LEFT, y + 3.6, name, { size: 10 });
    pen.stroke('f', across(at(low), y, at(high) - at(low)), { width: 1.3 });
    pen.fill('w', rect(at(q1), y - 5, at(q3) - at(q1), 10));
    pen.stroke('f', rect(at(q1), y - 5, at(q3) - at(q1), 10), { width: 1 });
    pen.fill('f', dot(at(mid), y, 3.6));
    pen.text(RIGHT, y + 3.6, `$${mid},${['400', '100', '200', '600', '000'][i]}`, {
      size: 10,
      anchor: 'end',
    });
  });
  pen.stroke('k', down(at(82), 200, 112), { width: 1.8, dash: '5 4' });

  section(pen, 356, 'Advertised roles, by salary');
  ADVERTS.forEach((count, i) => {
    const bar = rect(LEFT + i * 21, 424 - count * 5.4, 18, count * 5.4);
    if (i === 5) pen.fill('f', bar);
    else pen.fill('w', bar);
  });
  pen.stroke('r', across(LEFT, 424, 207), { width: 0.9 });
  pen.text(LEFT, 437, '$60k', { size: 9, ink: 'm' });
  pen.text(LEFT + 207, 437, '$100k', { size: 9, ink: 'm', anchor: 'end' });
  pen.text(292, 392, '$80,400', { face: 'serif', size: 30, ink: 'i', track: -14 });
  pen.text(292, 409, 'Market median', { size: 10, ink: 'm' });
  pen.text(292, 424, '42 comparable roles', { size: 10, ink: 'm' });

  section(pen, 467, 'Finding');
  say(
    pen,
    486,
    'The nominated salary is above the median of every source but one, and inside the middle half of all five.',
  );

  section(pen, 531, 'Sources', LEFT, 250);
  greek(pen, LEFT + 12, 542, [196, 178, 206], 9);
  pen.fill('k', dot(LEFT + 3, 542, 1.6) + dot(LEFT + 3, 551, 1.6) + dot(LEFT + 3, 560, 1.6));
  seal(pen, 376, 533);

  mark(pen, 1, 138);
  mark(pen, 2, 255);
  markLeft(pen, 3, 255);
  markAt(pen, 4, at(82), 195);
  mark(pen, 5, 488);
  markLeft(pen, 6, 551);
};
