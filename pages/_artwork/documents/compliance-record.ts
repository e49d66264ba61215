import { across, dot, down, type Pen, rect, tick } from '../pen.ts';
import { box, facts, LEFT, mark, markLeft, RIGHT, section, sheet, stamp, WIDE } from '../sheet.ts';

const WORKERS: readonly (readonly string[])[] = [
  ['Worker', 'Position', 'Visa', 'Place', 'Ends'],
  ['No. 1', 'Chef', '482', 'Geelong', 'Mar 2027'],
  ['No. 2', 'Motor mechanic', '482', 'Geelong', 'Aug 2026'],
  ['No. 3', 'Welder', '494', 'Ballarat', 'Jan 2029'],
  ['No. 4', 'Cook, trainee', '407', 'Torquay', 'Nov 2026'],
];

const COLUMNS = [LEFT, 100, 214, 262, RIGHT];

/** Salary as nominated and as paid, in thousands. */
const PAY: readonly (readonly [number, number])[] = [
  [78, 80],
  [82, 82],
  [76, 79],
  [64, 64],
];

const EVENTS: readonly (readonly [string, string, string])[] = [
  ['4 Feb', 'New director appointed', '11 Feb'],
  ['19 May', 'Worker moved to Torquay', '26 May'],
  ['2 Sep', 'Employment ended', '9 Sep'],
];

const FOLDERS = ['Adverts', 'Contracts', 'Payroll', 'Notices'];

export const complianceRecord = (pen: Pen): void => {
  sheet(pen, { kind: 'Sponsor record', title: 'Four workers, three sites', page: 'Kept for 2025' });
  facts(pen, 124, [
    ['Sponsor', 'Bellarine Group, Victoria'],
    ['Who may sign', 'Two directors'],
  ]);
  pen.text(LEFT, 160, 'Approved', { size: 10.5, ink: 'm' });
  pen.stroke('l', across(180, 156.5, 156), { width: 7 });
  pen.stroke('f', across(180, 156.5, 92), { width: 7 });
  pen.stroke('k', down(320, 149, 15), { width: 1.6 });
  pen.text(350, 160, 'to June 2028', { size: 10.5 });

  section(pen, 193, 'Register of workers');
  pen.stroke('r', across(LEFT, 214, WIDE), { width: 0.9 });
  WORKERS.forEach((row, r) => {
    const y = 209 + r * 18;
    row.forEach((cell, c) => {
      pen.text(COLUMNS[c] ?? 0, y, cell, {
        size: r ? 10 : 9,
        ink: r ? 't' : 'm',
        anchor: c === 4 ? 'end' : 'start',
      });
    });
    if (r) pen.stroke('l', across(LEFT, y + 5.5, WIDE));
  });

  section(pen, 318, 'Pay, as nominated and as paid', LEFT, 178);
  PAY.forEach(([nominated, paid], i) => {
    const y = 340 + i * 18;
    const at = (k: number): number => 92 + (k - 50) * 3.8;
    pen.text(LEFT, y + 3.4, `No. ${i + 1}`, { size: 9.5 });
    pen.stroke('l', across(92, y, 130));
    pen.fill('w', rect(92, y - 4.5, at(paid) - 92, 9));
    pen.fill('f', dot(at(paid), y, 4.2));
    pen.stroke('k', down(at(nominated), y - 7, 14), { width: 1.8 });
  });
  pen.stroke('k', down(LEFT + 4, 409, 10), { width: 1.8 });
  pen.text(LEFT + 12, 418, 'Nominated', { size: 9, ink: 'm' });
  pen.fill('f', dot(130, 414.5, 4));
  pen.text(139, 418, 'Paid', { size: 9, ink: 'm' });

  section(pen, 318, 'Changes and notices', 252, RIGHT - 252);
  EVENTS.forEach(([when, what, told], i) => {
    const y = 338 + i * 29;
    pen.text(252, y, when, { size: 9.5, ink: 'm' });
    pen.text(290, y, what, { size: 9.5 });
    pen.stroke('f', tick(291, y + 9, 0.9), { width: 1.5 });
    pen.text(302, y + 12, `Notified ${told}`, { size: 9, ink: 'f' });
    if (i < 2) pen.stroke('l', across(252, y + 17, RIGHT - 252));
  });

  section(pen, 452, 'Documents on file');
  FOLDERS.forEach((name, i) => {
    const x = LEFT + i * 95;
    pen.stroke('r', `M${x} 500v-34h26l6 6h53v28z`, { width: 0.9, fill: 'n' });
    pen.stroke('r', across(x, 478, 85), { width: 0.9 });
    pen.text(x + 8, 492, name, { size: 9.5 });
    pen.text(x + 77, 492, String([3, 4, 48, 9][i]), { size: 9.5, ink: 'm', anchor: 'end' });
  });

  section(pen, 535, 'Yearly review');
  'JFMAMJJASOND'.split('').forEach((key, i) => {
    const x = 150 + i * 15;
    pen.text(x + 5, 534, key, { size: 8.5, ink: 'm', anchor: 'middle' });
    box(pen, x, 541, 10, i < 10);
  });
  pen.text(LEFT, 553, 'Read and signed off', { size: 9.5, ink: 'm' });
  stamp(pen, 384, 549, 'In order', 62);

  mark(pen, 1, 140);
  markLeft(pen, 2, 246);
  markLeft(pen, 3, 366);
  mark(pen, 4, 366);
  mark(pen, 5, 484);
  markLeft(pen, 6, 544);
};
