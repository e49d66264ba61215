// A page of an invented 407 Training Plan: six months of a cook in Cairns.
import { spans } from './charts.ts';
import { facts, table } from './parts.ts';
import { type Draw, drawSignature, type Specimen } from './sheet.ts';

// unit, first month, months, hours, who teaches
const UNITS = [
  ['Safety and hygiene', 0, 1, 24, 'B'],
  ['Cold and hot sections', 0.5, 2, 96, 'B'],
  ['Pastry', 2, 1.5, 60, 'B'],
  ['Menu costing', 3, 1.2, 36, 'A'],
  ['Ordering and stock', 3.6, 1.4, 32, 'A'],
  ['Leading a shift', 4.6, 1.4, 72, 'A'],
] as const;
const HOURS = UNITS.reduce((sum, [, , , hours]) => sum + hours, 0);

const signatures: Draw = ({ pen, x, y, w, isStrip }) => {
  ['Sponsor', 'Supervisor', 'Trainee'].forEach((who, hand) => {
    if (isStrip) drawSignature(pen, { x, y: y + 30 + hand * 42, w, who, hand });
    else drawSignature(pen, { x: x + hand * 168, y: y + 40, w: 152, who, hand });
  });
  return y + (isStrip ? 118 : 44);
};

export const trainingPlan407: Specimen = {
  kind: '407 Training Plan HF-0440',
  title: 'Cook, Cairns',
  section: 'Section 1. The program',
  page: [2, 9],
  signed: [],
  parts: [
    {
      draw: facts([
        ['Trainee', 'Commercial cook, two years', 'Occupation', 'Cook, 351411'],
        ['Workplace', 'Hotel kitchen, Cairns', 'Program', '6 months'],
        ['Can do now', 'Breakfast, cold section', 'Visa', 'Subclass 407'],
      ]),
    },
    {
      title: 'Outcomes',
      note: ['at the end, the trainee can', 'the trainee can'],
      draw: table({
        isKeyed: true,
        columns: [{ head: 'Tested by', at: [322], isStart: true, isUnder: true }],
        rows: [
          ['Run any section without help', 'Practical, two sections'],
          ['Keep food safe from door to plate', 'Daily log, spot checks'],
          ['Cost a menu and keep to it', 'Menu at 30% food cost'],
          ['Lead a shift of three people', 'A full shift, observed'],
        ],
      }),
    },
    {
      title: 'Schedule',
      note: [`six months, ${HOURS} hours of training`, `${HOURS} hours`],
      draw: spans({
        names: [148, 134],
        ends: [56, 0],
        axis: [0, 1, 2, 3, 4, 5, 6].map(month => [month, month ? String(month) : 'Month'] as const),
        rows: [
          ...UNITS.map(([name, from, months, hours, who]) => ({
            name,
            spans: [{ from, to: from + months, text: `${hours} h`, ink: who === 'A' ? 'f' : 'w' } as const],
            end: `with ${who}`,
          })),
          { name: 'Reviews', points: [2, 4, 6], end: 'A, B' },
        ],
      }),
    },
    {
      title: 'Supervision',
      draw: table({
        isKeyed: true,
        columns: [
          { head: 'Experience', at: [172, 234], isStart: true },
          { head: 'Meets the trainee', at: [322], isStart: true, isUnder: true },
        ],
        rows: [
          ['Head chef', '14 years', 'One hour, every Monday'],
          ['Sous chef', '8 years', 'On every shift'],
        ],
      }),
    },
    {
      title: 'Assessment',
      draw: table({
        columns: [
          { head: 'What is shown', at: [88], isStart: true, isUnder: true },
          { head: 'Against', at: [322, 170], isStart: true },
          { head: 'By', at: [488, 314], face: 'bold', ink: 'i' },
        ],
        rows: [
          ['Month 2', 'Two sections, practical', 'Checklists 1 and 2', 'B'],
          ['Month 4', 'Costed menu, review of the log', 'Checklist 3', 'A'],
          ['Month 6', 'A full shift, observed', 'All outcomes', 'A'],
        ],
      }),
    },
    { title: 'Agreed by', draw: signatures },
  ],
};
