import { across, dot, down, type Pen, poly, rect } from '../pen.ts';
import { facts, LEFT, mark, markLeft, RIGHT, section, sheet, WIDE } from '../sheet.ts';

/** Each row has the module, the level from 1 to 5 at its start, its first week and its number of weeks. */
const MODULES: readonly (readonly [string, number, number, number])[] = [
  ['Giving clear instructions', 2, 0, 2],
  ['Planning a shift', 3, 1.5, 2.5],
  ['Coaching a new starter', 1, 3.5, 2.5],
  ['Safety conversations', 3, 5.5, 2],
  ['Reading the numbers', 1, 7, 3],
];

const week = (w: number): number => 252 + w * 17;

const DELIVERY: readonly (readonly [string, readonly number[], string])[] = [
  ['On site', [0, 2, 4, 7], '24 hours'],
  ['Online', [1, 3, 5, 8], '12 hours'],
  ['Blended', [6, 9], '8 hours'],
];

const RESULTS: readonly (readonly [string, string])[] = [
  ['218%', 'Average ROI'],
  ['40%', 'Lower turnover'],
  ['25%', 'Productivity increase'],
];

export const trainingProgram = (pen: Pen): void => {
  sheet(pen, { kind: 'Training program', title: 'Team leaders, Newcastle', page: 'Page 3 of 12' });
  facts(pen, 124, [
    ['The team', 'Twelve leading hands, two shifts'],
    ['The aim', 'Lead a shift without a supervisor'],
    ['Length', 'Ten weeks, 44 hours'],
  ]);

  section(pen, 193, 'Modules, starting level and weeks');
  pen.stroke('l', [0, 2, 4, 6, 8, 10].map(w => down(week(w), 203, 92)).join(''));
  MODULES.forEach(([name, level, from, length], i) => {
    const y = 216 + i * 18;
    pen.text(LEFT, y + 3.4, name, { size: 10 });
    for (let d = 0; d < 5; d += 1) {
      const pip = rect(186 + d * 10, y - 4, 8, 8);
      if (d < level) pen.fill('f', pip);
      else pen.stroke('f', pip, { width: 0.8 });
    }
    pen.fill('f', rect(week(from), y - 5, length * 17, 10));
    pen.stroke('l', across(LEFT, y + 9, WIDE));
  });
  [1, 3, 5, 7, 9].forEach(w => {
    pen.text(week(w - 1) + 17, 309, `${w}–${w + 1}`, { size: 9, ink: 'm', anchor: 'middle' });
  });

  pen.text(236, 309, 'Weeks', { size: 9, ink: 'm', anchor: 'end' });

  section(pen, 345, 'Calendar and delivery');
  DELIVERY.forEach(([way, weeks, hours], i) => {
    const y = 364 + i * 18;
    pen.text(LEFT, y + 3.6, way, { size: 10 });
    for (let w = 0; w < 10; w += 1) {
      const cell = rect(112 + w * 24, y - 6, 21, 13);
      if (weeks.includes(w)) pen.fill(i === 0 ? 'f' : 'w', cell);
      pen.stroke(weeks.includes(w) ? 'f' : 'l', cell, { width: 0.9 });
    }
    pen.text(RIGHT, y + 3.6, hours, { size: 10, anchor: 'end', ink: 'm' });
  });

  section(pen, 440, 'Assessment, before and after', LEFT, 178);
  const before = [38, 52, 28, 60, 24];
  const after = [74, 78, 66, 82, 70];
  before.forEach((low, i) => {
    const x = 66 + i * 34;
    const top = after[i] ?? 0;
    pen.stroke('f', down(x, 536 - top, top - low), { width: 1.3 });
    pen.stroke('f', dot(x, 536 - low, 4), { width: 1.3, fill: 's' });
    pen.fill('f', dot(x, 536 - top, 4.4));
    pen.text(x, 552, `M${i + 1}`, { size: 8.5, ink: 'm', anchor: 'middle' });
  });
  pen.stroke('k', across(LEFT, 476, 174), { width: 1.4, dash: '5 4' });
  pen.stroke('r', across(LEFT, 540, 174), { width: 0.9 });
  pen.text(LEFT + 176, 471, 'Pass', { size: 8.5, ink: 'b', anchor: 'end' });

  section(pen, 440, 'Evaluation', 252, RIGHT - 252);
  RESULTS.forEach(([value, label], i) => {
    const y = 468 + i * 26;
    pen.text(252, y, value, { face: 'serif', size: 21, ink: 'i', firm: 4 });
    pen.text(312, y - 1, label, { size: 9.5, ink: 'm' });
    if (i < 2) pen.stroke('l', across(252, y + 7, RIGHT - 252));
  });
  pen.fill(
    'w',
    `${poly([
      [252, 556],
      [286, 552],
      [320, 553],
      [354, 545],
      [388, 538],
      [422, 530],
    ])}V560H252z`,
  );
  pen.stroke(
    'f',
    poly([
      [252, 556],
      [286, 552],
      [320, 553],
      [354, 545],
      [388, 538],
      [422, 530],
    ]),
    { width: 1.6 },
  );
  pen.fill('k', dot(422, 530, 3.6));

  mark(pen, 1, 138);
  markLeft(pen, 2, 252);
  mark(pen, 3, 252);
  markLeft(pen, 4, 382);
  markLeft(pen, 5, 500);
  mark(pen, 6, 494);
};
