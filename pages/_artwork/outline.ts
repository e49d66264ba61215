import { tight } from './type.ts';

/** Reads path data into absolute subpaths, so that a drawing can be cropped to the parts in view. */

type Command = [letter: string, ...values: number[]];

export interface Subpath {
  commands: Command[];
  box: [x0: number, y0: number, x1: number, y1: number];
}

const TAKES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, C: 6, S: 4, Z: 0 };

const tokens = (data: string): Command[] => {
  const out: Command[] = [];
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
    const takes = TAKES[letter.toUpperCase()] ?? 0;
    if (takes === 0) out.push([letter]);
    for (let i = 0; takes && i < values.length; i += takes) {
      // In SVG paths, further pairs of numbers after a move draw lines (https://www.w3.org/TR/SVG2/paths.html).
      const same = i > 0 && letter === 'm' ? 'l' : i > 0 && letter === 'M' ? 'L' : letter;
      out.push([same, ...values.slice(i, i + takes)]);
    }
  }
  return out;
};

export const read = (data: string): Subpath[] => {
  const paths: Subpath[] = [];
  let x = 0;
  let y = 0;
  let start = [0, 0];
  let now: Subpath | undefined;
  for (const [letter, ...values] of tokens(data)) {
    const upper = letter.toUpperCase();
    const own = letter !== upper;
    if (upper === 'Z') {
      now?.commands.push(['Z']);
      [x, y] = start as [number, number];
      continue;
    }
    let points: number[];
    if (upper === 'H') points = [(values[0] ?? 0) + (own ? x : 0), y];
    else if (upper === 'V') points = [x, (values[0] ?? 0) + (own ? y : 0)];
    else points = values.map((value, i) => value + (own ? (i % 2 ? y : x) : 0));
    [x, y] = points.slice(-2) as [number, number];
    if (upper === 'M') {
      start = [x, y];
      now = { commands: [], box: [x, y, x, y] };
      paths.push(now);
    }
    if (!now) continue;
    now.commands.push([upper === 'H' || upper === 'V' ? 'L' : upper, ...points]);
    points.forEach((value, i) => {
      const box = (now as Subpath).box;
      const low = i % 2 ? 1 : 0;
      box[low] = Math.min(box[low], value);
      box[low + 2] = Math.max(box[low + 2] as number, value);
    });
  }
  return paths;
};

/** Writes subpaths back in relative whole numbers. */
export const write = (paths: readonly Subpath[]): string => {
  let [x, y] = [0, 0];
  let start: [number, number] = [0, 0];
  let data = '';
  let last = '';
  for (const [letter, ...values] of paths.flatMap(path => path.commands)) {
    if (letter === 'Z') {
      data += 'z';
      last = 'z';
      [x, y] = start;
      continue;
    }
    const steps = values.map((value, i) => Math.round(value) - (i % 2 ? y : x));
    const text = tight(steps);
    const key = letter.toLowerCase();
    data += key === last && key !== 'm' ? (text.startsWith('-') ? text : ` ${text}`) : key + text;
    last = key === 'm' ? 'l' : key;
    const [dx, dy] = steps.slice(-2) as [number, number];
    [x, y] = [x + dx, y + dy];
    if (letter === 'M') start = [x, y];
  }
  return data;
};
