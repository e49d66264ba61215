// Reports addresses in a site's style sheet that lead off the site, or to a file that is not in pages/_public.
import { join } from 'node:path';
import { quoted } from '../../base/words.ts';
import { statOf } from '../../document/files/folder.ts';
import { PUBLIC_FOLDER } from '../../document/files/public.ts';
import type { Source } from '../../document/problem/document.ts';
import { problemAt } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { type Sheet, startOf } from './sheet.ts';

/** The size in bytes; 0 if there is no such file. */
export function weightOf(root: string, address: string): number {
  const stat = statOf(join(root, PUBLIC_FOLDER, address));
  return stat?.isFile() ? stat.size : 0;
}

export function missingFiles({ urls }: Sheet, source: Source, root: string): Problem[] {
  return urls.flatMap(({ url, ...span }) => {
    const why = refusal(url, root);
    return why === undefined ? [] : [problemAt(source, span, '', `${quoted(url)} ${why}`)];
  });
}

const ELSEWHERE =
  'is not a file of this site. Put the file into pages/_public and write its address from there, such as "/fonts/name.woff2".';
const HERE = 'https://here.example';

/**
 * Reads the address as a browser does, which turns "\\" into "/", leaves line ends out and resolves "..":
 * https://url.spec.whatwg.org/
 */
function leadsIntoSite(url: string): boolean {
  if (!url.startsWith('/') || !URL.canParse(url, HERE)) return false;
  const { origin, pathname } = new URL(url, HERE);
  return origin === HERE && (pathname === url || decodable(pathname) === url);
}

function decodable(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

export function foreignFiles({ urls }: Sheet, source: Source): Problem[] {
  return urls
    .filter(({ url }) => !leadsIntoSite(url))
    .map(({ url, ...span }) => problemAt(source, span, '', `${quoted(url)} ${ELSEWHERE}`));
}

export function importedSheets({ rules }: Sheet, source: Source): Problem[] {
  const message = 'Styles of another file are not taken in. Write the rules themselves here.';
  return rules
    .filter(({ type }) => type === 'import')
    .map(rule => problemAt(source, { offset: startOf(rule, source), length: 7 }, '', message));
}

function refusal(url: string, root: string): string | undefined {
  if (!leadsIntoSite(url)) return ELSEWHERE;
  if (weightOf(root, url) > 0) return undefined;
  return `is not there. Put the file at ${PUBLIC_FOLDER}${url}.`;
}
