// A measured number with its unit, and the number that it should reach.
export type Unit = 'CPU s' | 'CPU ms' | 'MiB' | 'kB' | 'requests' | 'SSIM';

/**
 * Lower is better, except for SSIM. "goal" has the unit. "atMost" is a multiple of the reference's figure named "against", or
 * else of its figure of the same name.
 */
export type Figure = {
  name: string;
  value: number;
  unit: Unit;
  goal?: number;
  atMost?: number;
  against?: string;
};

const DIGITS: { [unit in Unit]: number } = { 'CPU s': 2, 'CPU ms': 2, MiB: 0, kB: 1, requests: 0, SSIM: 3 };

export function withUnit(value: number, unit: Unit): string {
  if (unit === 'requests') return value === 1 ? '1 request' : `${value} requests`;
  return `${grouped(value.toFixed(DIGITS[unit]))} ${unit}`;
}

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;

export function isBetter(value: number, other: number, unit: Unit): boolean {
  return unit === 'SSIM' ? value > other : value < other;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
}

/** 10000 becomes "10,000 pages". */
export function countedPages(count: number): string {
  return `${grouped(String(count))} pages`;
}
