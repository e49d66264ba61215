// A page of an invented Genuine Position Report: why a restaurant in Hobart needs a manager.
import { down, type Pen, rect } from '../pen.ts';
import { beside, columns, spans } from './charts.ts';
import { facts, references } from './parts.ts';
import type { Draw, Specimen } from './sheet.ts';

// duty, hours a week, task of the occupation, evidence
const DUTIES = [
  ['Run the floor', 13, 'Directs service, C'],
  ['Rosters and leave', 7, 'Plans staff, C'],
  ['Hiring and training', 7, 'Selects staff, B'],
  ['Buying and suppliers', 6, 'Arranges stock, E'],
  ['Takings and accounts', 5, 'Keeps records, E'],
] as const;
const WEEK = DUTIES.reduce((sum, [, hours]) => sum + hours, 0);
/** Turnover by quarter in thousands, from 2022 to 2024. */
const TURNOVER = [550, 540, 545, 568, 570, 560, 580, 610, 600, 610, 640, 750];
const yearOf = (year: number): number =>
  TURNOVER.slice(year * 4, year * 4 + 4).reduce((sum, quarter) => sum + quarter);
const GROWTH = Math.round((yearOf(2) / yearOf(0) - 1) * 100);
/** Hours of management by month, and how many of them the owner has. */
const HOURS = [196, 188, 192, 200, 212, 208, 216, 222, 230, 244, 262, 286];
const OWNER = 114;
const UNCOVERED = HOURS.slice(-3).reduce((sum, hours) => sum + hours - OWNER, 0) / 3;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const chart: Draw = ({ pen, x, y, w, isStrip }) => {
  const column = w / 3;
  const [a, b, c] = [x + column * 0.5, x + column * 1.5, x + column * 2.5];
  const wide = isStrip ? 96 : 148;
  const top = y + 12;
  pen.stroke('r', `${down(b, top + 26, 12)}M${a} ${top + 46}v-8h${c - a}v8${down(b, top + 38, 8)}`);
  pen.stroke('r', [a, b, c].map(at => down(at, top + 74, 10)).join(''));
  box(pen, b, top, wide, ['Owner', '1']);
  box(pen, a, top + 46, wide, [isStrip ? 'Office' : 'Office manager', '1']);
  box(pen, b, top + 46, wide, [isStrip ? 'Manager' : 'Restaurant manager', '+1'], true);
  box(pen, c, top + 46, wide, ['Head chef', '1']);
  box(pen, a, top + 84, wide, ['Bookings', '2']);
  box(pen, b, top + 84, wide, ['Floor staff', '8']);
  box(pen, c, top + 84, wide, ['Kitchen', '6']);
  return top + 114;
};

type Words = readonly [title: string, count: string];

function box(pen: Pen, x: number, y: number, w: number, [title, count]: Words, isNominated = false): void {
  const shape = rect(x - w / 2, y, w, 26);
  if (isNominated) {
    pen.stroke('k', rect(x - w / 2 - 3, y - 3, w + 6, 32), { width: 1.5 });
    pen.fill('f', shape);
  } else pen.stroke('r', shape, { width: 0.9, fill: 's' });
  pen.text(x - w / 2 + 9, y + 17, title, { size: 11.5, face: 'bold', ink: isNominated ? 's' : 'i' });
  pen.text(x + w / 2 - 9, y + 17, count, { size: 11.5, ink: isNominated ? 's' : 'm', anchor: 'end' });
}

export const genuinePositionReport: Specimen = {
  kind: 'Genuine Position Report HF-0427',
  title: 'Restaurant Manager, Hobart',
  section: 'Section 2. The position',
  page: [6, 18],
  parts: [
    {
      draw: facts([
        ['Business', 'Waterfront restaurant, 84 seats', 'Occupation', '141111'],
        ['Place', 'Hobart, Tasmania 7000', 'Trading since', '2014'],
      ]),
    },
    { title: 'Organisation chart', note: ['19 people and the nominated position', '19 people'], draw: chart },
    {
      title: 'Duties in a week',
      note: [`${WEEK} hours, beside the tasks of the occupation`, `${WEEK} hours`],
      draw: spans({
        names: [148, 138],
        ends: [124, 0],
        axis: [0, 5, 10, 15].map(hours => [hours, String(hours)] as const),
        rows: DUTIES.map(([name, hours, end]) => ({
          name,
          spans: [{ from: 0, to: hours, text: `${hours} hours`, ink: hours > 12 ? 'f' : 'w' }],
          end,
        })),
      }),
    },
    {
      title: 'The reason',
      note: ['turnover by quarter, in $1,000', 'in $1,000'],
      draw: beside(
        {
          value: `+${GROWTH}%`,
          label: 'Turnover in two years',
          rows: [
            ['In 2024', `$${(yearOf(2) / 1000).toFixed(1)} million`],
            ['Terrace opened', 'October 2024'],
          ],
        },
        columns({
          groups: TURNOVER.map((quarter, i) => ({
            label: i % 4 === 1 ? String(2022 + Math.floor(i / 4)) : '',
            values: [quarter],
          })),
          inks: ['w'],
          most: 860,
          strong: 11,
          height: [50, 100],
          numbers: 'ends',
        }),
      ),
    },
    {
      title: 'The workload',
      note: [`hours in 2024, ${UNCOVERED} a month uncovered since October`],
      draw: columns({
        groups: HOURS.map((hours, i) => ({ label: MONTHS[i] ?? '', values: [hours] })),
        inks: ['w'],
        most: 330,
        height: [58, 110],
        limit: { at: OWNER, text: `The owner has ${OWNER}` },
      }),
    },
    {
      title: 'Evidence',
      draw: references([
        ['Lease and plan of the terrace', 'Signed June 2024', 9],
        ['Payroll summary, 19 people', 'December 2024', 10],
        ['Rosters and timesheets', 'January to December 2024', 12],
        ['Booking records', 'October to December 2024', 14],
        ['Activity statements and accounts', '2022 to 2024', 15],
      ]),
    },
  ],
};
