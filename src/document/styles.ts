// Style sources in, minified style sheets out: "base" for every page and one for each block, each with the hash that the policy allows it by.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserslistToTargets, transform } from 'lightningcss';

export type StyleSheet = { name: string; css: string; hash: string };
export type StyleSheets = Map<string, StyleSheet>;

const BASE = ['layers', 'fonts', 'reset', 'tokens', 'base', 'ui', 'shell', 'print', 'forced'];
const TARGETS = browserslistToTargets(['chrome 111', 'firefox 114', 'safari 16.4']);

export function loadStyles(root: string): StyleSheets {
  const types = readdirSync(join(root, 'blocks')).sort();
  return new Map(['base', ...types].map(name => [name, loadStyle(root, name)]));
}

export function loadStyle(root: string, name: string): StyleSheet {
  const files = name === 'base' ? BASE.map(part => `src/styles/${part}.css`) : [`blocks/${name}/style.css`];
  const source = files.map(file => readFileSync(join(root, file), 'utf8')).join('\n');
  const css = minify(name, source);
  return { name, css, hash: contentHash(css) };
}

function minify(name: string, source: string): string {
  const { code } = transform({
    filename: `${name}.css`,
    code: Buffer.from(source),
    minify: true,
    targets: TARGETS,
  });
  return code.toString();
}

/** Every block's sheet in one, for pages that come by in-site navigation. */
export function allBlockStyles(styles: StyleSheets): string {
  return [...styles.values()]
    .filter(style => style.name !== 'base')
    .map(style => style.css)
    .join('');
}

/** One element a sheet, so that the policy can allow each by its hash and a page carries only what it uses. */
export function styleMarkup(blocks: { type: string }[], styles: StyleSheets): string {
  const names = new Set(['base', ...blocks.map(block => block.type).sort()]);
  return [...names]
    .map(name => styles.get(name))
    .filter(style => style !== undefined && style.css !== '')
    .map(style => `<style data-sheet="${style?.name}">${style?.css}</style>`)
    .join('');
}

/** The form in which a content security policy names a text. */
export function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
