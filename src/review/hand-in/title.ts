// Proposes a title for a change: short enough for a list, and with what a reviewer would look for.
import { FILE_READER, type SaidReader } from '../../base/sentences/read.ts';
import { type Said, type SaidPart, says, the } from '../../base/sentences/said.ts';
import { capital, cut, hasHidden } from '../../base/words.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { labelled, plain } from '../sentences/words.ts';
import { homeOr } from '../sites/version.ts';

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

/** In the words of the code, if no other reader is meant. */
export function proposedTitle(report: Report, reader: SaidReader = FILE_READER): string {
  const read = (said: Said) => plain(said, reader);
  const [first, ...others] = report.changes;
  if (first === undefined) return read(says`Change files that no page shows`);
  const [said = says``, ...more] = first.lines.flatMap(({ label, phrases }) =>
    phrases.map(phrase => labelled(label, phrase)),
  );
  const ending = read(andMore(others.length + more.length));
  if (first.kind === 'site') return cut(capital(read(said)), LONGEST - ending.length) + ending;
  const name = nameOf(first, report);
  const whole = read(says`${name}: ${said}`) + ending;
  if (first.state === 'changed' && whole.length <= LONGEST) return whole;
  const rest = read(andMore(others.length));
  const short = cut(read(name), LONGEST - LONGEST_VERB - rest.length);
  return read(DEEDS[first.state](the.sign(short))) + rest;
}

const LONGEST_VERB = 10;

const DEEDS: { [state in Change['state']]: (name: SaidPart) => Said } = {
  added: name => says`Add ${name}`,
  removed: name => says`Take away ${name}`,
  renamed: name => says`Move ${name}`,
  changed: name => says`Change ${name}`,
};

function andMore(count: number): Said {
  return count === 0 ? says`` : says`, and ${the.count(count, 'more change', 'spelled')}`;
}

function nameOf({ route, title }: Change, { names }: Report): Said {
  const name = route === undefined ? undefined : names.get(route)?.split(' › ').at(-1);
  return name && route !== undefined ? homeOr(name, route) : title;
}
