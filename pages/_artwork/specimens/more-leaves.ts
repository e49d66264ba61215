// A page of each document that has no sheet of its own on the site.
import { spans } from './charts.ts';
import { type Leaf, letter, lines } from './leaf.ts';
import { table } from './parts.ts';

const MET = (cell: string) => (cell === 'Yes' ? 'f' : 'b');

export const MORE_LEAVES: { [name: string]: Leaf } = {
  submission: {
    kind: 'Submission HF-0436',
    page: [1, 7],
    signed: 'Prepared by',
    hand: 0,
    parts: [
      {
        title: 'Nomination of a chef',
        draw: letter(
          'We ask that the nomination of a full-time chef by Riverside Kitchen, for a subclass 482 visa, be approved.',
        ),
      },
      {
        title: 'The facts, in order',
        draw: lines([
          ['12 February', 'The head chef resigns'],
          ['3 March', 'Three adverts begin'],
          ['3 April', '34 applicants, none available'],
          ['14 April', 'Nomination lodged'],
        ]),
      },
      {
        title: 'The requirements',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'Evidence', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['1. The position is genuine', 'Rosters since October', 'A1, p. 6'],
            ['2. The salary meets the market', 'Five sources', 'A2, p. 4'],
            ['3. The work was advertised', '31 days on three channels', 'A3, p. 3'],
          ],
        }),
      },
    ],
  },
  'position-description': {
    kind: 'Position Description HF-0402',
    page: [1, 4],
    signed: 'Approved by the employer',
    hand: 2,
    parts: [
      {
        draw: lines([
          ['Title at work', 'Senior Baker, night shift'],
          ['Occupation', 'Baker, 351111'],
          ['Place', 'Ballarat, Victoria'],
        ]),
      },
      {
        title: 'Duties in a week',
        note: ['', '38 hours'],
        draw: spans({
          names: [150, 150],
          axis: [0, 3, 6, 9].map(hours => [hours, String(hours)] as const),
          rows: [
            { name: 'Mix and prove doughs', spans: [{ from: 0, to: 9, text: '9 h', ink: 'f' }] },
            { name: 'Shape and bake bread', spans: [{ from: 0, to: 8, text: '8 h', ink: 'f' }] },
            { name: 'Laminate pastry', spans: [{ from: 0, to: 6, text: '6 h' }] },
            { name: 'Plan the night', spans: [{ from: 0, to: 6, text: '6 h' }] },
            { name: 'Train apprentices', spans: [{ from: 0, to: 5, text: '5 h' }] },
            { name: 'Stock and records', spans: [{ from: 0, to: 4, text: '4 h' }] },
          ],
        }),
      },
      {
        title: 'Skills',
        draw: table({
          columns: [{ head: 'Required', at: [0, 314], ink: cell => (cell === 'Yes' ? 'f' : 'b') }],
          rows: [
            ['Trade certificate in baking', 'Yes'],
            ['Three years in a bakery', 'Yes'],
            ['House sourdough', 'Taught'],
          ],
        }),
      },
    ],
  },
  'gte-statement': {
    kind: 'GTE statement HF-0409',
    page: [2, 6],
    signed: 'Signed by the applicant',
    hand: 1,
    parts: [
      {
        title: 'Why I want to come',
        draw: letter('My clinic has no nurse who can teach. This course lets me come back and be the first.'),
      },
      {
        title: 'Why this course',
        draw: table({
          columns: [
            { head: 'Years', at: [0, 180] },
            { head: 'Cost', at: [0, 240] },
            { head: 'Placement', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['Nursing, Melbourne', '3', '$108k', '22 weeks'],
            ['Nursing, Manila', '4', '$21k', '12 weeks'],
            ['Nursing, Toronto', '4', '$132k', '18 weeks'],
          ].map(([name, ...cells]) => [String(name).replace('Nursing, ', ''), ...cells]),
        }),
      },
      {
        title: 'My record',
        draw: lines([
          ['Singapore, 2019', 'Left on time'],
          ['Japan, 2023', 'Left on time'],
          ['Australia, 2023', 'Refused, see page 5'],
        ]),
      },
    ],
  },
  'assessment-file': {
    kind: 'Assessment file HF-0398',
    page: [1, 34],
    parts: [
      {
        title: 'Electrician, Darwin',
        draw: lines([
          ['Occupation', 'Electrician, 341111'],
          ['Names agree in', 'Six documents'],
        ]),
      },
      {
        title: 'Employment',
        draw: spans({
          names: [92, 92],
          axis: [2014, 2017, 2020, 2023, 2026].map(year => [year, String(year)] as const),
          rows: [
            { name: 'Apprentice', spans: [{ from: 2014, to: 2017.6 }] },
            { name: 'Electrician', spans: [{ from: 2017.9, to: 2021.4, ink: 'f' }] },
            { name: 'Leading hand', spans: [{ from: 2021.8, to: 2026, ink: 'f' }] },
          ],
        }),
      },
      {
        title: 'Papers',
        draw: table({
          isKeyed: true,
          columns: [
            { head: 'Issued', at: [0, 250] },
            { head: 'Certified', at: [0, 314], ink: MET },
          ],
          rows: [
            ['Certificate III', '2014', 'Yes'],
            ['Transcript and units', '2014', 'Yes'],
            ['Restricted licence', '2016', 'Yes'],
            ['High-voltage course', '2018', 'To do'],
          ],
        }),
      },
    ],
  },
  'compliance-record': {
    kind: 'Sponsor record HF-0377',
    page: [1, 12],
    signed: 'Read by',
    hand: 1,
    parts: [
      {
        title: 'Register of workers',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'Visa', at: [0, 220] },
            { head: 'Ends', at: [0, 314], face: 'bold', ink: 'i' },
          ],
          rows: [
            ['Chef', 'Geelong, $80,000', '482', 'Mar 2027'],
            ['Motor mechanic', 'Geelong, $82,000', '482', 'Aug 2026'],
            ['Welder', 'Ballarat, $79,000', '494', 'Jan 2029'],
          ],
        }),
      },
      {
        title: 'Changes and notices',
        draw: table({
          columns: [
            { at: [0], isUnder: true },
            { head: 'Notified', at: [0, 314], ink: 'f' },
          ],
          rows: [
            ['New director appointed', '4 February', '11 February'],
            ['Worker moved to Torquay', '19 May', '26 May'],
          ],
        }),
      },
    ],
  },
  'training-program': {
    kind: 'Training program HF-0384',
    page: [3, 12],
    parts: [
      {
        title: 'Team leaders, Newcastle',
        draw: lines([
          ['The team', 'Twelve leading hands'],
          ['Length', 'Ten weeks, 44 hours'],
        ]),
      },
      {
        title: 'Modules',
        note: ['', 'by week'],
        draw: spans({
          names: [142, 142],
          axis: [0, 2, 4, 6, 8, 10].map(week => [week, week ? String(week) : 'Week'] as const),
          rows: [
            { name: 'Clear instructions', spans: [{ from: 0, to: 2 }] },
            { name: 'Planning a shift', spans: [{ from: 1.5, to: 4 }] },
            { name: 'Coaching a starter', spans: [{ from: 3.5, to: 6, ink: 'f' }] },
            { name: 'Safety talks', spans: [{ from: 5.5, to: 7.5 }] },
            { name: 'Reading numbers', spans: [{ from: 7, to: 10, ink: 'f' }] },
          ],
        }),
      },
      {
        title: 'Delivery',
        draw: lines([
          ['On site', '24 hours'],
          ['Online', '12 hours'],
          ['Blended', '8 hours'],
        ]),
      },
    ],
  },
};
