// The list of all tokens: which ones a site's pages/_look/tokens.css can set, what each is for, and its value if a site does not
// set it. The style sheet, the check and docs/look.md are made from this list. The engine's own overlay and gallery use the same
// values.

export type Token = {
  kind: 'colour' | 'face' | 'size' | 'space' | 'ornament';
  /** The CSS property whose values the token takes, if it is not the usual one of its kind. */
  as?: 'background' | 'border-top-style' | 'height' | 'rotate';
  purpose: string;
  light: string;
  /** Only if the value for dark screens is another one. */
  dark?: string;
};

export type TokenValues = { [name: string]: string };

export type Scheme = 'light' | 'dark';
export const SCHEMES: Scheme[] = ['light', 'dark'];
export type Values = { [scheme in Scheme]: TokenValues };

export const TOKENS: { [name: string]: Token } = {
  accent: {
    kind: 'colour',
    purpose:
      'The colour of your brand: eyebrows (the small lines above headings), icons, the logo, and what the pointer is on. If you set it for light screens only, dark ones use a lighter one.',
    light: '#1f5f99',
    dark: '#8cb9e4',
  },
  paper: { kind: 'colour', purpose: 'The background of the page.', light: '#ffffff', dark: '#14181e' },
  'paper-tint': {
    kind: 'colour',
    purpose: 'The background of blocks with `"tone": "tint"`.',
    light: '#f3f5f7',
    dark: '#1b2027',
  },
  'paper-brand': {
    kind: 'colour',
    purpose: 'The background of blocks with `"tone": "brand"`, and of boxes.',
    light: 'color-mix(in srgb, var(--accent) 9%, var(--paper))',
    dark: 'color-mix(in srgb, var(--accent) 13%, var(--paper))',
  },
  card: {
    kind: 'colour',
    purpose: 'The background of cards, forms and panels.',
    light: '#ffffff',
    dark: '#1d232b',
  },
  bar: {
    kind: 'colour',
    purpose: "The strip above the header, and the browser's own bar.",
    light: '#1d2733',
    dark: '#262e38',
  },
  'on-bar': { kind: 'colour', purpose: 'Words on the strip.', light: '#f4f6f8' },
  button: {
    kind: 'colour',
    purpose: 'Buttons. Their words have the colour of `--paper`.',
    light: 'var(--accent)',
  },
  'button-hover': { kind: 'colour', purpose: 'The button that the pointer is on.', light: 'var(--ink)' },
  ink: { kind: 'colour', purpose: 'Headings and links.', light: '#18212c', dark: '#f1f4f7' },
  text: { kind: 'colour', purpose: 'Running text.', light: '#2a343f', dark: '#d5dbe2' },
  mute: { kind: 'colour', purpose: 'Captions, labels and dates.', light: '#545f6b', dark: '#a3adb9' },
  highlight: {
    kind: 'colour',
    purpose: 'Small words and numbers that stand out: the stamp of a package, numbers in rings.',
    light: 'var(--accent)',
  },
  'highlight-line': {
    kind: 'colour',
    purpose: 'The ring around what the keyboard has chosen, stars, ticks, lines under links.',
    light: 'var(--accent)',
  },
  error: { kind: 'colour', purpose: 'Words about mistakes in a form.', light: '#ab2419', dark: '#ff9d8f' },
  'error-wash': {
    kind: 'colour',
    purpose: 'The background of a message about a mistake in a form.',
    light: '#fceeec',
    dark: '#3a2226',
  },
  line: { kind: 'colour', purpose: 'Fine lines between rows.', light: '#d9dee3', dark: '#343c46' },
  rule: { kind: 'colour', purpose: 'Strong lines between things.', light: '#747f8b', dark: '#8793a1' },
  field: { kind: 'colour', purpose: 'The border of fields to fill in.', light: '#6f7a86', dark: '#8793a1' },
  'paper-dark': {
    kind: 'colour',
    purpose: 'The background of blocks with `"tone": "dark"`.',
    light: '#1d2733',
    dark: '#262e38',
  },
  'on-dark': { kind: 'colour', purpose: 'Words and buttons on `--paper-dark`.', light: '#f4f6f8' },
  'on-dark-mute': { kind: 'colour', purpose: 'Captions and lines on `--paper-dark`.', light: '#c4ccd6' },
  'on-dark-button': { kind: 'colour', purpose: 'Words on the buttons there.', light: '#1d2733' },
  'on-dark-accent': {
    kind: 'colour',
    purpose: 'The accent on `--paper-dark`.',
    light: 'color-mix(in srgb, var(--accent) 25%, white)',
  },
  'on-dark-highlight': {
    kind: 'colour',
    purpose: 'The highlight on `--paper-dark`.',
    light: 'var(--on-dark-accent)',
  },
  'on-dark-error': { kind: 'colour', purpose: 'Words about mistakes on `--paper-dark`.', light: '#ff9d8f' },

  'font-heading': {
    kind: 'face',
    purpose: 'Headings, figures and quotations.',
    light: 'system-ui, sans-serif',
  },
  'font-text': { kind: 'face', purpose: 'Everything else.', light: 'system-ui, sans-serif' },

  't-s': { kind: 'size', purpose: 'The strip above the header.', light: '0.875rem' },
  't-label': { kind: 'size', purpose: 'Labels and notes.', light: '1rem' },
  't-0': { kind: 'size', purpose: 'Running text.', light: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.125rem)' },
  't-1': { kind: 'size', purpose: 'Introductions.', light: 'clamp(1.125rem, 1.07rem + 0.25vw, 1.25rem)' },
  't-2': {
    kind: 'size',
    purpose: 'The titles of things in a block.',
    light: 'clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem)',
  },
  't-3': { kind: 'size', purpose: 'Larger titles.', light: 'clamp(1.5rem, 1.36rem + 0.6vw, 1.9375rem)' },
  't-part': {
    kind: 'size',
    purpose: 'The headings of blocks that are parts of a chapter.',
    light: 'clamp(1.5rem, 1.38rem + 0.65vw, 2rem)',
  },
  't-4': {
    kind: 'size',
    purpose: 'The headings of blocks.',
    light: 'clamp(1.875rem, 1.58rem + 1.3vw, 2.75rem)',
  },
  't-5': {
    kind: 'size',
    purpose: 'The heading of a page.',
    light: 'clamp(2.25rem, 1.7rem + 2.4vw, 3.875rem)',
  },
  't-figure': { kind: 'size', purpose: 'Large figures.', light: 'clamp(2rem, 1.6rem + 1.4vw, 2.875rem)' },
  't-huge': {
    kind: 'size',
    purpose: 'The one large figure of a page.',
    light: 'clamp(5.5rem, 4rem + 5.5vw, 10rem)',
  },
  't-price': { kind: 'size', purpose: 'Prices of packages.', light: 'clamp(2.5rem, 2rem + 2vw, 3.75rem)' },

  s1: { kind: 'space', purpose: 'The smallest space. `--s2` to `--s6` grow step by step.', light: '0.5rem' },
  s2: { kind: 'space', purpose: '', light: '1rem' },
  s3: { kind: 'space', purpose: '', light: '1.5rem' },
  s4: { kind: 'space', purpose: '', light: '2rem' },
  s5: { kind: 'space', purpose: '', light: '3rem' },
  s6: { kind: 'space', purpose: '', light: '4rem' },
  s7: {
    kind: 'space',
    purpose: 'Above and below each block.',
    light: 'clamp(4rem, 2.8rem + 4.6vw, 6.75rem)',
  },
  radius: { kind: 'space', purpose: 'The corners of buttons, fields and boxes.', light: '4px' },
  gutter: {
    kind: 'space',
    purpose: 'The empty space at the sides of a page.',
    light: 'clamp(1.25rem, 4.6vw, 4.5rem)',
  },

  edge: {
    kind: 'ornament',
    as: 'background',
    purpose:
      'What fills the band below the header and above the footer, as CSS writes a `background`. `none` for nothing.',
    light: 'none',
  },
  'edge-height': {
    kind: 'ornament',
    purpose: 'How high that band is, with its two lines.',
    light: '2px',
  },
  trail: {
    kind: 'ornament',
    as: 'border-top-style',
    purpose: 'The line after a link and from one step to the next: `solid`, `dashed`, `dotted` or `none`.',
    light: 'solid',
  },
  double: {
    kind: 'ornament',
    as: 'border-top-style',
    purpose: 'The second line around boxes, stamps and legends: `solid`, `dashed`, `dotted` or `none`.',
    light: 'none',
  },
  'stamp-turn': {
    kind: 'ornament',
    as: 'rotate',
    purpose: 'How far the stamp of a package is turned: `7deg`, or `none`.',
    light: 'none',
  },
};

export type ContrastPair = {
  token: string;
  on: string[];
  /**
   * WCAG 2.2 asks for 4.5 for words (https://www.w3.org/TR/WCAG22/#contrast-minimum), and for 3 for lines and signs that carry
   * meaning (https://www.w3.org/TR/WCAG22/#non-text-contrast).
   */
  least: number;
};

const PAPERS = ['paper', 'paper-tint', 'paper-brand', 'card'];

/** The pairs of colours that people have to tell apart, on light and dark screens. */
export const PAIRS: ContrastPair[] = [
  { token: 'text', on: [...PAPERS, 'error-wash'], least: 4.5 },
  { token: 'ink', on: PAPERS, least: 4.5 },
  { token: 'mute', on: PAPERS, least: 4.5 },
  { token: 'accent', on: PAPERS, least: 4.5 },
  { token: 'button', on: ['paper'], least: 4.5 },
  { token: 'button-hover', on: ['paper'], least: 4.5 },
  { token: 'highlight', on: PAPERS, least: 4.5 },
  { token: 'error', on: [...PAPERS, 'error-wash'], least: 4.5 },
  { token: 'highlight-line', on: PAPERS, least: 3 },
  { token: 'rule', on: PAPERS, least: 3 },
  { token: 'field', on: PAPERS, least: 3 },
  { token: 'on-bar', on: ['bar'], least: 4.5 },
  { token: 'on-dark', on: ['paper-dark'], least: 4.5 },
  { token: 'on-dark-mute', on: ['paper-dark'], least: 4.5 },
  { token: 'on-dark-accent', on: ['paper-dark'], least: 4.5 },
  { token: 'on-dark-highlight', on: ['paper-dark'], least: 4.5 },
  { token: 'on-dark-error', on: ['paper-dark'], least: 4.5 },
  { token: 'on-dark-button', on: ['on-dark', 'on-dark-accent'], least: 4.5 },
];

/** The values that the list itself gives for a scheme. */
export function engineValues(scheme: Scheme): TokenValues {
  return Object.fromEntries(
    Object.entries(TOKENS).flatMap(([name, token]) => {
      const value = token[scheme];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

export const ENGINE_VALUES: Values = {
  light: engineValues('light'),
  dark: { ...engineValues('light'), ...engineValues('dark') },
};
