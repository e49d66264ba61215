// Writes docs/look.md: where the look of a site is written, and what each token is for.

import { PAIRS, TOKENS, type Token } from '../../../site/look/tokens.ts';
import { icons } from '../../../ui/icons.ts';

const INTRO = `# Your look

How your site looks is written in the folder \`pages/_look/\`. You can leave out any file there. Ashlar has a quiet look of its own, and uses
it for everything that you don't set. \`npm start\` shows each change when you save it. \`npm run check\` says what is wrong with it.

| File | What is in it |
|---|---|
| \`tokens.css\` | Values for the *tokens* below. A token is a name for a colour, a typeface, a size or an ornament, such as \`--accent\`. Change its value here, and it changes everywhere. |
| \`fonts.css\` | The files of your own [typefaces](#typefaces-of-your-own). |
| \`logo.svg\` | The mark beside the name of the site, made of shapes. Shapes are drawn as lines in the accent colour, unless they say \`fill\` or \`stroke\` themselves. \`currentcolor\` stands for the colour of the name. A shape says how it looks in attributes such as \`fill\`; the page keeps its \`style\`, \`class\` and \`id\` out. |
| \`icons/\` | [Small drawings of your own](#small-drawings) beside Ashlar's. |
| \`extra.css\` | Your own rules of CSS, for what no token changes. They win over all others. Write tokens into them and no colours, as in \`color: var(--accent)\`. Then they fit light and dark screens. |

## Small drawings

Beside titles stand icons, small drawings by their names. Ashlar has ${Object.keys(icons).length}. Has your trade none among them? Put one into
\`pages/_look/icons/\`: \`fork.svg\` is the icon \`fork\`, in the files as in the composer. It is lines on a grid of 24, in one colour, as
icon sets such as Lucide and Tabler have them: an \`<svg viewBox="0 0 24 24">\` with shapes that are not filled. The page draws them in the
colour and the width of its own. If \`npm start\` is running, start it again.

The icons that browsers and phones show for the whole site are others:

## Icons

The icon of the site is \`pages/_public/favicon.svg\`. If there is none, Ashlar draws one with the first letter of the site's name. On iPhones and
iPads the icon is \`pages/_public/icons/apple-touch-icon.png\`.

You can add other square PNG files to \`pages/_public/icons\`. The most useful sizes are 192 and 512 pixels. If a name has "maskable" in it, a phone
may cut that icon to a circle.

## Your colours

**To change the colour of your brand, write one line.** This is a whole \`tokens.css\`:

\`\`\`css
:root {
  --accent: #8a1c5c;
}
\`\`\`

## Light and dark

Visitors see the site light or dark, as they have set it for their computer or phone. There is nothing to turn on, and the page has no switch.
On dark screens the accent is made lighter by itself, until people can read it. If Ashlar has a dark value for any
other colour, it uses that value and not yours. To choose the dark colours yourself, set them once more for dark screens:

\`\`\`css
:root {
  --accent: #8a1c5c;
  --paper: #fffdfa;
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #eda3cb;
    --paper: #1a1418;
  }
}
\`\`\`

Some colours are the same on dark screens, such as \`--highlight\`. They do not become lighter by themselves. If you change one, set it for
dark screens as well.

In the composer, the moon above the page, *The page in its dark colours*, shows the page both ways. The menu at the left end chooses
the colours of the composer's own window.

## A warm look

A warm look needs more than an accent, because Ashlar's greys lean to blue. Mix them from your own paper and ink, and they fit. This is
all of it. Put your own colours into the first three lines of each part:

\`\`\`css
:root {
  --accent: #9c4221;
  --paper: #fffaf3;
  --ink: #3b2a20;
  --paper-tint: color-mix(in srgb, var(--ink) 5%, var(--paper));
  --card: color-mix(in srgb, white 60%, var(--paper));
  --text: color-mix(in srgb, var(--ink) 92%, var(--paper));
  --mute: color-mix(in srgb, var(--ink) 76%, var(--paper));
  --line: color-mix(in srgb, var(--ink) 16%, var(--paper));
  --rule: color-mix(in srgb, var(--ink) 62%, var(--paper));
  --field: color-mix(in srgb, var(--ink) 62%, var(--paper));
  --bar: #3b2a20;
  --paper-dark: #3b2a20;
  --on-dark-button: #3b2a20;
  --on-dark-mute: #d8cabc;
}
@media (prefers-color-scheme: dark) {
  :root {
    --accent: #e39a74;
    --paper: #1d1510;
    --ink: #fbf1e6;
    --paper-tint: color-mix(in srgb, var(--ink) 5%, var(--paper));
    --card: color-mix(in srgb, var(--ink) 8%, var(--paper));
    --text: color-mix(in srgb, var(--ink) 92%, var(--paper));
    --mute: color-mix(in srgb, var(--ink) 72%, var(--paper));
    --line: color-mix(in srgb, var(--ink) 20%, var(--paper));
    --rule: color-mix(in srgb, var(--ink) 62%, var(--paper));
    --field: color-mix(in srgb, var(--ink) 62%, var(--paper));
    --bar: #3b2a20;
    --paper-dark: #3b2a20;
  }
}
\`\`\`

## Typefaces of your own

Put the files into \`pages/_public/fonts\`, and name each in \`fonts.css\` with \`@font-face\`. Then name the typeface in \`tokens.css\`, as
\`--font-heading\` or \`--font-text\`. For a file \`pages/_public/fonts/oak.woff2\`,
write into \`fonts.css\` the following, and \`--font-heading: Oak, Georgia, serif;\` into \`tokens.css\`:

\`\`\`css fonts.css
@font-face {
  font-family: Oak;
  src: url(/fonts/oak.woff2);
  font-display: optional;
}
\`\`\`

A file may say with \`unicode-range\` which letters it is for:

- If it says nothing, or its range has letters of your language, visitors fetch it with their first page. Keep these files below 60 kB together.
- Put all letters of your language into one file. If they are in two, one of them may come too late. Then words are shown in two typefaces.
- If its range has only letters from beyond plain English and none of your language, only pages with such a letter use it.

On a slow line a typeface may come after the page. The page then keeps the typeface that it has, and the next page shows yours. The
typeface of headings is shown at once if no line moves, and if texts have another typeface.

<!-- Generated by "npm run generate" from src/site/look/tokens.ts. Do not edit it here. -->`;

const KINDS: { [kind in Token['kind']]: string } = {
  colour: 'Colours',
  face: 'Typefaces',
  size: 'Sizes of type',
  space: 'Spaces and corners',
  ornament: 'Ornaments',
};

export function lookReference(): string {
  const kinds = Object.entries(KINDS) as [Token['kind'], string][];
  return [INTRO, ...kinds.map(([kind, title]) => section(kind, title)), contrasts(), ''].join('\n\n');
}

function section(kind: Token['kind'], title: string): string {
  const hasDark = kind === 'colour';
  const rows = Object.entries(TOKENS)
    .filter(([, token]) => token.kind === kind)
    .map(([name, { purpose, light, dark }]) => {
      const values = hasDark ? [code(light), dark === undefined ? 'the same' : code(dark)] : [code(light)];
      return row([code(`--${name}`), purpose, ...values]);
    });
  const heads = [
    'Token',
    'What it is for',
    ...(hasDark ? ["The engine's", 'In the dark'] : ["The engine's"]),
  ];
  return [`## ${title}\n`, row(heads), `|${'---|'.repeat(heads.length)}`, ...rows].join('\n');
}

function contrasts(): string {
  const rows = PAIRS.map(({ token, on, least }) =>
    row([code(`--${token}`), on.map(paper => code(`--${paper}`)).join(', '), `${least}`]),
  );
  return `## What has to be told apart

People can read words only if they differ enough from what they stand on. The check measures this contrast on light and dark screens, by the
rules of WCAG 2.2. Words need at least 4.5. Lines and signs need at least 3.

| Token | On | At least |
|---|---|---|
${rows.join('\n')}`;
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function code(text: string): string {
  return `\`${text}\``;
}
