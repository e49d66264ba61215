// Files of pages/_public go into the site as they are.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, type Output } from './output.ts';

export function copyPublicFiles(content: string, output: Output): void {
  const folder = join(content, 'pages/_public');
  if (!existsSync(folder)) return;
  for (const name of listFiles(folder)) {
    if (/(^|\/)\./.test(name)) continue;
    output.put(name, readFileSync(join(folder, name)));
  }
}
