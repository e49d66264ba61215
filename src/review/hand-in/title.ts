// Proposes a title for a change: short enough for a list, and with what a reviewer would look for.
import { capital, cut, hasHidden } from '../../base/words.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { plain, saidAs, several } from '../sentences/words.ts';

const LONGEST = 72;
const LONGEST_OWN = 120;

export function proposalTitleProblem(title: string): string | undefined {
  const isLine = title.trim() !== '' && title.length <= LONGEST_OWN && !hasHidden(title);
  return isLine ? undefined : `A title is one line of 1 to ${LONGEST_OWN} characters.`;
}

/** Keeps only changes of the content: changed code beside it is not handed in. */
export function ofContent(report: Report): Report {
  const changes = report.changes.filter(({ kind }) => kind !== 'code' && kind !== 'unexplained');
  return { ...report, changes };
}

export function proposedTitle(report: Report): string {
  const [first, ...others] = report.changes;
  if (first === undefined) return 'Change files that no page shows';
  const [said = '', ...more] = sentencesOf(first);
  const ending = andMore(others.length + more.length);
  if (first.kind === 'site') return cut(capital(said), LONGEST - ending.length) + ending;
  const name = nameOf(first, report);
  const whole = `${name}: ${said}${ending}`;
  if (first.state === 'changed' && whole.length <= LONGEST) return whole;
  const rest = andMore(others.length);
  return `${VERBS[first.state]} ${cut(name, LONGEST - 10 - rest.length)}${rest}`;
}

const VERBS = { added: 'Add', removed: 'Take away', renamed: 'Move', changed: 'Change' };

/** Example: price of Market Salary Report: $700 → $750 */
function sentencesOf({ lines }: Change): string[] {
  return lines.flatMap(({ label, phrases }) =>
    phrases.map(phrase => plain(label ? saidAs`${label}: ${phrase}` : phrase)),
  );
}

function andMore(count: number): string {
  return count === 0 ? '' : `, and ${several(count, 'more change')}`;
}

function nameOf({ route, title }: Change, { names }: Report): string {
  const name = route === undefined ? undefined : names.get(route)?.split(' › ').at(-1);
  return plain(name ? saidAs`${name}` : title);
}
