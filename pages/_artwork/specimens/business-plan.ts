// A page of an invented Business Plan: the summary of a joinery in Launceston, in six parts.
import { beside, spans } from './charts.ts';
import { facts, table } from './parts.ts';
import type { Specimen } from './sheet.ts';

const CUSTOMERS = [
  ['Homes', 46],
  ['Shops', 31],
  ['Public', 23],
] as const;
/** The business’s income and what is spent on joinery around it, in thousands. */
const INCOME = [2900, 3300, 3800, 4400, 5100];
const REGION = 31_000;
const MATERIALS = INCOME.map(income => income * 0.4);
const WAGES = [1150, 1320, 1600, 1790, 1990];
const OTHER = [380, 400, 430, 470, 520];
const PROFIT = INCOME.map(
  (income, year) => income - (MATERIALS[year] ?? 0) - (WAGES[year] ?? 0) - (OTHER[year] ?? 0),
);
const STAFF = [
  ['Joiners and fitters', 9, 10, 12, 14],
  ['Apprentices', 2, 2, 3, 4],
  ['Design and office', 3, 3, 3, 4],
  ['Production manager, nominated', 0, 1, 1, 1],
] as const;
const PEOPLE = [1, 2, 3, 4].map(year => STAFF.reduce((sum, row) => sum + Number(row[year]), 0));

const thousands = (values: readonly number[]): string[] => values.map(value => value.toLocaleString('en-AU'));
/** Five columns that end on the page, and the first, third and fifth of them in a strip. */
const YEARS = [268, 323, 378, 433, 488].map((end, i) => ({
  head: `Year ${i + 1}`,
  at: i % 2 ? ([end] as const) : ([end, 178 + i * 34] as const),
}));

export const businessPlan: Specimen = {
  kind: 'Business Plan HF-0415',
  title: 'Coastal Joinery, Launceston',
  section: 'Summary of six parts',
  page: [2, 46],
  parts: [
    {
      draw: facts([
        ['Owners', 'Two, both working', 'Founded', '2011'],
        ['Makes', 'Kitchens, shopfronts, seating', 'Workshop', '1,200 m²'],
      ]),
    },
    {
      title: 'Market and industry',
      note: ['orders by customer, last year', 'last year'],
      draw: beside(
        {
          value: `${Math.round(((INCOME[0] ?? 0) / REGION) * 100)}%`,
          label: 'Share of the region',
          rows: [
            ['Bought a year', '$31 million'],
            ['Competitors', '7 workshops'],
          ],
        },
        spans({
          names: [58, 58],
          axis: [0, 10, 20, 30, 40, 50].map(percent => [percent, `${percent}%`] as const),
          rows: CUSTOMERS.map(([name, percent], i) => ({
            name,
            spans: [{ from: 0, to: percent, text: `${percent}%`, ink: i ? 'w' : 'f' }],
          })),
        }),
      ),
    },
    {
      title: 'Objectives and roadmap',
      draw: spans({
        names: [128, 118],
        ends: [120, 0],
        axis: [0, 1, 2, 3, 4, 5].map(year => [year, year ? `Y${year}` : 'Now'] as const),
        rows: [
          { name: 'Second shift', spans: [{ from: 0.2, to: 1 }], points: [1], end: 'Nominee leads' },
          { name: 'New machine line', spans: [{ from: 1, to: 2.5 }], points: [2.5], end: 'From income' },
          { name: 'Depot in Hobart', spans: [{ from: 2.5, to: 4 }], points: [4], end: 'Leased' },
          { name: '$5 million income', spans: [{ from: 0, to: 5, ink: 'f' }], points: [5], end: 'In Year 5' },
        ],
      }),
    },
    {
      title: 'Workforce',
      draw: table({
        hasTotal: true,
        columns: [
          { head: 'Now', at: [323, 206] },
          { head: 'Year 1', at: [378] },
          { head: 'Year 2', at: [433, 260] },
          { head: 'Year 3', at: [488, 314] },
        ],
        rows: [
          ...STAFF.map(([name, ...years]) => [name, ...years.map(String)]),
          ['People', ...PEOPLE.map(String)],
        ],
      }),
    },
    {
      title: 'Financial projections',
      note: ['in $1,000'],
      draw: table({
        hasTotal: true,
        columns: YEARS,
        rows: [
          ['Income', ...thousands(INCOME)],
          ['Materials, at 40% of income', ...thousands(MATERIALS)],
          ['Wages, as in the contracts', ...thousands(WAGES)],
          ['Other costs, such as rent', ...thousands(OTHER)],
          ['Profit before tax', ...thousands(PROFIT)],
        ],
      }),
    },
    {
      title: 'Compliance and risk',
      draw: table({
        isKeyed: true,
        columns: [
          { head: 'Likelihood', at: [188], isStart: true, ink: 'm' },
          { head: 'What we do', at: [270], isStart: true, isUnder: true },
        ],
        rows: [
          ['Price of timber', 'Likely', 'Supply contract for six months'],
          ['Late payment', 'Possible', 'Deposit of 30%, monthly reminders'],
          ['Loss of a contract', 'Unlikely', 'No customer above 20% of income'],
          ['Safety and licences', 'Unlikely', 'Yearly audit, by an outside expert'],
        ],
      }),
    },
  ],
};
