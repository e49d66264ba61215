// Says what was brought up to date, or would be.

import { capital, counted } from '../../base/words.ts';
import { type Migrated, SITE_DOCUMENT } from './documents.ts';

/** "left" names the places that no migration puts right. */
export function reportOf(migrated: Migrated[], left: string[], isRehearsal: boolean): string[] {
  if (migrated.length + left.length === 0) return ['Everything has its newest shape already.'];
  const done = capital(countOf(migrated));
  return [
    ...migrated.flatMap(changeLines),
    ...(migrated.length > 0 ? ['', `${done} ${isRehearsal ? 'would change' : 'brought up to date'}.`] : []),
    ...leftLines(left),
  ];
}

function changeLines({ source, brought }: Migrated): string[] {
  return [...summary(brought)].map(
    ([change, count]) => `${source.file}  ${change}${count > 1 ? ` (${count} blocks)` : ''}`,
  );
}

function summary(brought: Migrated['brought']): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name, changes } of brought) {
    for (const change of changes) {
      const line = `${name}: ${change}`;
      counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  return counts;
}

/** "3 blocks in 2 files and the site document" */
function countOf(migrated: Migrated[]): string {
  const blocks = migrated.map(({ brought }) => brought.filter(({ name }) => name !== SITE_DOCUMENT).length);
  const files = blocks.filter(count => count > 0).length;
  const sum = blocks.reduce((one, other) => one + other, 0);
  return [
    ...(sum > 0 ? [`${counted(sum, 'block')} in ${counted(files, 'file')}`] : []),
    ...(files < migrated.length ? ['the site document'] : []),
  ].join(' and ');
}

function leftLines(left: string[]): string[] {
  if (left.length === 0) return [];
  return [
    `Left as it was, because it has mistakes of another kind: ${left.join(', ')}. Mend what "npm run check" says of it, then run this again.`,
  ];
}
