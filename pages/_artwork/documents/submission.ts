import { across, dot, down, type Pen, rect } from '../pen.ts';
import { greek, LEFT, mark, markLeft, RIGHT, say, seal, section, sheet, signature } from '../sheet.ts';

const FACTS: readonly (readonly [string, string])[] = [
  ['12 Feb', 'The head chef resigns'],
  ['3 Mar', 'Three advertisements begin'],
  ['3 Apr', 'Thirty-four applicants, none available'],
  ['14 Apr', 'Nomination lodged'],
];

const TESTS: readonly (readonly [string, readonly number[], string])[] = [
  ['The position is genuine', [250, 262, 170], 'A1, p. 6'],
  ['The salary meets the market', [258, 240, 206], 'A2, p. 4'],
  ['The work was advertised', [264, 252, 120], 'A3, p. 3'],
];

const INDEX = [
  'Genuine Position Report',
  'Market Salary Report',
  'Labour Market Testing',
  'Contract, signed 10 April',
];

export const submission = (pen: Pen): void => {
  sheet(pen, { kind: 'Submission', title: 'Nomination of a Chef', page: 'Page 1 of 7' });
  pen.text(LEFT, 122, 'To the Department', { size: 10, ink: 'm' });
  pen.text(RIGHT, 122, 'Brisbane, 14 April', { size: 10, ink: 'm', anchor: 'end' });
  say(
    pen,
    142,
    'We ask that the nomination of a full-time chef by Riverside Kitchen, for a subclass 482 visa, be approved.',
  );

  section(pen, 193, 'The facts, in order');
  pen.stroke('f', down(106, 205, 56), { width: 1.3 });
  FACTS.forEach(([date, text], i) => {
    const y = 208 + i * 17;
    pen.text(96, y + 3.4, date, { size: 9.5, ink: 'm', anchor: 'end' });
    pen.stroke('f', dot(106, y, 3.4), { width: 1.3, fill: i === FACTS.length - 1 ? 'f' : 's' });
    pen.text(118, y + 3.4, text, { size: 10 });
  });

  section(pen, 293, 'The requirements, one by one');
  TESTS.forEach(([test, lines, proof], i) => {
    const y = 313 + i * 46;
    pen.text(LEFT, y, String(i + 1), { face: 'serif', size: 14, ink: 'f', firm: 12 });
    pen.text(LEFT + 16, y, test, { size: 10.5, face: 'bold', ink: 'i' });
    greek(pen, LEFT + 16, y + 10, lines, 8.5);
    pen.stroke('k', rect(366, y - 10, 56, 15), { width: 1 });
    pen.text(394, y + 1, proof, { size: 9, ink: 'b', anchor: 'middle' });
  });

  pen.fill('n', rect(LEFT, 442, 370, 42));
  pen.fill('k', rect(LEFT, 442, 3, 42));
  pen.text(LEFT + 14, 457, 'The late lodgement in 2023, and why it will not recur', {
    face: 'italic',
    size: 13,
    ink: 'i',
  });
  greek(pen, LEFT + 14, 467, [336, 212], 8.5);

  section(pen, 510, 'Index', LEFT, 178);
  INDEX.forEach((name, i) => {
    const y = 525 + i * 12;
    pen.text(LEFT, y, `A${i + 1}`, { size: 9, ink: 'b' });
    pen.text(LEFT + 18, y, name, { size: 9 });
  });
  pen.stroke('l', across(252, 493, 170));
  signature(pen, 252, 538, 'Prepared and signed', 92, 0);
  seal(pen, 385, 532);

  mark(pen, 1, 146);
  markLeft(pen, 2, 233);
  markLeft(pen, 3, 355);
  mark(pen, 4, 355);
  mark(pen, 5, 463);
  markLeft(pen, 6, 543);
};
