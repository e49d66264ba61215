// A further page of each document: a copy, a record or the sums behind the page that is shown first.
import { type Leaf, letter, lines } from './leaf.ts';
import { table } from './parts.ts';

export const LEAVES: { [name: string]: Leaf } = {
  'labour-market-testing': {
    kind: 'Labour Market Testing HF-0392',
    page: [9, 22],
    signed: 'Read by',
    hand: 1,
    parts: [
      {
        title: 'Advertisement A, as it ran',
        draw: letter(
          'Chef. Restaurant in South Brisbane, full time, 38 hours. Trade certificate and three years in a kitchen. $78,500 and superannuation.',
        ),
      },
      {
        draw: lines(
          [
            ['Government job portal', '4471 0926'],
            ['Online from', '3 March 2025, 8:10 AM'],
            ['Until', '3 April 2025'],
            ['Days', '31'],
            ['Receipt', 'Page 18'],
          ],
          'Days',
        ),
      },
    ],
  },
  'market-salary-report': {
    kind: 'Market Salary Report HF-0418',
    page: [8, 14],
    signed: 'Read by',
    hand: 1,
    parts: [
      {
        title: 'Copy C. Commercial job portal',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'A year', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['Motor mechanic, full time', 'Geelong, seen 4 March', '$78,000'],
            ['Workshop mechanic', 'Corio, seen 4 March', '$82,500'],
            ['Mechanic, light vehicles', 'Torquay, seen 4 March', '$84,000'],
          ],
        }),
      },
      {
        draw: lines([
          ['Adverts in this copy', '3 of 23'],
          ['Counted twice', 'None'],
        ]),
      },
    ],
  },
  'genuine-position-report': {
    kind: 'Genuine Position Report HF-0427',
    page: [12, 18],
    signed: 'Read by',
    hand: 1,
    parts: [
      {
        title: 'Rosters, December',
        draw: table({
          hasTotal: true,
          columns: [
            { head: 'Hours', at: [0, 190] },
            { head: 'Owner', at: [0, 250] },
            { head: 'Open', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['From 1 Dec', '70', '28', '42'],
            ['From 8 Dec', '72', '30', '42'],
            ['From 15 Dec', '78', '30', '48'],
            ['From 22 Dec', '66', '26', '40'],
            ['In the month', '286', '114', '172'],
          ],
        }),
      },
      {
        draw: letter(
          'The owner worked all the hours that she has. The rest was shared by staff, or left undone.',
        ),
      },
    ],
  },
  'need-of-nominee-report': {
    kind: 'Need of Nominee Report HF-0431',
    page: [9, 16],
    signed: 'Workshop manager',
    hand: 2,
    parts: [
      {
        title: 'B5. Reference',
        draw: letter(
          'For seven years he led the night shift: four fitters and eleven haul trucks. He found the faults that others had passed on.',
        ),
      },
      {
        draw: lines([
          ['Employer', 'Haul-truck dealer'],
          ['Dated', '12 February 2025'],
          ['Called by us', '14 February 2025'],
          ['Proves', 'Fault diagnosis'],
        ]),
      },
    ],
  },
  '407-training-plan': {
    kind: '407 Training Plan HF-0440',
    page: [6, 9],
    signed: 'Supervisor',
    hand: 0,
    parts: [
      {
        title: 'Program record, month 3',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'Hours', at: [0, 250] },
            { head: 'By', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['Pastry', 'Doughs and baked custards', '24', 'B'],
            ['Hot section', 'Sauces, alone at lunch', '18', 'B'],
            ['Menu costing', 'Two dishes, at 30% food cost', '12', 'A'],
          ],
        }),
      },
      {
        draw: lines([
          ['Checklist 2', 'Passed, 14 March'],
          ['To repeat', 'Stock count'],
        ]),
      },
    ],
  },
  'business-plan': {
    kind: 'Business Plan HF-0415',
    page: [31, 46],
    signed: 'Approved by the owners',
    hand: 2,
    parts: [
      {
        title: 'Assumptions, Year 1',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'In $1,000', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['Income', '9% of what the region buys', '2,900'],
            ['Materials', '40% of income, as in 2024', '1,160'],
            ['Wages', '16 people, as in the contracts', '1,150'],
            ['Other costs', 'Lease, power, insurance', '380'],
          ],
        }),
      },
      { draw: lines([['Profit before tax', '210']], 'Profit before tax') },
    ],
  },
};
