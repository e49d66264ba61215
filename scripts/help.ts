// Lists the commands, each with the first sentence that docs/commands.md says of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './command.ts';

const WIDTH = 24;

export const run = command((_, { engine }) => {
  const [, ofSites = '', ofTheEngine = ''] = readFileSync(join(engine, 'docs/commands.md'), 'utf8').split(
    '\n## ',
  );
  // An installed package has no scripts/project, so it leaves the engine's own commands out.
  const lists = existsSync(join(engine, 'scripts/project')) ? [ofSites, ofTheEngine] : [ofSites];
  console.log(lists.map(listed).join('\n\n'));
  return 0;
});

function listed(section: string): string {
  const [title = '', ...lines] = section.split('\n');
  const rows = lines.filter(line => line.startsWith('| `')).map(inOneLine);
  return [title, ...rows].join('\n');
}

function inOneLine(row: string): string {
  const [, name = '', words = ''] = row.split('|').map(cell => cell.trim());
  const [sentence = ''] = words.split(/(?<=\.) /);
  return `  ${name.replaceAll('`', '').padEnd(WIDTH)}${sentence.replaceAll('`', '')}`;
}
