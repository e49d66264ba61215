// Checks the style sheets of a site's own blocks for files from other sites, which could change without anybody noticing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../document/problem/problem.ts';
import { foreignFiles, importedSheets } from '../../site/look/files.ts';
import { parseSheet } from '../../site/look/sheet.ts';
import type { Library } from '../../site/types.ts';
import { ownBlocks } from './block-examples.ts';

export function ownSheets(library: Library): Problem[] {
  const { root } = library;
  return ownBlocks(library).flatMap(type => {
    const folder = `blocks/${type}`;
    const names = readdirSync(join(root, folder)).filter(name => name.endsWith('.css'));
    return names.sort().flatMap(name => sheetProblems(`${folder}/${name}`, root));
  });
}

function sheetProblems(file: string, root: string): Problem[] {
  const source = { file, text: readFileSync(join(root, file), 'utf8') };
  // Invalid CSS is reported where sheets are joined, and missing files by the build, with the pages that need them.
  const { sheet } = parseSheet(source);
  return sheet ? [...importedSheets(sheet, source), ...foreignFiles(sheet, source)] : [];
}
