// A page of an invented Need of Nominee Report: a fitter in Townsville, held against the position.
import { beside, columns, spans } from './charts.ts';
import { facts, finding, table } from './parts.ts';
import type { Specimen } from './sheet.ts';

// skill, months to train, how long that is, what the nominee has, proof
const SKILLS = [
  ['Diesel engine overhaul', 36, '3 years', '11 years, haul trucks', 'B2'],
  ['Hydraulic systems', 30, '30 months', '9 years, two makers', 'B3'],
  ['Fault diagnosis', 24, '2 years', '7 years, leading hand', 'B5'],
  ['Auto electrical', 18, '18 months', 'Licence, 2018', 'B6'],
  ['Teaching apprentices', 6, '6 months', 'Two, both qualified', 'B8'],
  ['Site safety ticket', 0.5, '2 weeks', 'Training in week 1', 'None'],
] as const;
// quarters of two years: vacancies and applicants within 200 km
const MARKET = [
  ['Q1', 22, 18],
  ['Q2', 26, 17],
  ['Q3', 31, 15],
  ['Q4', 36, 16],
  ['Q1', 44, 13],
  ['Q2', 49, 12],
  ['Q3', 55, 12],
  ['Q4', 61, 10],
] as const;

export const needOfNomineeReport: Specimen = {
  kind: 'Need of Nominee Report HF-0431',
  title: 'Diesel Fitter, Townsville',
  section: 'Section 2. The match',
  page: [5, 16],
  parts: [
    {
      draw: facts([
        ['Occupation', 'Diesel Motor Mechanic', 'Code', '321212'],
        ['Workplace', 'Haul-truck workshop, Townsville', 'Hours', '38 a week'],
      ]),
    },
    {
      title: 'Skills the role requires',
      note: ['by the time it takes to train them', 'time to train'],
      draw: spans({
        isKeyed: true,
        names: [172, 146],
        axis: [
          [0, '0'],
          [12, '1'],
          [24, '2'],
          [36, '3 years'],
        ],
        rows: SKILLS.map(([name, months, text], i) => ({
          name,
          short: name.replace(' engine', ''),
          spans: [{ from: 0, to: months, text, ink: i < 3 ? 'f' : 'w' }],
        })),
      }),
    },
    {
      title: 'The nominee’s record',
      draw: spans({
        names: [92, 62],
        ends: [64, 0],
        axis: [2010, 2013, 2016, 2019, 2022, 2025].map(year => [year, String(year)] as const),
        rows: [
          { name: 'Study', spans: [{ from: 2010.2, to: 2013, text: 'Trade' }], end: 'B1' },
          {
            name: 'Work',
            spans: [
              { from: 2013, to: 2017.5, text: 'Fitter', ink: 'f' },
              { from: 2017.8, to: 2025, text: 'Leading hand', ink: 'f' },
            ],
            end: 'B2 to B5',
          },
          { name: 'Licences', points: [2012.6, 2014, 2018.6, 2023], end: 'B6 to B9' },
        ],
      }),
    },
    {
      title: 'The match',
      draw: table({
        isKeyed: true,
        columns: [
          { head: 'The nominee', at: [212], isStart: true, isUnder: true },
          { head: 'Proof', at: [408, 250], face: 'bold', ink: 'i' },
          { head: 'Met', at: [488, 314], ink: cell => (cell === 'Yes' ? 'f' : 'b') },
        ],
        rows: SKILLS.map(([name, , , has, proof]) => [
          name,
          has,
          proof,
          proof === 'None' ? 'To follow' : 'Yes',
        ]),
      }),
    },
    {
      title: 'The market',
      draw: beside(
        {
          value: '61',
          label: 'Vacancies within 200 km',
          rows: [
            ['Looking for work', '10'],
            ['Own search', '2 in 31 days'],
          ],
        },
        columns({
          groups: MARKET.map(([label, ...values]) => ({ label, values })),
          inks: ['w', 'f'],
          names: ['Vacancies', 'Applicants'],
          most: 70,
          height: [60, 110],
        }),
      ),
    },
    {
      title: 'Conclusion',
      draw: finding(
        'The nominee meets five of six requirements on the first day, each with its proof, and the sixth within a week. Fewer people with these skills look for work near Townsville than there are vacancies for them.',
      ),
    },
  ],
};
