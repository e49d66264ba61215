// All documents in, a warning where they give two prices or two times for one thing, and where a package saves otherwise
// than its parts add up.
import { lineOf } from '../place.ts';
import type { Problem } from '../problem.ts';
import { isFields } from '../where.ts';
import { quoted } from '../words.ts';
import { dollars } from './amounts.ts';
import { keyOf, type Looked, look, nameOf, subjectName } from './names.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statements.ts';
import type { LintSubject } from './subject.ts';

export function contradictions(subjects: LintSubject[]): Problem[] {
  const looked = subjects.map(look);
  const names = namesOf(looked);
  const statements = looked.flatMap(one => statementsOf(one, names));
  return [...disagreements(statements), ...looked.flatMap(one => wrongSavings(one, statements))];
}

/** What is sold: pages that describe a service, everything with a price, and the delivery that comes with it. */
function namesOf(looked: Looked[]): Set<string> {
  return new Set([
    'standard delivery',
    ...looked.flatMap(({ subject, items }) => [
      ...[subjectName(subject)].flatMap(name => (name === undefined ? [] : keyOf(name))),
      ...items.flatMap(({ fields }) => {
        const name = typeof fields.price === 'number' ? nameOf(fields) : undefined;
        return name === undefined ? [] : keyOf(name);
      }),
    ]),
  ]);
}

function disagreements(statements: Statement[]): Problem[] {
  const groups = new Map<string, Statement[]>();
  for (const statement of statements) {
    const about = `${statement.kind} ${statement.key}`;
    const group = groups.get(about);
    if (group) group.push(statement);
    else groups.set(about, [statement]);
  }
  return [...groups.values()].flatMap(group => {
    const usual = mostUsual(group);
    return group.flatMap(odd => (usual && odd.value !== usual.value ? disagreement(odd, usual) : []));
  });
}

/** The first of those that say what most say. */
function mostUsual(group: Statement[]): Statement | undefined {
  const counts = new Map<string, number>();
  for (const { value } of group) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return group.find(({ value }) => counts.get(value) === most);
}

function disagreement(odd: Statement, usual: Statement): Problem {
  const what = odd.kind === 'price' ? 'price' : 'delivery time';
  const { source } = usual.subject.parsed;
  const line = lineOf(source, usual.span.offset);
  const place =
    source.file === odd.subject.parsed.source.file ? `on line ${line}` : `on line ${line} of ${source.file}`;
  const message = `The ${what} of ${quoted(odd.name)} is ${odd.shown} here and ${usual.shown} ${place}. Make them agree.`;
  return odd.subject.warn(odd.path, message, { span: odd.span });
}

function wrongSavings({ subject, items }: Looked, statements: Statement[]): Problem[] {
  return items.flatMap(({ fields, path }) => {
    const { price, save, features } = fields;
    if (typeof price !== 'number' || typeof save !== 'number' || !Array.isArray(features)) return [];
    const prices = features.map(feature => priceOf(feature, statements));
    const sum = prices.reduce<number>((total, one) => total + (one ?? Number.NaN), 0);
    if (Number.isNaN(sum) || sum - price === save) return [];
    const message = `The parts of this package cost ${dollars(sum)} one by one, so it saves ${dollars(sum - price)}, not ${dollars(save)}.`;
    return subject.warn([...path, 'save'], `${message} Put one of them right.`);
  });
}

function priceOf(feature: unknown, statements: Statement[]): number | undefined {
  const name = typeof feature === 'string' ? feature : isFields(feature) ? nameOf(feature) : undefined;
  const found = statements.find(
    ({ kind, key }) => kind === 'price' && name !== undefined && key === keyOf(name),
  );
  return found && Number(found.value.replace(/[^\d.]/g, ''));
}
