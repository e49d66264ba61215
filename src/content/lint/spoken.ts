// The names of what is sold and a document in, what its sentences say about the price or the time of each out.
import { lazily } from '../place.ts';
import { spanIn } from '../prose.ts';
import { amountsIn } from './amounts.ts';
import { isTier, keyOf } from './names.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Statement } from './statement.ts';
import type { LintSubject } from './subject.ts';

/** Between a name and its price or time stand only such words, and few of them. */
const FARTHEST = 60;
const JOINS = {
  price: /^(?: \([A-Z]{2,5}\)|’s|'s|[\s:,(*\])–-]|\b(?:costs?|is|are|for|at|price|priced|fixed|a|of)\b)*$/i,
  time: /^(?:costs? \$[\d,]+ and | \([A-Z]{2,5}\)|[\s:,(*\])–-]|\b(?:service|report|takes?|is|are|delivered|delivery|ready|arrives?|in|within|about|on|average|usually|most|at|least)\b)*$/i,
};

export function spokenOf(names: Set<string>, subject: LintSubject): Statement[] {
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
    name => name.includes(' ') && !isTier(name) && /^[\p{L}\p{N} &’'-]+$/u.test(name),
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
    const span = lazily(() => spanIn(subject.parsed, { path: text.path, ...part }));
    const { value, shown } = amount;
    return { kind, name, key: keyOf(name), value, shown, path: text.path, span, subject };
  });
}
