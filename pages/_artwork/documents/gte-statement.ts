import { across, dot, down, type Pen, rect } from '../pen.ts';
import { facts, LEFT, mark, markLeft, RIGHT, say, section, sheet, signature, WIDE } from '../sheet.ts';

/** Each row has the course, its years, its cost in thousands and its weeks of placement. */
const COURSES: readonly (readonly [string, string, string, string])[] = [
  ['Course', 'Years', 'Cost', 'Placement'],
  ['Nursing, Melbourne', '3', '$108k', '22 weeks'],
  ['Nursing, Manila', '4', '$21k', '12 weeks'],
  ['Nursing, Toronto', '4', '$132k', '18 weeks'],
];

const year = (y: number): number => LEFT + 6 + (y - 2018) * 35.8;

const STAGES: readonly (readonly [number, string, string])[] = [
  [2018, 'School', '2018'],
  [2021, 'Clinic assistant', '2021'],
  [2024, 'Melbourne', '2024'],
  [2027, 'Home, as nurse', '2027'],
];

const TIES: readonly (readonly [string, string, string])[] = [
  ['M-9 3v-9l9-8 9 8v9zM-3 3v-6h6v6', 'Family home', 'Parents, one sister'],
  ['M-10-8h20v11h-20zM-4-8v-4h8v4M-10-3h20', 'Position held', 'In writing'],
  ['M0 3v-14M-8-2c0 8 16 8 16 0M-4-7h8M0-14.5a2 2 0 1 0 .1 0', 'Savings at home', 'Two accounts'],
];

const RECORD: readonly (readonly [string, string, string])[] = [
  ['2019', 'Singapore, visit', 'Left on time'],
  ['2023', 'Japan, visit', 'Left on time'],
  ['2023', 'Australia, refused', 'See page 5'],
];

export const gteStatement = (pen: Pen): void => {
  sheet(pen, { kind: 'GTE statement', title: 'Nursing student, Melbourne', page: 'Page 2 of 6' });
  facts(pen, 124, [
    ['Home', 'Cebu, with parents and a sister'],
    ['Work', 'Clinic assistant since 2021'],
    ['Visa', 'Subclass 500, three years'],
  ]);

  section(pen, 191, 'Why I want to come');
  say(pen, 210, 'My clinic has no nurse who can teach. This course lets me come back and be the first.');

  section(pen, 262, 'Why this course');
  const columns = [LEFT, 226, 310, RIGHT];
  pen.fill('h', rect(LEFT, 283, WIDE, 17));
  COURSES.forEach((row, r) => {
    const y = 279 + r * 17;
    row.forEach((cell, c) => {
      pen.text((columns[c] ?? 0) + (c === 0 ? 6 : c === 3 ? -6 : 0), y, cell, {
        size: r ? 10 : 9,
        ink: r ? 't' : 'm',
        face: r === 1 ? 'bold' : 'sans',
        anchor: c === 0 ? 'start' : 'end',
      });
    });
    pen.stroke(r ? 'l' : 'r', across(LEFT, y + 5, WIDE), { width: r ? undefined : 0.9 });
  });

  section(pen, 365, 'What it leads to');
  const y = 392;
  pen.stroke('r', across(year(2018), y, year(2024) - year(2018)), { width: 1.3 });
  pen.stroke('i', `M${year(2024)} ${y}H${year(2027)}`, { width: 1.6, dash: '6 4' });
  pen.stroke('k', across(year(2027), y, 40), { width: 1.6 });
  STAGES.forEach(([at, name, date], i) => {
    const last = i === STAGES.length - 1;
    const middle = i > 0;
    if (last) {
      pen.stroke('k', dot(year(at), y, 8), { width: 1.4, fill: 's' });
      pen.fill('k', dot(year(at), y, 4));
    } else pen.stroke('i', dot(year(at), y, 4.6), { width: 1.4, fill: i === 2 ? 'f' : 's' });
    pen.text(middle ? year(at) : LEFT, y + 19, name, {
      size: 9.5,
      anchor: middle ? 'middle' : 'start',
      ink: last ? 'b' : 't',
    });
    pen.text(middle ? year(at) : LEFT, y - 12, date, {
      size: 9,
      anchor: middle ? 'middle' : 'start',
      ink: 'm',
    });
  });

  section(pen, 444, 'Ties at home');
  TIES.forEach(([icon, title, note], i) => {
    const x = LEFT + i * 127;
    pen.raw(`<g transform="translate(${x + 14} 471)">`);
    pen.stroke('f', icon, { width: 1.4 });
    pen.raw('</g>');
    pen.text(x + 34, 465, title, { size: 10, face: 'bold', ink: 'i' });
    pen.text(x + 34, 478, note, { size: 9, ink: 'm' });
    if (i) pen.stroke('l', down(x - 6, 454, 28));
  });

  section(pen, 511, 'My record', LEFT, 232);
  RECORD.forEach(([date, what, result], i) => {
    const base = 528 + i * 15;
    pen.text(LEFT, base, date, { size: 9.5, ink: 'm' });
    pen.text(LEFT + 32, base, what, { size: 9.5 });
    pen.text(284, base, result, { size: 9.5, anchor: 'end', ink: i === 2 ? 'b' : 'f' });
    if (i < 2) pen.stroke('l', across(LEFT, base + 4.5, 232));
  });
  pen.stroke('l', across(306, 494, RIGHT - 306));
  signature(pen, 306, 540, 'Signed by the applicant', 116, 1);

  mark(pen, 1, 138);
  markLeft(pen, 2, 210);
  mark(pen, 3, 292);
  markLeft(pen, 4, 392);
  mark(pen, 5, 470);
  markLeft(pen, 6, 536);
};
