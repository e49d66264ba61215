// A document in, the things in it that have a name out, and how names are compared.
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { LintSubject } from '../rule.ts';
import { isHidden } from '../texts.ts';

export type Item = { fields: Fields; path: Path };

/** Sizes that are called so in many languages. */
const TIERS_ANYWHERE = 'basic standard premium starter bronze silver gold plus pro single'.split(' ');
const TIERS = new Map<LanguagePack | undefined, RegExp>();

/** What a page is about. */
export function subjectName({ fields }: LintSubject): string | undefined {
  const { service, card } = fields;
  if (isFields(service) && typeof service.name === 'string') return service.name;
  return isFields(card) && typeof card.title === 'string' ? card.title : undefined;
}

/** Everything in a document that has fields. */
export function itemsOf(subject: LintSubject): Item[] {
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
  return items;
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

/** "Basic", "The Premium Package", "Basispaket": such a name says nothing beyond its page. */
export function isTier(key: string, pack: LanguagePack | undefined): boolean {
  const words = [...new Set([...TIERS_ANYWHERE, ...(pack?.prices.tiers ?? [])])].join('|');
  const gap = pack?.prices.hasCompounds ? '[ -]?' : '[ -]';
  const form = TIERS.get(pack) ?? new RegExp(`^(?:${words})(?:${gap}(?:${words}))*$`, 'u');
  TIERS.set(pack, form);
  // The key of "Basis" has lost its last letter.
  return form.test(key) || form.test(`${key}s`);
}
