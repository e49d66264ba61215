import { across, dot, down, type Pen, rect } from '../pen.ts';
import { axis, facts, greek, LEFT, mark, markLeft, RIGHT, say, section, sheet } from '../sheet.ts';

/** Turns days since the first advertisement into a place on the calendar. */
const day = (n: number): number => 180 + n * 6.6;

const CHANNELS: readonly (readonly [string, number, number])[] = [
  ['Government job portal', 0, 31],
  ['Job portal', 2, 33],
  ['Industry site', 3, 34],
];

const APPLICANTS: readonly (readonly [string, number])[] = [
  ['Applied', 34],
  ['Qualified', 9],
  ['Interviewed', 6],
  ['Available', 0],
];

const REASONS: readonly (readonly [string, string])[] = [
  ['No trade certificate', '15'],
  ['Under three years', '10'],
  ['Withdrew', '3'],
  ['Declined the offer', '6'],
];

const clipping = (pen: Pen, x: number, y: number, turn: number, source: string): void => {
  pen.raw(`<g transform="translate(${x} ${y})rotate(${turn})">`);
  pen.stroke('m', rect(-56, -40, 112, 80), { width: 0.9, dash: '4 3', fill: 's' });
  pen.fill('n', rect(-53, -37, 106, 15));
  pen.text(-48, -26.5, source, { size: 8.5, ink: 'm' });
  pen.text(-48, -5, 'Chef', { face: 'serif', size: 17, ink: 'i' });
  pen.text(48, -5, '$78,500', { size: 9.5, anchor: 'end' });
  greek(pen, -48, 6, [96, 88, 94, 52], 8);
  pen.fill('k', dot(0, -40, 3));
  pen.raw('</g>');
};

export const labourMarketTesting = (pen: Pen): void => {
  sheet(pen, { kind: 'Labour Market Testing', title: 'Chef, Brisbane', page: 'Page 3 of 22' });
  facts(pen, 124, [
    ['Vacancy', 'Chef, full time, $78,500'],
    ['Place of work', 'South Brisbane, Queensland'],
    ['Skills asked for', 'Trade certificate and three years'],
  ]);

  section(pen, 193, 'Three channels, one calendar');
  axis(
    pen,
    272,
    68,
    ['3 Mar', '10 Mar', '17 Mar', '24 Mar', '31 Mar'].map((label, i) => [day(i * 7), label] as const),
  );
  CHANNELS.forEach(([name, from, to], i) => {
    const y = 218 + i * 20;
    pen.text(LEFT, y + 3.6, name, { size: 10 });
    const bar = rect(day(from), y - 6, day(to) - day(from), 12);
    pen.fill('w', bar);
    pen.stroke('f', bar, { width: 0.9 });
    pen.text(day(from) + 7, y + 3.4, `${to - from} days`, { size: 9, ink: 'f', face: 'bold' });
  });
  pen.stroke('r', across(180, 272, 242), { width: 0.9 });
  pen.stroke('k', down(day(28), 204, 68), { width: 1.6, dash: '4 3' });
  pen.text(RIGHT, 193, '28 days', { size: 9, ink: 'b', anchor: 'end' });

  section(pen, 314, 'As advertised');
  clipping(pen, 110, 368, -1.4, 'Government job portal');
  clipping(pen, 237, 366, 1, 'Job portal');
  clipping(pen, 364, 369, -0.8, 'Industry site');

  section(pen, 442, 'Applicants');
  APPLICANTS.forEach(([stage, count], i) => {
    const y = 461 + i * 16;
    pen.text(LEFT, y, stage, { size: 10 });
    if (count) pen.fill(i === 0 ? 'w' : 'f', rect(116, y - 8, count * 2.9, 10));
    else pen.stroke('k', down(116, y - 8, 10), { width: 1.6 });
    pen.text(122 + count * 2.9, y, String(count), { size: 10, face: 'bold', ink: count ? 't' : 'b' });
  });
  REASONS.forEach(([reason, count], i) => {
    const y = 461 + i * 16;
    pen.text(272, y, reason, { size: 10 });
    pen.text(RIGHT, y, count, { size: 10, anchor: 'end' });
    if (i < 3) pen.stroke('l', across(272, y + 5, RIGHT - 272));
  });

  section(pen, 541, 'Finding');
  say(pen, 558, 'After 31 days no suitable worker was available in Australia.');

  mark(pen, 1, 138);
  markLeft(pen, 2, 238);
  mark(pen, 3, 238);
  markLeft(pen, 4, 368);
  mark(pen, 5, 480);
  markLeft(pen, 6, 550);
};
