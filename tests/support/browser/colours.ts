// Reads colours as the browser paints them. Runs in the browser, where tests find it as "colours".

export type Colours = {
  /** The contrast of WCAG, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
  contrast: (colour: string, ground: string) => number;
  /** The background colour at a point of the window; undefined over a picture and half a pixel from its edge. */
  groundAt: (x: number, y: number) => string | undefined;
};

export type WithColours = { colours: Colours };

export function knowColours(): void {
  Object.assign(window, { colours: { contrast, groundAt } satisfies Colours });

  function groundAt(x: number, y: number): string | undefined {
    const layers: string[] = [];
    for (const layer of document.elementsFromPoint(x, y)) {
      if (layer.matches('img, video, canvas')) return undefined;
      layers.push(getComputedStyle(layer).backgroundColor);
      if (channels(layers.at(-1) ?? '')[3] === 1) break;
    }
    if (layers.length === 0) return undefined;
    return layers.reverse().reduce((ground, layer) => over(layer, ground), 'rgb(255, 255, 255)');
  }

  function contrast(colour: string, ground: string): number {
    const values = [brightness(over(colour, ground)), brightness(ground)];
    return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
  }

  /** Mixes a translucent colour with the colour below it. */
  function over(paint: string, ground: string): string {
    const [red = 0, green = 0, blue = 0, opacity = 1] = channels(paint);
    const under = channels(ground);
    const mixed = [red, green, blue].map(
      (value, index) => 255 * (value * opacity + (under[index] ?? 0) * (1 - opacity)),
    );
    return `rgb(${mixed.map(value => Math.round(value)).join(', ')})`;
  }

  function brightness(colour: string): number {
    const [red = 0, green = 0, blue = 0] = channels(colour).map(value =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  /** Red, green, blue and opacity, each from 0 to 1. */
  function channels(colour: string): number[] {
    const numbers = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [red = 0, green = 0, blue = 0, opacity = 1] = numbers;
    if (colour.startsWith('color(srgb')) return [red, green, blue, opacity];
    if (!colour.startsWith('rgb')) throw new Error(`No colour that is known here: ${colour}`);
    return [red / 255, green / 255, blue / 255, opacity];
  }
}
