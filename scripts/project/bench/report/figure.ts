// What is measured: a number with its unit, and what it ought to reach.
export type Unit = 'CPU s' | 'MiB' | 'ms' | 'bytes' | 'kB' | 'requests' | 'points' | 'times' | 's' | 'SSIM';

/** Lower is better, except for points and SSIM. */
export type Figure = { name: string; value: number; unit: Unit; goal?: number };

/** The parts of the benchmark, and the sizes of the corpus, that somebody asked for. */
export type Chosen = { parts: Set<string>; sizes: number[] };

const DIGITS: { [unit in Unit]: number } = {
  'CPU s': 2,
  MiB: 0,
  ms: 0,
  bytes: 0,
  kB: 1,
  requests: 0,
  points: 0,
  times: 2,
  s: 0,
  SSIM: 3,
};

export function shown(value: number, unit: Unit): string {
  return grouped(value.toFixed(DIGITS[unit]));
}

export function withUnit(value: number, unit: Unit): string {
  if (unit === 'times') return `${shown(value, unit)}×`;
  if (unit === 'requests') return value === 1 ? '1 request' : `${shown(value, unit)} requests`;
  return `${shown(value, unit)} ${unit}`;
}

export function isReached({ value, unit, goal }: Figure): boolean {
  return goal === undefined || value === goal || isBetter(value, goal, unit);
}

export function isBetter(value: number, other: number, unit: Unit): boolean {
  return unit === 'points' || unit === 'SSIM' ? value > other : value < other;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

export function grouped(digits: string): string {
  return digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** 10000 is "10,000 pages". */
export function pages(count: number): string {
  return `${grouped(String(count))} pages`;
}
