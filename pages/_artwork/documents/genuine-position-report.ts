import { across, dot, down, type Pen, poly, rect } from '../pen.ts';
import { facts, LEFT, mark, markLeft, RIGHT, section, sheet, WIDE } from '../sheet.ts';

const RIGHT_COLUMN = 252;

const box = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  title: string,
  note: string,
  nominated = false,
): void => {
  if (nominated) {
    pen.stroke('k', rect(x - w / 2 - 4, y - 4, w + 8, 36), { width: 1.5 });
    pen.fill('f', rect(x - w / 2, y, w, 28));
  } else pen.stroke('r', rect(x - w / 2, y, w, 28), { width: 0.9, fill: 's' });
  pen.text(x, y + 12, title, { size: 9.5, face: 'bold', anchor: 'middle', ink: nominated ? 's' : 'i' });
  pen.text(x, y + 23, note, { size: 8.5, anchor: 'middle', ink: nominated ? 's' : 'm' });
};

const DUTIES: readonly (readonly [string, number])[] = [
  ['Run the floor', 34],
  ['Rosters', 18],
  ['Buying', 16],
  ['Training', 18],
  ['Accounts', 14],
];

const HOURS = [96, 88, 92, 100, 112, 108, 116, 122, 130, 138, 150, 168];

export const genuinePositionReport = (pen: Pen): void => {
  sheet(pen, { kind: 'Genuine Position Report', title: 'Restaurant Manager, Hobart', page: 'Page 6 of 18' });
  facts(pen, 124, [
    ['The business', 'Waterfront restaurant, 84 seats'],
    ['Trading since', '2014, from the same address'],
    ['Turnover', '$2.6 million, up 18% in two years'],
  ]);

  section(pen, 193, 'Organisation chart');
  const [a, b, c] = [108, 237, 366];
  pen.stroke('r', `${down(b, 230, 10)}M${a} 248v-8h${c - a}v8${down(b, 240, 8)}`, { width: 0.9 });
  pen.stroke('r', [a, b, c].map(x => down(x, 276, 10)).join(''), { width: 0.9 });
  box(pen, b, 202, 84, 'Owner', '1');
  box(pen, a, 248, 100, 'Office manager', '1');
  box(pen, b, 250, 120, 'Restaurant manager', 'nominated', true);
  box(pen, c, 248, 100, 'Head chef', '1');
  box(pen, a, 288, 84, 'Bookings', '2');
  box(pen, b, 288, 84, 'Floor staff', '8');
  box(pen, c, 288, 84, 'Kitchen', '6');

  section(pen, 348, 'Duties in a week', LEFT, 178);
  DUTIES.forEach(([duty, share], i) => {
    const y = 366 + i * 15;
    pen.text(LEFT, y, duty, { size: 9.5 });
    pen.fill('w', rect(124, y - 8, 34 * 2.2, 9));
    pen.fill('f', rect(124, y - 8, share * 2.2, 9));
    pen.text(230, y, `${share}%`, { size: 9.5, anchor: 'end' });
  });

  section(pen, 348, 'Why now', RIGHT_COLUMN, RIGHT - RIGHT_COLUMN);
  const sales: [number, number][] = [30, 32, 31, 34, 36, 44, 50, 55].map((v, i) => [
    256 + i * 22,
    434 - v * 1.35,
  ]);
  pen.fill('w', `${poly(sales)}L410 426L256 426z`);
  pen.stroke('f', poly(sales), { width: 1.6 });
  pen.stroke('r', across(RIGHT_COLUMN, 426, RIGHT - RIGHT_COLUMN), { width: 0.9 });
  pen.stroke('k', down(344, 362, 64), { width: 1.3, dash: '4 3' });
  pen.fill('k', dot(344, 385.4, 3.2));
  pen.text(339, 371, 'Terrace opens', { size: 9, ink: 'b', anchor: 'end' });

  section(pen, 461, 'Hours to be managed, month by month');
  HOURS.forEach((hours, i) => {
    const x = LEFT + i * 31;
    const base = Math.min(hours, 114) * 0.32;
    pen.fill('w', rect(x, 524 - base, 24, base));
    if (hours > 114) pen.fill('f', rect(x, 524 - hours * 0.32, 24, (hours - 114) * 0.32));
    pen.text(x + 12, 534, 'JFMAMJJASOND'.charAt(i), { size: 8, ink: 'm', anchor: 'middle' });
  });
  pen.stroke('r', across(LEFT, 524, WIDE), { width: 0.9 });
  pen.stroke('k', across(LEFT, 487.5, WIDE), { width: 1.4, dash: '5 4' });
  pen.text(LEFT, 483, 'What the owner can cover', { size: 8.5, ink: 'b' });

  pen.stroke('l', across(LEFT, 541, WIDE));
  ['Lease', 'Payroll', 'Rosters', 'Bookings', 'Accounts'].forEach((name, i) => {
    const x = LEFT + i * 75;
    pen.stroke('k', rect(x, 547, 19, 15), { width: 1 });
    pen.text(x + 9.5, 558, `A${i + 1}`, { size: 9, ink: 'b', anchor: 'middle' });
    pen.text(x + 24, 558, name, { size: 9.5 });
  });

  mark(pen, 1, 138);
  markLeft(pen, 2, 262);
  markLeft(pen, 3, 393);
  mark(pen, 4, 393);
  mark(pen, 5, 500);
  markLeft(pen, 6, 554);
};
