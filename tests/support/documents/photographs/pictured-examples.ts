// Makes a site of all blocks' examples in which each picture is a photograph, even if an example has none but could.
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFields, valueAt } from '../../../../src/base/json-value.ts';
import { openLibrary } from '../../../../src/site/library/library.ts';
import { allExamples } from '../../site/gallery.ts';
import { size } from '../../size.ts';
import { type Files, hero, pageWith, writeFiles } from '../sites/small-site.ts';
import { pixels } from './photographs.ts';

type Fields = { [field: string]: unknown };

/** Wide enough that most places show it smaller. In the full size it suits the densest screens. */
const LENGTH = size(1200, 2700);
const SHAPES = {
  landscape: { width: LENGTH, height: Math.round(LENGTH / 1.5) },
  panorama: { width: Math.round(LENGTH * 1.3), height: Math.round(LENGTH * 0.4) },
  portrait: { width: Math.round(LENGTH / 1.5), height: LENGTH },
};
export type Shape = keyof typeof SHAPES;

const { definitions } = openLibrary(process.cwd());
function mayShow({ type, variant }: Fields): boolean {
  const image = valueAt(definitions[String(type)], ['properties', 'image']);
  const variants = isFields(image) ? image.onlyIn : undefined;
  return (
    image !== undefined && (!Array.isArray(variants) || variant === undefined || variants.includes(variant))
  );
}
const listsPages = (type: string) => JSON.stringify(definitions[type]).includes('"fromPages"');
const opensPage = (type: string) => valueAt(definitions[type], ['opensPage']) === true;

/** Copies the examples' site and adds these files. */
export function examplesSiteWith(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'ashlar-photographs-'));
  cpSync('examples', root, { recursive: true });
  const site = JSON.parse(readFileSync(join(root, 'pages/_site.json'), 'utf8'));
  const lint = { off: { unfinished: 'Every word of it is an example.' } };
  writeFiles(root, { ...files, 'pages/_site.json': { ...site, lint } });
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  return root;
}

export async function shapeFiles(shapes: Shape[]): Promise<Files> {
  const made = shapes.map(async shape => [
    `pages/_public${srcOf(shape)}`,
    await pixels(SMALL).resize(SHAPES[shape]).jpeg().toBuffer(),
  ]);
  return Object.fromEntries(await Promise.all(made));
}

/** Enlarging makes the picture soft, and so quick to encode. */
const SMALL = { width: 90, height: 60 };
const srcOf = (shape: Shape) => `/images/${shape}.jpg`;

/** Makes a page of each example that opens a page and shows a picture, and one page of a block's other examples. */
export function examplePages(shape: Shape): Files {
  const pages: Files = {};
  const shown = allExamples().filter(({ block }) => !block.hidden);
  for (const type of new Set(shown.map(({ type }) => type))) {
    const blocks = shown.filter(example => example.type === type).map(({ block }) => pictured(block, shape));
    if (!JSON.stringify(blocks).includes(srcOf(shape)) && !listsPages(type)) continue;
    const groups = opensPage(type) ? blocks.map(block => [block]) : [[hero, ...blocks]];
    for (const [index, blocks] of groups.entries())
      pages[`pages/${shape}/${type}-${index + 1}.json`] = pageWith({
        title: `${type}, ${index + 1}, ${shape}`,
        index: false,
        blocks,
      });
  }
  return pages;
}

/** Leaves out the id, which would be on the page twice. */
function pictured({ id: _, ...block }: Fields, shape: Shape): Fields {
  const image = { src: srcOf(shape), alt: 'Hills behind a house' };
  const { items } = block;
  const own = mayShow(block) ? { image } : {};
  const kind = String(valueAt(definitions[block.type as string], ['properties', 'items', 'items', '$ref']));
  const itemSchema = definitions[kind.split('/').pop() ?? ''] ?? itemsOf(block.type as string);
  const itemsMayShow = valueAt(itemSchema, ['properties', 'image']) !== undefined;
  if (!itemsMayShow || !Array.isArray(items)) return { ...block, ...own };
  return { ...block, ...own, items: items.map(item => ({ ...item, image })) };
}

function itemsOf(type: string): unknown {
  return valueAt(definitions[type], ['properties', 'items', 'items']);
}

/** Makes articles of that site, whose pictures have each of these shapes in turn. */
export function picturedArticles(shapes: Shape[]): Files {
  const names = ['caring-for-oil', 'choosing-a-wood', 'how-a-joint-holds', 'measuring-a-room'];
  return Object.fromEntries(
    names.map((name, index) => {
      const file = `pages/blog/${name}.json`;
      const page = JSON.parse(readFileSync(join('examples', file), 'utf8'));
      const src = srcOf(shapes[index % shapes.length] as Shape);
      page.article.image = { src, alt: 'Hills behind a house' };
      return [file, page];
    }),
  );
}
