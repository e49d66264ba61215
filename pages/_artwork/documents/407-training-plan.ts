import { across, diamond, down, type Pen, rect } from '../pen.ts';
import {
  box,
  facts,
  LEFT,
  mark,
  markLeft,
  person,
  RIGHT,
  section,
  sheet,
  signature,
  WIDE,
} from '../sheet.ts';

const SECOND = 252;

const OUTCOMES = [
  'Run any section of the kitchen without help',
  'Cost a menu and keep to the cost',
  'Lead a shift of three people',
];

/** Each row has the unit, its first month, its number of months and its hours. */
const UNITS: readonly (readonly [string, number, number, number])[] = [
  ['Safety and hygiene', 0, 1, 24],
  ['Cold and hot sections', 0.5, 2, 96],
  ['Pastry', 2, 1.5, 60],
  ['Menu costing', 3, 1.2, 36],
  ['Ordering and stock', 3.6, 1.4, 32],
  ['Leading a shift', 4.6, 1.4, 72],
];

const month = (m: number): number => 182 + m * 40;

const CHECKS: readonly (readonly [string, string])[] = [
  ['Month 2', 'Practical, two sections'],
  ['Month 4', 'Costed menu, log review'],
  ['Month 6', 'A full shift, observed'],
];

export const trainingPlan407 = (pen: Pen): void => {
  sheet(pen, { kind: '407 Training Plan', title: 'Cook, Cairns', page: 'Page 2 of 9' });
  facts(pen, 124, [
    ['Trainee', 'Commercial cook, two years’ experience'],
    ['Occupation', 'Cook, 351411'],
    ['Workplace', 'Hotel kitchen, Cairns, Queensland'],
  ]);

  section(pen, 191, 'By the end, the trainee can');
  OUTCOMES.forEach((text, i) => {
    const y = 201 + i * 17;
    box(pen, LEFT, y, 10, true);
    pen.text(LEFT + 18, y + 8.6, text, { size: 10 });
  });

  section(pen, 280, 'Six months');
  const top = 296;
  const foot = top + UNITS.length * 18 + 5;
  pen.text(174, 293, 'Hours', { size: 9, ink: 'm', anchor: 'end' });
  for (let m = 0; m < 6; m += 1) {
    pen.text(month(m) + 20, 293, `M${m + 1}`, { size: 9, ink: 'm', anchor: 'middle' });
  }
  pen.stroke('l', [0, 1, 2, 3, 4, 5, 6].map(m => down(month(m), top + 2, foot - top - 2)).join(''));
  pen.stroke('r', across(LEFT, top + 2, WIDE) + across(LEFT, foot, WIDE), { width: 0.9 });
  UNITS.forEach(([unit, from, length, hours], i) => {
    const y = top + 14 + i * 18;
    pen.text(LEFT, y + 1, unit, { size: 10 });
    pen.text(174, y + 1, String(hours), { size: 10, anchor: 'end', ink: 'm' });
    pen.fill('f', rect(month(from), y - 7, length * 40, 10));
  });
  pen.fill('k', [2, 4, 6].map(m => diamond(month(m), foot, 5)).join(''));

  section(pen, 446, 'Supervision', LEFT, 178);
  ['Head chef, 14 years', 'Sous chef, 8 years'].forEach((who, i) => {
    const y = 466 + i * 26;
    pen.stroke('r', person(60, y - 2), { width: 1 });
    pen.text(78, y - 3, who, { size: 10 });
    pen.text(78, y + 9, i ? 'On every shift' : 'One hour each week', { size: 9, ink: 'm' });
  });

  section(pen, 446, 'Assessment', SECOND, RIGHT - SECOND);
  CHECKS.forEach(([when, what], i) => {
    const y = 464 + i * 18;
    pen.fill('k', diamond(SECOND + 4, y - 3.5, 4.4));
    pen.text(SECOND + 15, y, when, { size: 9.5, ink: 'm' });
    pen.text(SECOND + 60, y, what, { size: 9.5 });
    if (i < 2) pen.stroke('l', across(SECOND, y + 5.5, RIGHT - SECOND));
  });

  pen.stroke('l', across(LEFT, 517, WIDE));
  ['Sponsor', 'Supervisor', 'Trainee'].forEach((who, i) => {
    signature(pen, LEFT + i * 130, 548, who, 110, i);
  });

  mark(pen, 1, 138);
  markLeft(pen, 2, 223);
  mark(pen, 3, 350);
  markLeft(pen, 4, 476);
  mark(pen, 5, 480);
  markLeft(pen, 6, 545);
};
