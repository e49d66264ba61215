// Chooses the colour that is shown until a photograph has loaded: of a few colours, the one nearest to the mean of the
// photograph. Each colour is a class in src/draw/styles/parts/photograph.css, so that no page needs styles of its own for this.

const LIGHTNESS = [30, 50, 70, 88];
const HUES = [30, 75, 130, 200, 250, 320];
/** A colour with less chroma than this counts as grey. */
const GREY = 0.025;

/** Takes one to three channels, each up to 255. */
export function toneOf([red = 0, green = red, blue = red]: number[]): string {
  const { lightness, chroma, hue } = toOklch(red, green, blue);
  const nearest = LIGHTNESS.reduce((a, b) => (Math.abs(a - lightness) <= Math.abs(b - lightness) ? a : b));
  if (chroma < GREY) return String(nearest);
  return `${nearest}-${HUES.reduce((a, b) => (apart(a, hue) <= apart(b, hue) ? a : b))}`;
}

export const TONES = LIGHTNESS.flatMap(lightness => [
  String(lightness),
  ...HUES.map(hue => `${lightness}-${hue}`),
]);

/** The distance of two hues on the circle, in degrees. */
function apart(a: number, b: number): number {
  const way = Math.abs(a - b) % 360;
  return Math.min(way, 360 - way);
}

/** Björn Ottosson's OKLab: https://bottosson.github.io/posts/oklab/ */
function toOklch(...channels: [number, number, number]) {
  const [r, g, b] = channels.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: lightness * 100,
    chroma: Math.hypot(across, along),
    hue: ((Math.atan2(along, across) * 180) / Math.PI + 360) % 360,
  };
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
