// Documents in, what each says about the price or the time of something that has a name out.
import type { Path } from '../document.ts';
import { valueSpan } from '../place.ts';
import type { Span } from '../problem.ts';
import { spanIn } from '../prose.ts';
import { isFields } from '../where.ts';
import { type Amount, amountsIn, dollars } from './amounts.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { LintSubject } from './subject.ts';
import { isHidden } from './texts.ts';

export type Statement = {
  kind: Amount['kind'];
  /** The name as it is written here, and as it is compared. */
  name: string;
  key: string;
  value: string;
  shown: string;
  path: Path;
  span: Span;
  subject: LintSubject;
};

type Fields = { [field: string]: unknown };
type Item = { fields: Fields; path: Path };

/** A document, and everything in it that has fields. */
export type Looked = { subject: LintSubject; items: Item[] };

/** Names of sizes that every page may use for packages of its own. */
const TIERS =
  /^(?:(?:an?|the|basic|standard|premium|starter|complete|professional|enterprise|essential|advanced|express|full|comprehensive|bronze|silver|gold|plus|pro|single|plan|package|packages|service|option|bundle) ?)+$/;
const PRICE_LABEL = /^(?:fixed |full |our )?(?:price|cost|fee)s?\b/i;
const TIME_LABEL =
  /^(?:standard |average |usual |typical )?(?:delivery|turnaround)(?: time)?$|^(?:delivered|ready)(?: in| within)?$/i;
const UNIT_LABEL = /^(?:business |working )?(?:hours|days|weeks|months|years)$/i;
/** Between a name and its price or time stand only such words, and few of them. */
const FARTHEST = 60;
const JOINS = {
  price: /^(?: \([A-Z]{2,5}\)|’s|'s|[\s:,(*\])–-]|\b(?:costs?|is|are|for|at|price|priced|fixed|a|of)\b)*$/i,
  time: /^(?:costs? \$[\d,]+ and | \([A-Z]{2,5}\)|[\s:,(*\])–-]|\b(?:service|report|takes?|is|are|delivered|delivery|ready|arrives?|in|within|about|on|average|usually|most|at|least)\b)*$/i,
};

/** What a page is about. */
export function subjectName({ fields }: LintSubject): string | undefined {
  const { service, card } = fields;
  if (isFields(service) && typeof service.name === 'string') return service.name;
  return isFields(card) && typeof card.title === 'string' ? card.title : undefined;
}

export function look(subject: LintSubject): Looked {
  const items: Item[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, inner] of value.entries()) visit(inner, [...path, index]);
    if (!isFields(value) || isHidden(path, subject.fields)) return;
    items.push({ fields: value, path });
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && field !== 'lint') visit(inner, [...path, field]);
    }
  };
  visit(subject.fields, []);
  return { subject, items };
}

export function nameOf({ name, title }: Fields): string | undefined {
  return typeof name === 'string' ? name : typeof title === 'string' ? title : undefined;
}

/** "The Market Salary Reports (MSR)" → "market salary report" */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^(?:an?|the|our) /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/s$/, '');
}

export function statementsOf({ subject, items }: Looked, names: Set<string>): Statement[] {
  return [
    ...items.flatMap(item => pricedItem(item, subject)),
    ...items.flatMap(item => labelledValue(item, names, subject)),
    ...spokenOf(names, subject),
  ];
}

function pricedItem({ fields, path }: Item, subject: LintSubject): Statement[] {
  const name = nameOf(fields);
  if (name === undefined || typeof fields.price !== 'number') return [];
  const shown = dollars(fields.price);
  const at = [...path, 'price'];
  const key = scoped(keyOf(name), subject);
  return [
    { kind: 'price', name, key, value: shown, shown, path: at, span: valueSpan(subject.parsed, at), subject },
  ];
}

/** The "Basic" package of one page is not that of another. */
function scoped(key: string, { parsed }: LintSubject): string {
  return TIERS.test(key) ? `${key} in ${parsed.source.file}` : key;
}

function labelledValue({ fields, path }: Item, names: Set<string>, subject: LintSubject): Statement[] {
  const [field, label, value] =
    typeof fields.duration === 'string'
      ? ['duration', nameOf(fields), fields.duration]
      : ['value', fields.label, fields.value];
  if (typeof label !== 'string' || typeof value !== 'string') return [];
  const isUnit = UNIT_LABEL.test(label);
  const amounts = amountsIn(isUnit ? `${value} ${label}` : value);
  const [amount] = amounts;
  const name = amount && nameOfLabel(label, amount.kind, isUnit, names, subject);
  if (!name || amounts.length > 1) return [];
  const at = [...path, field];
  const { kind, shown } = amount;
  return [
    {
      kind,
      name,
      key: keyOf(name),
      value: amount.value,
      shown,
      path: at,
      span: valueSpan(subject.parsed, at),
      subject,
    },
  ];
}

function nameOfLabel(
  label: string,
  kind: Amount['kind'],
  isUnit: boolean,
  names: Set<string>,
  subject: LintSubject,
): string | undefined {
  if (names.has(keyOf(label))) return label;
  const isMeant = kind === 'price' ? PRICE_LABEL.test(label) : isUnit || TIME_LABEL.test(label);
  return isMeant ? subjectName(subject) : undefined;
}

function spokenOf(names: Set<string>, subject: LintSubject): Statement[] {
  const form = formOf(names);
  if (!form) return [];
  return subject.texts
    .filter(({ plain, isQuoted }) => !isQuoted && amountsIn(plain).length > 0)
    .flatMap(sentencesOf)
    .flatMap(sentence => spokenIn(sentence, form, subject));
}

const forms = new WeakMap<Set<string>, RegExp>();

function formOf(names: Set<string>): RegExp | undefined {
  const known = forms.get(names);
  if (known) return known;
  const long = [...names].filter(
    name => name.includes(' ') && !TIERS.test(name) && /^[\p{L}\p{N} &’'-]+$/u.test(name),
  );
  if (long.length === 0) return undefined;
  const form = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${long.sort((a, b) => b.length - a.length).join('|')})s?(?![\\p{L}\\p{N}])`,
    'giu',
  );
  forms.set(names, form);
  return form;
}

/** Only where a sentence has one name and, right after it, one price or time: anything else takes a reader. */
function spokenIn({ text, offset, length }: Sentence, form: RegExp, subject: LintSubject): Statement[] {
  const words = text.plain.substr(offset, length);
  const amounts = amountsIn(words);
  const [named, ...others] = amounts.length > 0 ? [...words.matchAll(form)] : [];
  if (!named || others.some(other => keyOf(other[0]) !== keyOf(named[0]))) return [];
  const [name] = named;
  const end = named.index + name.length;
  return (['price', 'time'] as const).flatMap(kind => {
    const [amount, ...more] = amounts.filter(one => one.kind === kind);
    if (!amount || more.length > 0 || amount.offset < end) return [];
    if (amount.offset - end > FARTHEST || !JOINS[kind].test(words.slice(end, amount.offset))) return [];
    const part = { offset: offset + amount.offset, length: amount.length };
    const span = spanIn(subject.parsed, { path: text.path, ...part });
    const { value, shown } = amount;
    return { kind, name, key: keyOf(name), value, shown, path: text.path, span, subject };
  });
}
