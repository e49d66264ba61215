// Builds the gallery as a site of its own, and lists the examples that it shows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Example, examplesOf } from '../../../src/publish/gallery/examples.ts';

export const GALLERY_SITE = join(process.cwd(), '.ashlar/gallery-site');

export function blockTypes(): string[] {
  return readdirSync('blocks').sort();
}

/** "route" is where the gallery shows the example by itself. */
export function allExamples(): (Example & { route: string })[] {
  return blockTypes()
    .flatMap(type => examplesOf(type, process.cwd()))
    .map(example => ({ ...example, route: `/${example.type}/${example.number}` }));
}

/** Where the gallery shows whole pages of other trades. */
export function wholeRoutes(): { route: string }[] {
  return readdirSync('examples/pages/trades').map(file => ({
    route: `/trades/${file.replace('.json', '')}`,
  }));
}

export function galleryHtml(route: string): string {
  return readFileSync(join(GALLERY_SITE, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8');
}
