// Says how alike two pictures of one size are, 1 for the same. Measures structural similarity of brightness (Wang, Bovik, Sheikh
// and Simoncelli, 2004, https://doi.org/10.1109/TIP.2003.819861) in a Gaussian window of 11 by 11 pixels with a standard
// deviation of 1.5.

export type Grey = { width: number; height: number; pixels: Float32Array };

const REACH = 5;
const DEVIATION = 1.5;
/** Keep a division by nearly nothing from exploding, as in the paper: (0.01 · 255)² and (0.03 · 255)². */
const [C1, C2] = [6.5025, 58.5225];

export function similarity(one: Grey, other: Grey): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) throw new Error('The two pictures differ in size.');
  const blur = (values: (at: number) => number) => blurred(values, width, height);
  const [a, b] = [one.pixels, other.pixels];
  const at = (pixels: Float32Array, index: number) => pixels[index] ?? 0;
  const meanA = blur(index => at(a, index));
  const meanB = blur(index => at(b, index));
  const squareA = blur(index => at(a, index) ** 2);
  const squareB = blur(index => at(b, index) ** 2);
  const product = blur(index => at(a, index) * at(b, index));
  let sum = 0;
  for (let index = 0; index < meanA.length; index += 1) {
    const [ma, mb] = [at(meanA, index), at(meanB, index)];
    const [va, vb] = [at(squareA, index) - ma * ma, at(squareB, index) - mb * mb];
    const both = at(product, index) - ma * mb;
    sum += ((2 * ma * mb + C1) * (2 * both + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
  }
  return sum / meanA.length;
}

const WEIGHTS = weights();

function weights(): number[] {
  const bell = Array.from({ length: 2 * REACH + 1 }, (_, at) =>
    Math.exp(-((at - REACH) ** 2) / (2 * DEVIATION ** 2)),
  );
  const sum = bell.reduce((total, weight) => total + weight, 0);
  return bell.map(weight => weight / sum);
}

/** Blurs across, then down, and only where the whole window lies in the picture. */
function blurred(value: (index: number) => number, width: number, height: number): Float32Array {
  const columns = width - 2 * REACH;
  const rows = height - 2 * REACH;
  const across = new Float32Array(columns * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let k = 0; k < WEIGHTS.length; k += 1) sum += (WEIGHTS[k] ?? 0) * value(y * width + x + k);
      across[y * columns + x] = sum;
    }
  }
  const down = new Float32Array(columns * rows);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      let sum = 0;
      for (let k = 0; k < WEIGHTS.length; k += 1)
        sum += (WEIGHTS[k] ?? 0) * (across[(y + k) * columns + x] ?? 0);
      down[y * columns + x] = sum;
    }
  }
  return down;
}
