import { across, down, type Pen, rect } from '../pen.ts';
import { box, facts, LEFT, mark, markLeft, RIGHT, say, section, sheet, WIDE } from '../sheet.ts';

const RIGHT_COLUMN = 252;

const DUTIES: readonly (readonly [string, number])[] = [
  ['Mix and prove doughs', 24],
  ['Shape and bake bread', 20],
  ['Laminate and fill pastry', 14],
  ['Plan the night’s run', 12],
  ['Train two apprentices', 11],
  ['Order and store stock', 8],
  ['Check every batch', 6],
  ['Clean and keep records', 5],
];

const SKILLS: readonly (readonly [string, boolean])[] = [
  ['Trade certificate in baking', true],
  ['Three years in a bakery', true],
  ['Food safety certificate', true],
  ['House sourdough, to be taught', false],
];

const TERMS: readonly (readonly [string, string])[] = [
  ['Hours', '38 a week'],
  ['Place of work', 'Ballarat, Victoria'],
  ['Salary', '$74,000'],
  ['Contract', 'Permanent'],
];

const post = (pen: Pen, x: number, y: number, title: string, own = false): void => {
  if (own) pen.fill('f', rect(x - 52, y, 104, 18));
  else pen.stroke('r', rect(x - 52, y, 104, 18), { width: 0.9 });
  pen.text(x, y + 12.5, title, {
    size: 9.5,
    anchor: 'middle',
    ink: own ? 's' : 't',
    face: own ? 'bold' : 'sans',
  });
};

export const positionDescription = (pen: Pen): void => {
  sheet(pen, { kind: 'Position Description', title: 'Baker, Ballarat', page: 'Page 1 of 4' });
  facts(pen, 124, [
    ['Title at work', 'Senior Baker, night shift'],
    ['Nominated occupation', 'Baker, 351111'],
    ['Prepared for', 'Nomination, subclass 482'],
  ]);

  section(pen, 191, 'Purpose');
  say(
    pen,
    210,
    'Bakes the bread and pastry for three shops, and trains the two apprentices who help to make it.',
  );

  section(pen, 262, 'Duties, by share of the week');
  DUTIES.forEach(([duty, share], i) => {
    const y = 281 + i * 16;
    pen.text(LEFT, y, duty, { size: 10 });
    pen.fill('w', rect(196, y - 8, 24 * 7.6, 9));
    pen.fill('f', rect(196, y - 8, share * 7.6, 9));
    pen.text(RIGHT, y, `${share}%`, { size: 10, anchor: 'end' });
  });

  section(pen, 434, 'Skills and qualifications', LEFT, 178);
  SKILLS.forEach(([skill, now], i) => {
    const y = 446 + i * 17;
    box(pen, LEFT, y, 10, now);
    pen.text(LEFT + 18, y + 8.5, skill, { size: 9.5, ink: now ? 't' : 'm' });
  });

  section(pen, 434, 'Reporting lines', RIGHT_COLUMN, RIGHT - RIGHT_COLUMN);
  pen.stroke('r', `${down(337, 460, 8)}${down(337, 486, 6)}M292 498v-6h90v6`, { width: 0.9 });
  post(pen, 337, 442, 'Production manager');
  post(pen, 337, 468, 'Senior Baker', true);
  for (const x of [292, 382]) {
    pen.stroke('r', rect(x - 38, 498, 76, 16), { width: 0.9 });
    pen.text(x, 509.5, 'Apprentice', { size: 9, anchor: 'middle' });
  }

  section(pen, 541, 'Terms');
  TERMS.forEach(([label, value], i) => {
    const x = [104, 176, 286, 360][i] ?? 0;
    pen.text(x, 540, label, { size: 8.5, ink: 'm' });
    pen.text(x, 556, value, { size: 9.5 });
    pen.stroke('l', down(x - 9, 531, 30));
  });
  pen.stroke('l', across(LEFT, 524, WIDE));

  mark(pen, 1, 138);
  markLeft(pen, 2, 210);
  mark(pen, 3, 328);
  markLeft(pen, 4, 472);
  mark(pen, 5, 478);
  markLeft(pen, 6, 546);
};
