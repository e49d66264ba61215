// Draws page 4 of an invented Market Salary Report from one set of figures in two settings: the page, and six strips for phones.
// The places of the parts stand in pages/services/market-salary-report.json.
import { across, diamond, dot, down, num, Pen, rect } from '../pen.ts';

const OFFER = 82;
const SOURCES = [
  // key, name, short name, records, low, lower quartile, median, upper quartile, high
  ['A', 'Earnings statistics, Vic.', 'Statistics', '118', 66, 75.2, 80.1, 86.1, 97],
  ['B', 'Job portal, government', 'Portal, gov.', '19', 64, 72.4, 78.1, 84.0, 92],
  ['C', 'Job portal, commercial', 'Portal, com.', '23', 68, 76.3, 82.2, 88.2, 98],
  ['D', 'Industry pay survey', 'Pay survey', '64', 67, 74.1, 79.6, 85.3, 94],
  ['E', 'Employer’s own payroll', 'Payroll', '5', 74, 77.0, 80.0, 83.4, 86],
] as const;
const ADVERTS = [1, 2, 3, 5, 8, 9, 6, 4, 3, 1]; // 42 roles in steps of $4,000 from $60,000
const FACTS = [
  ['Occupation', 'Motor Mechanic (General)', 'Code', '321211'],
  ['Location', 'Geelong, Victoria 3220', 'Nominated salary', '$82,000'],
  ['Hours', '38 a week, full time', 'Superannuation', 'In addition'],
] as const;
const REFS = [
  ['A', 'Employee earnings, Victoria, trades. Released 12 Dec 2024', '6'],
  ['B', 'Government job portal, 19 adverts. Collected 3 Mar 2025', '7'],
  ['C', 'Commercial job portal, 23 adverts. Collected 4 Mar 2025', '8'],
  ['D', 'Automotive pay survey, regional table 4. January 2025', '11'],
  ['E', 'Payroll summary, 5 mechanics, names removed. Feb 2025', '13'],
] as const;
const FINDING =
  'The nominated salary of $82,000 is above the median of four of the five sources and inside the middle half of all five. On these figures it is not less than a local worker would earn for the same work in Geelong.';
const money = (k: number): string =>
  `${Math.floor(k)},${String(Math.round((k % 1) * 1000)).padStart(3, '0')}`;

/** How far the offer lies from a median. */
const against = (median: number): string => {
  const percent = (OFFER / median - 1) * 100;
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)}%`;
};

const head = (pen: Pen, x: number, y: number, w: number, title: string, rule = true): void => {
  if (rule) pen.stroke('l', across(x, y - 18, w));
  pen.text(x, y, title, { face: 'italic', size: 14.5, ink: 'i', firm: 8 });
};

const fern = (pen: Pen, x: number, y: number, s: number): void => {
  pen.raw(`<g transform="translate(${x} ${y})scale(${s})">`);
  pen.stroke(
    'f',
    'M13 35C10 24 11 7 23 5c10-1.5 14 10 7 14.5-5.5 3-11-2.5-7.5-7 2-2.3 5.5-1 5 1.5M12 29l-8-4M11.5 22 4 16M13.5 15 8 8M18 8l-2-6M2 35.5c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0 6 2.5 9 0',
    { width: 2.2 },
  );
  pen.raw('</g>');
};

const facts = (pen: Pen, x: number, y: number, narrow: boolean, w: number): void => {
  const label = { size: 11.5, ink: 'm' } as const;
  if (narrow) {
    const rows = FACTS.flatMap(([a, b, c, d]) => [
      [a, b],
      [c, d],
    ]);
    const order = [0, 1, 2, 4, 3, 5];
    order.forEach((n, i) => {
      const [a = '', b = ''] = rows[n] ?? [];
      const strong = a.startsWith('Nominated');
      pen.text(x, y + i * 21, a, { ...label, size: 12 });
      pen.text(x + 122, y + i * 21, b, {
        size: 12.5,
        face: strong ? 'bold' : 'sans',
        ink: strong ? 'i' : 't',
      });
      if (i < 5) pen.stroke('l', across(x, y + 7 + i * 21, w));
    });
    return;
  }
  FACTS.forEach(([a, b, c, d], i) => {
    const strong = c.startsWith('Nominated');
    pen.text(x, y + i * 18, a, label);
    pen.text(x + 78, y + i * 18, b, { size: 12 });
    pen.text(x + 292, y + i * 18, c, label);
    pen.text(x + w, y + i * 18, d, {
      size: 12,
      anchor: 'end',
      face: strong ? 'bold' : 'sans',
      ink: strong ? 'i' : 't',
    });
  });
};

const histogram = (pen: Pen, x: number, foot: number, w: number, unit: number): void => {
  const step = w / 10;
  const at = (k: number): number => x + ((k - 60) / 40) * w;
  pen.stroke('l', [2, 4, 6, 8].map(n => across(x, foot - n * unit, w)).join(''));
  ADVERTS.forEach((n, i) => {
    const bar = rect(x + i * step + 1.5, foot - n * unit, step - 3, n * unit);
    if (i === 5) pen.fill('f', bar);
    else pen.fill('w', bar);
  });
  ADVERTS.forEach((n, i) => {
    if (n < 2) return;
    pen.text(x + (i + 0.5) * step, foot - n * unit + 12, String(n), {
      size: 11,
      ink: i === 5 ? 's' : 't',
      anchor: 'middle',
    });
  });
  pen.stroke('r', across(x, foot, w), { width: 1 });
  for (const k of [60, 70, 80, 90, 100]) {
    pen.stroke('r', down(at(k), foot, 4), { width: 1 });
    pen.text(at(k), foot + 16, `$${k}k`, {
      size: 11,
      ink: 'm',
      anchor: k === 60 ? 'start' : k === 100 ? 'end' : 'middle',
    });
  }
  // middle half
  const top = foot - 9 * unit - 9;
  pen.stroke('f', `M${num(at(75.8))} ${top + 4}v-4h${num(at(86.6) - at(75.8))}v4`, { width: 1.2 });
  pen.fill('f', diamond(at(80.4), top, 4));
};

const ranges = (
  pen: Pen,
  x: number,
  y: number,
  w: number,
  names: number,
  pitch: number,
  small = false,
): number => {
  const left = x + names;
  const span = w - names - 2;
  const at = (k: number): number => left + ((k - 60) / 40) * span;
  const foot = y + 5 * pitch - 5;
  pen.stroke('l', [60, 70, 80, 90, 100].map(k => down(at(k), y - 10, foot - y + 10)).join(''));
  pen.stroke('r', across(left, foot, span), { width: 1 });
  for (const k of [60, 70, 80, 90, 100])
    pen.text(k === 100 ? x + w : at(k), foot + 15, `$${k}k`, {
      size: 11,
      ink: 'm',
      anchor: k === 100 ? 'end' : 'middle',
    });
  SOURCES.forEach(([key, name, short, , low, q1, mid, q3, high], i) => {
    const cy = y + i * pitch;
    pen.text(x, cy + 4, key, { size: 11.5, face: 'bold', ink: 'f' });
    pen.text(x + 16, cy + 4, small ? short : name, { size: 11.5 });
    pen.stroke(
      'f',
      across(at(low), cy, at(high) - at(low)) + down(at(low), cy - 3, 6) + down(at(high), cy - 3, 6),
      { width: 1.1 },
    );
    pen.fill('w', rect(at(q1), cy - 5, at(q3) - at(q1), 10));
    pen.stroke('f', rect(at(q1), cy - 5, at(q3) - at(q1), 10), { width: 1 });
    pen.stroke('f', down(at(mid), cy - 5, 10), { width: 2.4 });
  });
  pen.stroke('k', down(at(OFFER), y - 17, foot - y + 17), { width: 1.8, dash: '5 4' });
  pen.fill('k', dot(at(OFFER), y - 18, 3.6));
  return at(OFFER);
};

/** 600 by 848, as a sheet of A4. */
export const marketSalaryReportPage = (): string => {
  const pen = new Pen();
  const [L, R] = [56, 544];
  const W = R - L;
  pen.fill('s', rect(0, 0, 600, 848));
  fern(pen, L, 20, 0.5);
  pen.text(L + 26, 37, 'Harbour & Fern', { face: 'serif', size: 14.5, ink: 'i', firm: 12 });
  pen.text(R, 37, 'Market Salary Report HF-0418', { size: 11, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(L, 47, W) + across(L, 50, W), { width: 0.8 });
  pen.text(L - 1, 81, 'Motor Mechanic, Geelong', { face: 'serif', size: 28, ink: 'i', track: -12, firm: 6 });
  pen.text(R, 81, 'Section 2. The market', { face: 'italic', size: 14, ink: 'm', anchor: 'end' });

  pen.stroke('r', across(L, 96, W), { width: 1 });
  facts(pen, L, 117, false, W);

  head(pen, L, 188, W, 'Market range');
  pen.text(L + 92, 188, '42 advertised roles by yearly salary', { size: 11, ink: 'm' });
  histogram(pen, L, 284, 290, 8.4);
  const c = L + 324;
  pen.text(c - 1, 226, '$80,400', { face: 'serif', size: 42, ink: 'i', track: -20, firm: 6 });
  pen.text(c, 244, 'Market median', { size: 11.5, face: 'bold', ink: 'i' });
  pen.text(c, 262, 'Middle half', { size: 11.5, ink: 'm' });
  pen.text(R, 262, '$75,800–86,600', { size: 11.5, anchor: 'end' });
  pen.text(c, 279, 'Method', { size: 11.5, ink: 'm' });
  pen.text(R, 279, '30 km, full time', { size: 11.5, anchor: 'end' });
  pen.text(R, 296, '7 duplicates removed', { size: 11.5, anchor: 'end' });

  head(pen, L, 330, W, 'Sources, side by side');
  const cols = [262, 338, 402, 476, 544];
  for (const [i, t] of ['Records', 'Lower q.', 'Median', 'Upper q.', 'Offer ±'].entries())
    pen.text(cols[i] ?? R, 330, t, { size: 11, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(L, 337, W), { width: 1 });
  SOURCES.forEach(([key, name, , n, , q1, mid, q3], i) => {
    const y = 353 + i * 17.6;
    pen.text(L, y, key, { size: 12, face: 'bold', ink: 'f' });
    pen.text(L + 16, y, name, { size: 12 });
    const cells = [n, money(q1), money(mid), money(q3), against(mid)];
    for (const [k, t] of cells.entries())
      pen.text(cols[k] ?? R, y, t, {
        size: 12,
        anchor: 'end',
        face: k === 2 ? 'bold' : 'sans',
        ink: k === 2 ? 'i' : k === 4 ? (t.startsWith('+') ? 'f' : 'b') : 't',
      });
    if (i < 4) pen.stroke('l', across(L, y + 5, W));
  });

  head(pen, L, 456, W, 'The offer, on the same scale');
  const o = ranges(pen, L, 484, W, 168, 17.4);
  pen.text(o + 9, 470, '$82,000 offered', { size: 12, face: 'bold', ink: 'b' });

  head(pen, L, 606, W, 'Finding');
  pen.paragraph(L, 628, W, FINDING, { face: 'serif', size: 15.5, lead: 19.5, ink: 'i', firm: 12 });

  head(pen, L, 700, W, 'References');
  pen.text(R, 700, 'Copy at page', { size: 11, ink: 'm', anchor: 'end' });
  REFS.forEach(([key, t, p], i) => {
    const y = 718 + i * 15.2;
    pen.text(L, y, key, { size: 11.5, face: 'bold', ink: 'f' });
    pen.text(L + 16, y, t, { size: 11.5 });
    pen.text(R, y, p, { size: 11.5, anchor: 'end' });
  });

  // signature line and foot
  pen.stroke(
    'i',
    `M${L + 92} 809c7-17 13-20 11-5-2 10-6 10-4 4 3-8 9-9 11-4s-3 9 1 8 6-11 10-10 0 9 4 8 5-7 9-7 1 7 6 6 7-5 16-7`,
    { width: 1.3 },
  );
  pen.stroke(
    'i',
    `M${L + 340} 810c2-13 13-19 16-12s-11 10-8 12 7-6 10-6-1 7 2 7 4-6 7-6 0 6 3 6 5-5 10-5 6 2 11 0`,
    { width: 1.3 },
  );
  pen.stroke('r', across(L, 813, 226) + across(L + 262, 813, 226), { width: 0.8 });
  pen.text(L, 808, 'Prepared by', { size: 11, ink: 'm' });
  pen.text(L + 262, 808, 'Read by', { size: 11, ink: 'm' });
  pen.text(L, 834, 'Illustrative specimen. Figures and employer are invented.', { size: 11, ink: 'm' });
  pen.text(R, 834, '4 / 14', { size: 11, ink: 'm', anchor: 'end' });
  return pen.toString('0 0 600 848');
};

/** Tops and heights of the strips. */
const STRIPS = [
  [0, 158],
  [170, 252],
  [434, 158],
  [604, 176],
  [792, 186],
  [990, 188],
] as const;

/** 350 wide, as the text of a phone. */
export const marketSalaryReportStrips = (): string => {
  const pen = new Pen();
  const [x, w] = [18, 314];
  for (const [y, h] of STRIPS) pen.fill('s', rect(0, y, 350, h));
  let y = 0;
  facts(pen, x, 30, true, w);
  y = 170;
  head(pen, x, y + 28, w, 'Market range', false);
  pen.text(x + w, y + 28, '42 roles', { size: 12, ink: 'm', anchor: 'end' });
  pen.text(x - 1, y + 74, '$80,400', { face: 'serif', size: 44, ink: 'i', track: -20, firm: 6 });
  pen.text(x + w, y + 58, 'Market median', { size: 12, face: 'bold', ink: 'i', anchor: 'end' });
  pen.text(x + w, y + 75, 'half pay $75,800–86,600', { size: 11.5, ink: 'm', anchor: 'end' });
  histogram(pen, x, y + 218, w, 12.5);
  y = 434;
  head(pen, x, y + 28, w, 'Sources', false);
  pen.text(x + 244, y + 28, 'Median', { size: 12, ink: 'm', anchor: 'end' });
  pen.text(x + w, y + 28, 'Offer ±', { size: 12, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(x, y + 37, w), { width: 1 });
  SOURCES.forEach(([key, name, , , , , mid], i) => {
    const d = against(mid);
    const r = y + 57 + i * 21;
    pen.text(x, r, key, { size: 12.5, face: 'bold', ink: 'f' });
    pen.text(x + 18, r, name, { size: 12.5 });
    pen.text(x + 244, r, money(mid), { size: 12.5, face: 'bold', ink: 'i', anchor: 'end' });
    pen.text(x + w, r, d, { size: 12.5, ink: d.startsWith('+') ? 'f' : 'b', anchor: 'end' });
    if (i < 4) pen.stroke('l', across(x, r + 7, w));
  });
  y = 604;
  const o = ranges(pen, x, y + 48, w, 104, 21, true);
  pen.text(o + 8, y + 34, '$82,000 offered', { size: 11.5, face: 'bold', ink: 'b' });
  y = 792;
  head(pen, x, y + 28, w, 'Finding', false);
  pen.paragraph(x, y + 54, w, FINDING, { face: 'serif', size: 17, lead: 22, ink: 'i', firm: 10 });
  y = 990;
  REFS.forEach(([key, t, p], i) => {
    const [a = '', b = ''] = t.split('. ');
    const r = y + 26 + i * 34;
    pen.text(x, r, key, { size: 12.5, face: 'bold', ink: 'f' });
    pen.text(x + 18, r, a, { size: 12 });
    pen.text(x + 18, r + 15, b, { size: 11.5, ink: 'm' });
    pen.text(x + w, r + 15, `p. ${p}`, { size: 11.5, ink: 'm', anchor: 'end' });
  });
  return pen.toString('0 0 350 1178');
};
