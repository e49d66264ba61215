import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The pictures that documents may name, as they name them: "/images/chart.svg". */
export function publicPictures(content: string): string[] {
  const folder = join(content, 'pages/_public/images');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `/images/${name.split(sep).join('/')}`)
    .filter(name => /\.(svg|avif|webp|png|jpe?g)$/.test(name))
    .sort();
}
