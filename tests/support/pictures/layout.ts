// Describes the layout of a page as text, so that a difference can be read without a picture: each block's box, then how many
// parts of each kind it has, where, how large, in which type and colours (light | dark).
import type { Page } from 'playwright-core';
import type { Scheme } from './views.ts';

/** Leaves the page in the given colour scheme. */
export async function layoutOf(page: Page, scheme: Scheme, paper = false): Promise<string> {
  const media = paper ? 'print' : null;
  await page.evaluate(markNoCurrentPart);
  await page.emulateMedia({ colorScheme: 'light', media });
  const light = await page.evaluate(readLayout);
  await page.emulateMedia({ colorScheme: 'dark', media });
  const dark = await page.evaluate(readLayout);
  await page.emulateMedia({ colorScheme: scheme, media });
  return light.flatMap((block, index) => textOf(block, dark[index])).join('\n');
}

/** Runs in the browser. Which link of a table of contents is marked depends on when somebody looks. */
function markNoCurrentPart(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { scroll-target-group: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

type Kind = { name: string; times: number; places: string; size: string; type: string; colours: string };
type Block = { name: string; box: string; colours: string; kinds: Kind[] };

function textOf(light: Block, dark: Block | undefined): string[] {
  return [
    `${light.name}  ${light.box}  ${both(light.colours, dark?.colours)}`.trimEnd(),
    ...light.kinds.map(({ name, times, places, size, type, colours }, index) =>
      [
        `  ${name}${times > 1 ? ` ×${times}` : ''}`,
        places,
        size,
        type,
        both(colours, dark?.kinds[index]?.colours),
      ]
        .filter(Boolean)
        .join('  '),
    ),
  ];
}

function both(light: string, dark: string | undefined): string {
  return light === dark ? light : `${light} | ${dark}`;
}

/** Runs in the browser. */
function readLayout(): Block[] {
  const roots = [
    ...document.querySelectorAll<HTMLElement>(
      '.strip, .header, main .crumbs, main .block, main .article__head, .footer',
    ),
  ];
  return roots.filter(isSeen).map(root => {
    const { left, top, width, height } = root.getBoundingClientRect();
    return {
      name: [...root.classList].filter(name => !/^(block|wrap)/.test(name)).join('.'),
      box: `${Math.round(left)},${Math.round(top + scrollY)} ${Math.round(width)}×${Math.round(height)}`,
      colours: coloursOf(root),
      kinds: kindsIn(root),
    };
  });

  function kindsIn(root: HTMLElement): Kind[] {
    const kinds = new Map<string, Kind & { first: string }>();
    const origin = root.getBoundingClientRect();
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      if (!isSeen(element) || !isTelling(element) || element.closest('.unseen, .skip')) continue;
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1) continue;
      const name = element.classList[0] ?? element.nodeName.toLowerCase();
      const size = `${Math.round(width)}×${Math.round(height)}`;
      const place = `${Math.round(left - origin.left)},${Math.round(top - origin.top)}`;
      const [type, colours] = [typeOf(element), coloursOf(element)];
      const key = [name, Math.round(left - origin.left), size, type, colours].join();
      const known = kinds.get(key);
      kinds.set(key, {
        ...{ name, size, type, colours },
        times: (known?.times ?? 0) + 1,
        first: known?.first ?? place,
        places: known ? `${known.first}…${place}` : place,
      });
    }
    return [...kinds.values()];
  }

  function isSeen(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Whether it has words, a colour or a drawing of its own. */
  function isTelling(element: HTMLElement): boolean {
    if (element.matches('img, svg, input, textarea, button')) return true;
    return hasWords(element) || coloursOf(element) !== '';
  }

  function hasWords(element: Element): boolean {
    return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  }

  function typeOf(element: HTMLElement): string {
    if (!hasWords(element)) return '';
    const { fontSize, lineHeight, fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
    const family = fontFamily.split(',')[0]?.replaceAll('"', '') ?? '';
    const style = fontStyle === 'normal' ? '' : ` ${fontStyle}`;
    const round = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10 || length;
    return `${round(fontSize)}/${round(lineHeight)} ${family}${style} ${fontWeight}`;
  }

  function coloursOf(element: Element): string {
    const style = getComputedStyle(element);
    const sides = new Map<string, string>();
    for (const side of ['top', 'right', 'bottom', 'left']) {
      if (style.getPropertyValue(`border-${side}-style`) === 'none') continue;
      const width = Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
      const line = `${width} ${hex(style.getPropertyValue(`border-${side}-color`))}`.trimEnd();
      if (width > 0) sides.set(line, [sides.get(line), side].filter(Boolean).join('+'));
    }
    const edge = [...sides]
      .map(([line, at]) => `${at === 'top+right+bottom+left' ? 'framed' : at} ${line}`)
      .join(' ');
    const ground = hex(style.backgroundColor);
    return [
      hasWords(element) ? hex(style.color) : '',
      ground && `on ${ground}`,
      style.backgroundImage === 'none' ? '' : 'on a pattern',
      element.matches('svg') ? `${hex(style.stroke)} ${hex(style.fill)}`.trim() : '',
      edge,
    ]
      .filter(Boolean)
      .join(' ');
  }

  /** Returns nothing if there is no colour. */
  function hex(colour: string): string {
    const [red = 0, green = 0, blue = 0, opacity = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (colour === 'none' || opacity === 0) return '';
    if (!colour.startsWith('rgb')) return colour;
    const pair = (value: number) => value.toString(16).padStart(2, '0');
    return `#${pair(red)}${pair(green)}${pair(blue)}${opacity < 1 ? ` at ${opacity}` : ''}`;
  }
}

/**
 * Leaves out what depends on the browser or machine: letters are rasterised differently, so lines break elsewhere and sizes
 * change. Kinds, type and colours stay.
 */
export function bonesOf(layout: string): string[] {
  const bones = layout.split('\n').map(line =>
    line
      .replace(/ ×\d+/, '')
      .replace(/ {2}-?\d+,-?\d+(…-?\d+,-?\d+)?/, '')
      .replace(/ \d+×\d+/, '')
      .trim(),
  );
  return [...new Set(bones)].sort();
}
