// The names of what is sold and a document in, what it says about the price or the time of each out.
import { lazily, valueSpan } from '../place.ts';
import { type Amount, amountsIn, dollars } from './amounts.ts';
import { type Item, isTier, keyOf, type Looked, nameOf, subjectName } from './names.ts';
import { spokenOf } from './spoken.ts';
import type { Statement } from './statement.ts';
import type { LintSubject } from './subject.ts';

const PRICE_LABEL = /^(?:fixed |full |our )?(?:price|cost|fee)s?\b(?! from)/i;
const TIME_LABEL =
  /^(?:standard |average |usual |typical )?(?:delivery|turnaround)(?: time)?$|^(?:delivered|ready)(?: in| within)?$/i;
const UNIT_LABEL = /^(?:business |working )?(?:hours|days|weeks|months|years)$/i;
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
    {
      kind: 'price',
      name,
      key,
      value: shown,
      shown,
      path: at,
      span: lazily(() => valueSpan(subject.parsed, at)),
      subject,
    },
  ];
}

/** The "Basic" package of one page is not that of another. */
function scoped(key: string, { parsed }: LintSubject): string {
  return isTier(key) ? `${key} in ${parsed.source.file}` : key;
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
      span: lazily(() => valueSpan(subject.parsed, at)),
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
