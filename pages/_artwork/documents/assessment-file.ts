import { across, dot, down, type Pen, rect } from '../pen.ts';
import {
  axis,
  box,
  facts,
  greek,
  LEFT,
  mark,
  markLeft,
  RIGHT,
  section,
  sheet,
  stamp,
  WIDE,
} from '../sheet.ts';

const PAPERS: readonly (readonly [string, string, boolean, boolean])[] = [
  ['Certificate III, Electrotechnology', '2014', true, true],
  ['Transcript and unit list', '2014', true, true],
  ['Restricted licence', '2016', true, true],
  ['High-voltage course, not finished', '2018', true, false],
];

const year = (y: number): number => 176 + (y - 2014) * 19.8;

const JOBS: readonly (readonly [string, number, number])[] = [
  ['Apprentice', 2014, 2017.6],
  ['Electrician, mine site', 2017.9, 2021.4],
  ['Leading hand', 2021.8, 2026],
];

const UNITS: readonly (readonly [string, readonly number[]])[] = [
  ['Install and test', [1, 1, 1, 0, 1, 1]],
  ['Find and repair faults', [1, 0, 1, 1, 1, 0]],
  ['Read drawings', [0, 1, 1, 1, 0, 1]],
  ['Isolate and make safe', [1, 1, 0, 1, 1, 1]],
];

const letter = (pen: Pen, x: number, y: number): void => {
  pen.stroke('r', `M${x} ${y}h28l8 8v46h-36z`, { width: 0.9, fill: 's' });
  pen.stroke('r', `M${x + 28} ${y}v8h8`, { width: 0.9 });
  greek(pen, x + 6, y + 14, [16, 24, 22, 24], 6);
  pen.stroke('i', `M${x + 6} ${y + 47}c2-8 6-8 5-2s4-4 6-4 1 4 4 4 4-3 7-3`, { width: 1 });
};

export const assessmentFile = (pen: Pen): void => {
  sheet(pen, { kind: 'Assessment file', title: 'Electrician, Darwin', page: 'Page 1 of 34' });
  facts(pen, 124, [
    ['Applicant', 'Names agree in six documents'],
    ['Occupation', 'Electrician (General), 341111'],
    ['Purpose', 'Skills assessment'],
  ]);

  section(pen, 191, 'Study and qualifications');
  pen.text(318, 191, 'Issued', { size: 9, ink: 'm', anchor: 'middle' });
  pen.text(366, 191, 'Copied', { size: 9, ink: 'm', anchor: 'middle' });
  pen.text(RIGHT, 191, 'Certified', { size: 9, ink: 'm', anchor: 'end' });
  PAPERS.forEach(([name, issued, copied, certified], i) => {
    const y = 211 + i * 17;
    pen.text(LEFT, y, name, { size: 10 });
    pen.text(318, y, issued, { size: 10, anchor: 'middle' });
    box(pen, 361, y - 8.6, 10, copied);
    box(pen, 402, y - 8.6, 10, certified);
    pen.stroke('l', across(LEFT, y + 5, WIDE));
  });

  section(pen, 295, 'Employment');
  axis(
    pen,
    362,
    58,
    [2014, 2017, 2020, 2023, 2026].map(y => [year(y), String(y)] as const),
  );
  JOBS.forEach(([job, from, to], i) => {
    const y = 314 + i * 17;
    pen.text(LEFT, y + 3.6, job, { size: 10 });
    pen.fill(i ? 'f' : 'w', rect(year(from), y - 5, year(to) - year(from), 10));
  });
  pen.stroke('r', across(176, 362, 245), { width: 0.9 });

  section(pen, 405, 'Skills, matched to evidence', LEFT, 228);
  'ABCDEF'.split('').forEach((key, i) => {
    pen.text(172 + i * 19, 421, key, { size: 9, ink: 'm', anchor: 'middle' });
  });
  UNITS.forEach(([unit, proofs], r) => {
    const y = 436 + r * 16;
    pen.text(LEFT, y, unit, { size: 9.5 });
    proofs.forEach((proof, i) => {
      if (proof) pen.fill('f', dot(172 + i * 19, y - 3.4, 4.2));
      else pen.stroke('l', dot(172 + i * 19, y - 3.4, 4.2), { width: 1 });
    });
  });

  section(pen, 405, 'References', 304, RIGHT - 304);
  for (const x of [304, 345, 386]) letter(pen, x, 426);

  section(pen, 521, 'Final check');
  ['Names', 'Dates', 'Duties', 'Page numbers'].forEach((name, i) => {
    const x = LEFT + ([0, 58, 113, 172][i] ?? 0);
    box(pen, x, 537, 11, true);
    pen.text(x + 17, 546, name, { size: 9.5 });
  });
  stamp(pen, 372, 545, 'Ready to lodge', 96);
  pen.stroke('l', down(292, 410, 78));

  mark(pen, 1, 138);
  markLeft(pen, 2, 232);
  markLeft(pen, 3, 328);
  markLeft(pen, 4, 456);
  mark(pen, 5, 450);
  markLeft(pen, 6, 542);
};
