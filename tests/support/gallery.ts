// Every example of every block as a page of its own, beside the real pages, so that links in examples lead somewhere.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const GALLERY_CONTENT = join(process.cwd(), '.ashlar/gallery-content');
export const GALLERY_SITE = join(process.cwd(), '.ashlar/gallery-site');

type Example = { type: string; heading?: string; hidden?: true };
export type GalleryPage = { route: string; type: string; example: Example };

export function galleryPages(): GalleryPage[] {
  return readdirSync('blocks')
    .sort()
    .flatMap(type =>
      examplesOf(type).map((example, index) => ({ route: `/gallery/${type}-${index + 1}`, type, example })),
    );
}

export function examplesOf(type: string): Example[] {
  return JSON.parse(readFileSync(join('blocks', type, 'examples.json'), 'utf8'));
}

export function writeGallery(): void {
  rmSync(GALLERY_CONTENT, { recursive: true, force: true });
  cpSync('pages', join(GALLERY_CONTENT, 'pages'), { recursive: true });
  mkdirSync(join(GALLERY_CONTENT, 'pages/gallery'));
  for (const { route, type, example } of galleryPages()) {
    const head = { type: 'hero', variant: 'compact', heading: `An example of the ${type} block` };
    const page = {
      title: `An example: ${route.slice(9)}`,
      description: `An example of the ${type} block, on a page of its own, for tests of its look and its markup.`,
      index: false,
      blocks: type === 'hero' && !example.hidden ? [example] : [head, example],
    };
    writeFileSync(join(GALLERY_CONTENT, `pages${route}.json`), JSON.stringify(page));
  }
}
