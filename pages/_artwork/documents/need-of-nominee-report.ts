import { across, diamond, dot, down, type Pen, rect } from '../pen.ts';
import { axis, LEFT, mark, markLeft, RIGHT, say, section, sheet, WIDE } from '../sheet.ts';

const SKILLS: readonly (readonly [string, number, number, string])[] = [
  ['Diesel engine overhaul', 10, 5, 'B2'],
  ['Hydraulic systems', 9, 5, 'B3'],
  ['Fault diagnosis', 8, 4, 'B5'],
  ['Auto electrical', 6, 4, 'B6'],
  ['Apprentice supervision', 5, 3, 'B8'],
  ['Site safety ticket', 4, 0, ''],
];

const year = (y: number): number => 116 + (y - 2010) * 19.6;

const RECORD: readonly (readonly [string, readonly (readonly [number, number, boolean])[]])[] = [
  ['Study', [[2010.2, 2013, false]]],
  [
    'Work',
    [
      [2013, 2017.5, true],
      [2017.8, 2025, true],
    ],
  ],
];

const MARKET: readonly (readonly [number, number])[] = [
  [22, 18],
  [26, 17],
  [31, 15],
  [36, 16],
  [44, 13],
  [49, 12],
  [55, 12],
  [61, 10],
];

export const needOfNomineeReport = (pen: Pen): void => {
  sheet(pen, { kind: 'Need of Nominee Report', title: 'Diesel Fitter, Townsville', page: 'Page 5 of 16' });
  say(
    pen,
    125,
    'Services and overhauls haul trucks at the workshop and on site, with one apprentice, for the workshop manager.',
  );

  section(pen, 176, 'What the role needs, and what the nominee brings');
  pen.text(194, 194, 'Need', { size: 9, ink: 'm' });
  pen.text(292, 194, 'Nominee', { size: 9, ink: 'm' });
  pen.text(RIGHT, 194, 'Proof', { size: 9, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(LEFT, 199, WIDE), { width: 0.9 });
  SKILLS.forEach(([skill, need, has, proof], i) => {
    const y = 213 + i * 18;
    pen.text(LEFT, y, skill, { size: 10 });
    pen.fill('w', rect(194, y - 8, 80, 9));
    pen.fill('f', rect(194, y - 8, need * 8, 9));
    if (has) {
      for (let d = 0; d < 5; d += 1) {
        const shape = dot(297 + d * 14, y - 3.6, 4);
        if (d < has) pen.fill('f', shape);
        else pen.stroke('f', shape, { width: 1 });
      }
      pen.text(RIGHT, y, proof, { size: 10, anchor: 'end' });
    } else {
      pen.stroke('k', dot(297, y - 3.6, 4), { width: 1.4 });
      pen.text(308, y, 'Training in the first month', { size: 9, ink: 'b' });
    }
    pen.stroke('l', across(LEFT, y + 5, WIDE));
  });

  section(pen, 345, 'The nominee’s record');
  axis(
    pen,
    412,
    56,
    [2010, 2013, 2016, 2019, 2022, 2025].map(y => [year(y), String(y)] as const),
  );
  RECORD.forEach(([label, spans], i) => {
    const y = 368 + i * 18;
    pen.text(LEFT, y + 3.6, label, { size: 10 });
    for (const [from, to, work] of spans) {
      const bar = rect(year(from), y - 6, year(to) - year(from), 12);
      pen.fill(work ? 'f' : 'w', bar);
      if (!work) pen.stroke('f', bar, { width: 0.9 });
    }
  });
  pen.text(year(2013) + 6, 389.6, 'Fitter', { size: 9, ink: 's' });
  pen.text(year(2017.8) + 6, 389.6, 'Leading hand, mine workshop', { size: 9, ink: 's' });
  pen.text(LEFT, 407.6, 'Licences', { size: 10 });
  pen.fill('k', [2012.6, 2014, 2018.6, 2023].map(y => diamond(year(y), 404, 4.6)).join(''));
  pen.stroke('r', across(116, 412, 294), { width: 0.9 });

  section(pen, 453, 'The market');
  MARKET.forEach(([vacancies, applicants], i) => {
    const x = LEFT + i * 25;
    pen.fill('w', rect(x, 515 - vacancies * 0.78, 11, vacancies * 0.78));
    pen.fill('f', rect(x + 11, 515 - applicants * 0.78, 7, applicants * 0.78));
  });
  pen.stroke('r', across(LEFT, 515, 193), { width: 0.9 });
  pen.fill('w', rect(274, 464, 9, 9));
  pen.text(289, 472, 'Vacancies', { size: 9.5 });
  pen.fill('f', rect(352, 464, 9, 9));
  pen.text(367, 472, 'Applicants', { size: 9.5 });
  pen.text(272, 505, '61', { face: 'serif', size: 28, ink: 'i' });
  pen.text(305, 494, 'open positions', { size: 9.5, ink: 'm' });
  pen.text(305, 505, 'within 200 km', { size: 9.5, ink: 'm' });
  pen.stroke('l', down(262, 462, 48));

  section(pen, 541, 'Conclusion');
  say(pen, 558, 'Five of six skills on the first day, and a plan for the sixth.');

  mark(pen, 1, 131);
  markLeft(pen, 2, 246);
  markLeft(pen, 3, 386);
  mark(pen, 4, 246);
  mark(pen, 5, 488);
  markLeft(pen, 6, 550);
};
