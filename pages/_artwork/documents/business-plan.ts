import { across, dot, down, num, type Pen, poly, rect } from '../pen.ts';
import { LEFT, mark, markLeft, RIGHT, section, sheet } from '../sheet.ts';

/* Draws one tile for each part of the plan, two in a row. */
const SECOND = 250;
const TILE = RIGHT - SECOND;

const overview = (pen: Pen): void => {
  pen.text(LEFT, 127, 'Company overview', { face: 'italic', size: 13.5, ink: 'i' });
  const rows: [string, string][] = [
    ['Founded', '2011'],
    ['Owners', 'Two, both working'],
    ['Workshop', '1,200 m²'],
    ['Staff', '14'],
  ];
  rows.forEach(([label, value], i) => {
    const y = 147 + i * 17;
    pen.text(LEFT, y, label, { size: 9.5, ink: 'm' });
    pen.text(112, y, value, { size: 9.5 });
    if (i < 3) pen.stroke('l', across(LEFT, y + 5.5, TILE));
  });
  // Draws the workshop from the side.
  pen.stroke(
    'r',
    'M60 248v-24l20-12v12l20-12v12l20-12v36M132 248v-28h66v28M132 232h66M148 220v28M165 220v28M182 220v28',
    {
      width: 1,
    },
  );
  pen.fill('f', rect(84, 236, 14, 12));
  pen.stroke('r', across(LEFT, 248, TILE), { width: 0.9 });
};

const market = (pen: Pen): void => {
  pen.text(SECOND, 127, 'Market and industry', { face: 'italic', size: 13.5, ink: 'i' });
  const [cx, cy, r] = [294, 192, 32];
  const shares: [string, number, 'f' | 'w' | 'n'][] = [
    ['Homes', 0.46, 'f'],
    ['Shops', 0.31, 'w'],
    ['Public', 0.23, 'n'],
  ];
  let from = 0;
  shares.forEach(([name, share, ink], i) => {
    const point = (turn: number): string =>
      `${num(cx + r * Math.sin(turn * 2 * Math.PI))} ${num(cy - r * Math.cos(turn * 2 * Math.PI))}`;
    const slice = `M${cx} ${cy}L${point(from)}A${r} ${r} 0 0 1 ${point(from + share)}z`;
    pen.stroke('f', slice, { width: 0.9, fill: ink });
    from += share;
    const y = 176 + i * 19;
    pen.stroke('f', rect(342, y - 8, 9, 9), { width: 0.9, fill: ink });
    pen.text(357, y, name, { size: 9.5 });
    pen.text(RIGHT, y, `${Math.round(share * 100)}%`, { size: 9.5, ink: 'm', anchor: 'end' });
  });
  pen.stroke('f', dot(cx, cy, 14), { width: 0.9, fill: 's' });
  pen.text(SECOND, 245, 'Orders by customer, last year', { size: 9, ink: 'm' });
};

const roadmap = (pen: Pen): void => {
  section(pen, 283, 'Objectives and roadmap', LEFT, TILE);
  const course = 'M56 384C74 340 98 372 112 350S142 330 160 336 196 322 214 306';
  pen.stroke('i', course, { width: 1.5, dash: '6 4' });
  const ports: [number, number, string, number, number][] = [
    [56, 384, 'Second shift', 64, 390],
    [112, 350, 'New machine line', 120, 362],
    [160, 336, 'Hobart depot', 150, 323],
  ];
  for (const [x, y, name, tx, ty] of ports) {
    pen.stroke('i', dot(x, y, 4), { width: 1.4, fill: 's' });
    pen.text(tx, ty, name, { size: 9.5, anchor: tx < x ? 'end' : 'start' });
  }
  pen.stroke('k', dot(214, 306, 8), { width: 1.4 });
  pen.fill('k', dot(214, 306, 4));
  pen.text(214, 326, '$5m', { size: 9.5, ink: 'b', anchor: 'middle' });
};

const workforce = (pen: Pen): void => {
  section(pen, 283, 'Workforce planning', SECOND, TILE);
  [14, 16, 19, 23].forEach((count, year) => {
    const x = SECOND + 8 + year * 44;
    for (let i = 0; i < count; i += 1) {
      const [px, py] = [x + (i % 3) * 11, 376 - Math.floor(i / 3) * 11];
      const nominated = year > 0 && i === 14;
      const added = i >= ([14, 14, 16, 19][year] ?? 0);
      if (nominated) pen.fill('k', dot(px, py, 4));
      else pen.fill(added ? 'f' : 'w', dot(px, py, 4));
    }
    pen.text(x + 11, 393, year ? `Year ${year}` : 'Now', { size: 9, ink: 'm', anchor: 'middle' });
  });
  pen.fill('k', dot(SECOND + 4, 298, 3.6));
  pen.text(SECOND + 13, 301.5, 'Nominated position', { size: 9, ink: 'b' });
};

const forecast = (pen: Pen): void => {
  section(pen, 431, 'Financial projections', LEFT, TILE);
  const base = 540;
  pen.stroke('l', [1, 2].map(i => across(74, base - i * 36, 152)).join(''));
  [0, 2, 4].forEach((m, i) => {
    pen.text(68, base + 3 - i * 36, `$${m}m`, { size: 8.5, ink: 'm', anchor: 'end' });
  });
  [2.9, 3.3, 3.8, 4.4, 5.1].forEach((income, i) => {
    const x = 80 + i * 29;
    pen.fill(i ? 'w' : 'n', rect(x, base - income * 18, 20, income * 18));
    pen.fill('f', rect(x + 5, base - income * 3.2 - i * 2, 10, income * 3.2 + i * 2));
    pen.text(x + 10, base + 12, `Y${i + 1}`, { size: 8.5, ink: 'm', anchor: 'middle' });
  });
  const line: [number, number][] = [2.9, 3.3, 3.8, 4.4, 5.1].map((v, i) => [90 + i * 29, base - v * 18]);
  pen.stroke('i', poly(line), { width: 1.4 });
  pen.stroke('r', across(74, base, 152), { width: 0.9 });
  pen.fill('w', rect(80, 443, 8, 8));
  pen.text(92, 450, 'Income', { size: 8.5, ink: 'm' });
  pen.fill('f', rect(80, 456, 8, 8));
  pen.text(92, 463, 'Profit', { size: 8.5, ink: 'm' });
};

const risks = (pen: Pen): void => {
  section(pen, 431, 'Compliance and risk', SECOND, TILE);
  for (let i = 0; i < 9; i += 1) {
    const [col, row] = [i % 3, Math.floor(i / 3)];
    const heat = col + (2 - row);
    pen.stroke('f', rect(264 + col * 27, 450 + row * 27, 27, 27), {
      width: 0.8,
      fill: heat > 2 ? 'n' : heat > 1 ? 'h' : 's',
    });
  }
  const list: [string, number, number, string][] = [
    ['A', 305, 464, 'Timber price'],
    ['B', 278, 491, 'Late payment'],
    ['C', 332, 491, 'Lost contract'],
    ['D', 278, 518, 'Safety'],
  ];
  list.forEach(([key, x, y, name], i) => {
    pen.text(x, y + 3.5, key, { size: 9.5, face: 'bold', ink: i ? 'i' : 'b', anchor: 'middle' });
    pen.text(354, 462 + i * 18, key, { size: 9.5, face: 'bold', ink: i ? 'i' : 'b' });
    pen.text(365, 462 + i * 18, name, { size: 9 });
  });
  pen.text(257, 531, 'Likelihood', { size: 8.5, ink: 'm', turn: -90 });
  pen.text(264, 543, 'Consequence', { size: 8.5, ink: 'm' });
};

export const businessPlan = (pen: Pen): void => {
  sheet(pen, { kind: 'Business Plan', title: 'Coastal Joinery, Launceston', page: 'Summary of six parts' });
  for (const part of [overview, market, roadmap, workforce, forecast, risks]) part(pen);
  pen.stroke('l', down(238, 116, 444));
  markLeft(pen, 1, 180);
  mark(pen, 2, 180);
  markLeft(pen, 3, 340);
  mark(pen, 4, 340);
  markLeft(pen, 5, 492);
  mark(pen, 6, 492);
};
