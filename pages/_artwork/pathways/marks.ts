import { across, dot, num, type Pen, poly, rect } from '../pen.ts';
import { width } from '../type.ts';
import { curve, noise, type Point } from './field.ts';

/** Draws what stands on a chart: lights, wharves, hills, towns, the compass rose, the frame. */

const placed = (pen: Pen, x: number, y: number, turn: number, scale: number, draw: () => void): void => {
  const turned = turn ? `rotate(${num(turn)})` : '';
  pen.raw(`<g transform="translate(${num(x)} ${num(y)})${turned}${scale === 1 ? '' : `scale(${scale})`}">`);
  draw();
  pen.raw('</g>');
};

export const lighthouse = (pen: Pen, x: number, y: number, scale = 1): void =>
  placed(pen, x, y, 0, scale, () => {
    pen.stroke('i', 'M-6-3-3.600-27h7.200L6-3z', { width: 1.2, fill: 's' });
    pen.fill('f', 'M-4.600-16.500-4-22.500h8l.6 6zM-5.600-6-5.100-11.500h10.200l.5 5.500z');
    pen.stroke('i', 'M-2.600-28v-6h5.200v6zM-4-34 0-39 4-34z', { width: 1.1, fill: 's' });
    pen.stroke('i', 'M-6-27.500H6M-12-2c3-2.500 6-2 8-1.500s8-1 10 0 4 1 6 1', { width: 1.3 });
    pen.stroke(
      'i',
      'M7.500-33.500l8-3M8-31h9M7.500-28.500l8 3M-7.500-33.500l-8-3M-8-31h-9M-7.500-28.500l-8 3',
      { width: 0.9 },
    );
  });

/** Draws a wharf from above, from the shore outwards. */
export const wharf = (pen: Pen, x: number, y: number, turn: number, length = 24): void =>
  placed(pen, x, y, turn, 1, () => {
    pen.stroke('i', `M0-3h${length}v-7h6V10h-6V3H0z`, { width: 1.1, fill: 's' });
    const planks = Array.from({ length: Math.floor(length / 4) }, (_, i) => `M${3 + i * 4}-3v6`).join('');
    pen.stroke('i', planks, { width: 0.6, opacity: 0.6 });
  });

const HOUSES = ['0-3 5 5', '7-5 4 4', '7 2 6 4', '-6 0 4 5', '-1 5 5 4', '14-2 4 5', '-7-7 5 4'];

export const town = (pen: Pen, x: number, y: number, turn: number, houses = 6): void =>
  placed(pen, x, y, turn, 1, () => {
    const plan = HOUSES.slice(0, houses).map(house => {
      const [hx = 0, hy = 0, w = 0, h = 0] = (house.match(/-?\d+/g) ?? []).map(Number);
      return rect(hx, hy, w, h);
    });
    pen.fill('i', plan.join(''), 0.55);
  });

/** Draws hills as dashes between two uneven rings, so that the strokes run downhill. */
export const hills = (pen: Pen, places: readonly (readonly [x: number, y: number, r: number])[]): void => {
  places.forEach(([x, y, r], n) => {
    const ring = (size: number): string => {
      const points = curve(
        Array.from({ length: 7 }, (_, i): Point => {
          const angle = (i / 7) * 2 * Math.PI + n;
          const uneven = size * (1 + 0.2 * noise(i * 1.3, n * 2.7, Math.round(x)));
          return [x + Math.cos(angle) * uneven * 1.45, y + Math.sin(angle) * uneven];
        }),
        true,
        3,
      );
      return `${poly(points.map(([px, py]) => [Math.round(px), Math.round(py)]))}z`;
    };
    pen.raw(
      `<g fill="none" stroke="var(--f)" stroke-width="${num(r * 0.34)}" stroke-dasharray=".9 3" opacity=".6"><path style="stroke-linecap:butt" d="${ring(r * 0.9)}"/><path style="stroke-linecap:butt" d="${ring(r * 0.48)}"/></g>`,
    );
  });
};

export const rose = (pen: Pen, x: number, y: number, r = 26): void =>
  placed(pen, x, y, 0, 1, () => {
    const ticks = Array.from({ length: 36 }, (_, i) => {
      const angle = (i * Math.PI) / 18;
      const [c, s] = [Math.sin(angle), -Math.cos(angle)];
      const inner = r - (i % 9 === 0 ? 6 : 3);
      return `M${num(c * r)} ${num(s * r)}L${num(c * inner)} ${num(s * inner)}`;
    });
    pen.stroke('m', dot(0, 0, r) + ticks.join(''), { width: 0.7 });
    const [a, b] = [num(r * 1.22), num(r * 0.74)];
    const s = num(r * 0.13);
    pen.stroke('i', `M0-${a} ${s}-${s} ${b} 0 ${s} ${s} 0 ${b}-${s} ${s}-${b} 0-${s}-${s}z`, {
      width: 0.9,
      fill: 'p',
    });
    pen.fill(
      'i',
      `M0-${a} ${s}-${s} 0 0zM${b} 0 ${s} ${s} 0 0zM0 ${b}-${s} ${s} 0 0zM-${b} 0-${s}-${s} 0 0z`,
    );
  });

/** Draws a tide gauge with high and low water marked beside it. */
export const staff = (pen: Pen, x: number, y: number): void => {
  pen.stroke('i', rect(x, y, 5, 42), { width: 0.9, fill: 's' });
  pen.fill('i', [0, 14, 28].map(dy => rect(x, y + dy, 5, 7)).join(''));
  pen.stroke('f', `M${x - 14} ${y + 8}q3-3 6 0t6 0M${x - 14} ${y + 33}q3-3 6 0t6 0`, { width: 1.2 });
  pen.stroke('m', [0, 1, 2, 3, 4, 5, 6].map(i => across(x + 5, y + i * 7, i % 2 ? 4 : 7)).join(''), {
    width: 0.7,
  });
};

/** Draws the direction of the tide: a feathered arrow for the flood, a bare one for the ebb. */
export const stream = (pen: Pen, x: number, y: number, turn: number, flood = true): void =>
  placed(pen, x, y, turn, 1, () => {
    const feathers = flood ? 'M-16 0l-5-4M-12 0l-5-4M-8 0l-5-4' : '';
    pen.stroke('f', `M-18 0H17m-6-3.500L18 0l-7 3.500${feathers}`, { width: 1.1 });
  });

export const boat = (pen: Pen, x: number, y: number, scale = 1): void =>
  placed(pen, x, y, 0, scale, () => {
    pen.stroke('i', 'M-12 3H12L8 9H-9z', { width: 1.2, fill: 's' });
    pen.stroke('i', 'M0 3V-17C8-12 10-5 10 0H0', { width: 1.1, fill: 's' });
    pen.fill('f', 'M-2-12C-4-6-7-2-10 0h8z');
  });

export interface Cartouche {
  at: readonly [number, number];
  title: string;
  note: string;
}

const TITLE = 18;
const NOTE = 13;

export const cartoucheBox = ({ at, title, note }: Cartouche): [number, number, number, number] => {
  const wide = Math.max(width('serif', TITLE, title, -6), width('italic', NOTE, note)) + 26;
  return [at[0], at[1], Math.ceil(wide), 52];
};

export const cartouche = (pen: Pen, plate: Cartouche): void => {
  const [x, y, w, h] = cartoucheBox(plate);
  pen.stroke('r', rect(x, y, w, h), { fill: 'p' });
  pen.stroke('r', rect(x + 4, y + 4, w - 8, h - 8));
  pen.text(x + 13, y + 23.5, plate.title, { face: 'serif', size: TITLE, ink: 'i', track: -6, firm: 10 });
  pen.text(x + 13, y + 40, plate.note, { face: 'italic', size: NOTE, ink: 'm' });
};

/** Draws the scale along all four sides. */
export const frame = (pen: Pen): void => {
  const [w, h] = [600, 420];
  const bar = (data: string, part: number): string =>
    `<path style="stroke-linecap:butt" d="${data}" stroke-dasharray="${num(part, 2)}"/>`;
  const row = (w - 12) / 25;
  const side = (h - 12) / 17;
  pen.stroke('r', rect(0.5, 0.5, w - 1, h - 1) + rect(5.5, 5.5, w - 11, h - 11));
  pen.raw(
    `<g class="sr o" stroke-width="5">${bar(`M6 3H${w - 6}M6 ${h - 3}H${w - 6}`, row)}${bar(`M3 6V${h - 6}M${w - 3} 6V${h - 6}`, side)}</g>`,
  );
};
