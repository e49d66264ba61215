// A page of an invented Labour Market Testing report: how a chef was looked for in Brisbane.
import { dot, rect } from '../pen.ts';
import { beside, spans } from './charts.ts';
import { facts, finding, table } from './parts.ts';
import type { Draw, Place, Specimen } from './sheet.ts';

// channel, kind, number, views, applications, first and last day since 3 March
const CHANNELS = [
  ['Government job portal', 'Government', '4471 0926', '1,284', 11, 0, 31],
  ['Job portal, national', 'Job site', 'JP-88213', '2,906', 17, 2, 33],
  ['Hospitality industry site', 'Industry', '10457', '618', 6, 3, 34],
] as const;
const APPLIED = CHANNELS.reduce((sum, [, , , , applied]) => sum + applied, 0);
const REASONS = [
  ['No trade certificate', 15],
  ['Under three years', 10],
  ['Withdrew', 3],
  ['Declined the offer', 6],
] as const;
const left = (reasons: number): number =>
  REASONS.slice(0, reasons).reduce((rest, [, count]) => rest - count, APPLIED);

/** A day since 3 March, as people write it. */
const dayOf = (day: number): string => (day < 29 ? `${day + 3} Mar` : `${day - 28} Apr`);

/** What visitors of each channel saw, cut out. */
const cuttings: Draw = place => {
  const { x, y, w, isStrip } = place;
  CHANNELS.forEach(([name, , , , , from, to], i) => {
    const proof = [dayOf(from), dayOf(to), `p. ${9 + i * 3}`] as const;
    if (isStrip) cutting({ ...place, y: y + 14 + i * 100 }, w, name, proof);
    else cutting({ ...place, x: x + i * 166, y: y + 12 }, 156, name, proof);
  });
  return y + 14 + (isStrip ? 292 : 91);
};

type Proof = readonly [first: string, last: string, page: string];

function cutting({ pen, x, y }: Place, w: number, name: string, [first, last, page]: Proof): void {
  pen.stroke('m', rect(x, y, w, 90), { width: 0.9, dash: '4 3', fill: 's' });
  pen.fill('h', rect(x + 1, y + 1, w - 2, 19));
  pen.text(x + 9, y + 14.5, name, { size: 11, ink: 'm' });
  pen.text(x + 9, y + 41, 'Chef', { face: 'serif', size: 19, ink: 'i', firm: 8 });
  pen.text(x + w - 9, y + 41, '$78,500 a year', { size: 11, anchor: 'end' });
  pen.text(x + 9, y + 59, 'South Brisbane, full time', { size: 11 });
  pen.text(x + 9, y + 80, `Saved ${first}, ${last}`, { size: 11, ink: 'm' });
  pen.text(x + w - 9, y + 80, page, { size: 11, ink: 'b', anchor: 'end' });
  pen.fill('k', dot(x + w / 2, y, 3.2));
}

export const labourMarketTesting: Specimen = {
  kind: 'Labour Market Testing HF-0392',
  title: 'Chef, Brisbane',
  section: 'Section 1. The campaign',
  page: [3, 22],
  parts: [
    {
      draw: facts(
        [
          ['Vacancy', 'Chef, full time', 'Code', '351311'],
          ['Place', 'South Brisbane, Queensland', 'Salary as advertised', '$78,500'],
          ['Skills', 'Trade certificate, three years', 'Hours', '38 a week'],
        ],
        'Salary as advertised',
      ),
    },
    {
      title: 'Channels',
      draw: table({
        isKeyed: true,
        columns: [
          { head: 'Kind', at: [212], isStart: true },
          { head: 'Number', at: [358] },
          { head: 'Views', at: [422, 250], face: 'bold', ink: 'i' },
          { head: 'Applied', at: [488, 314] },
        ],
        rows: CHANNELS.map(([name, kind, number, views, applied]) => [
          name,
          kind,
          number,
          views,
          String(applied),
        ]),
      }),
    },
    {
      title: 'First and last days',
      draw: spans({
        isKeyed: true,
        names: [172, 92],
        axis: [0, 7, 14, 21, 28, 35].map(day => [day, day % 14 ? '' : dayOf(day)] as const),
        rows: CHANNELS.map(([name, kind, , , , from, to]) => ({
          name,
          short: kind,
          spans: [
            { from, to: from + 28, text: `${dayOf(from)} to ${dayOf(to)}` },
            { from: from + 28, to, ink: 'f' },
          ],
        })),
        mark: { at: 31, text: '28 days on all three' },
      }),
    },
    {
      title: 'Proof',
      note: ['on the first and the last day, with receipts at page 18', 'receipts at page 18'],
      draw: cuttings,
    },
    {
      title: 'Applicants',
      draw: beside(
        {
          value: String(APPLIED),
          label: 'Applied, each recorded',
          rows: REASONS.map(([reason, count]) => [reason, String(count)] as const),
        },
        spans({
          names: [92, 86],
          axis: [0, 10, 20, 30, 40].map(n => [n, String(n)] as const),
          rows: [
            { name: 'Applied', spans: [{ from: 0, to: APPLIED, text: String(APPLIED) }] },
            { name: 'Qualified', spans: [{ from: 0, to: left(2), text: String(left(2)) }] },
            { name: 'Interviewed', spans: [{ from: 0, to: left(3), text: String(left(3)), ink: 'f' }] },
            { name: 'Accepted', spans: [{ from: 0, to: left(4), text: String(left(4)), ink: 'f' }] },
          ],
        }),
      ),
    },
    {
      title: 'Finding',
      draw: finding(
        'The position stood on three channels for 31 days each. Of 34 applicants, nine have the certificate and the three years that were asked for. Six were interviewed and offered the position; none accepted it.',
      ),
    },
  ],
};
