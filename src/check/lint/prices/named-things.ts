// Finds the named things of a document, and says how names are compared.
import { type Fields, isFields, type Path, valueAt } from '../../../base/json-value.ts';
import type { LanguagePack } from '../language/pack.ts';
import type { LintSubject } from '../rule.ts';
import { isHiddenText } from '../texts.ts';

export type Item = { fields: Fields; path: Path };

/** Names of sizes that many languages use. */
const TIERS_ANYWHERE = 'basic standard premium starter bronze silver gold plus pro single'.split(' ');
const TIERS = new Map<LanguagePack | undefined, RegExp>();

/** What the page is about, by its service or its card. */
export function subjectName({ fields }: LintSubject): string | undefined {
  const { service, card } = fields;
  if (isFields(service) && typeof service.name === 'string') return service.name;
  return isFields(card) && typeof card.title === 'string' ? card.title : undefined;
}

/** The titles of a page: its own, as an article, and the heading of its first block. */
export function subjectTitle({ fields, blocks }: LintSubject): string {
  const { title, article } = fields;
  return [title, isFields(article) ? article.title : undefined, blocks[0]?.heading]
    .filter(words => typeof words === 'string')
    .join('. ');
}

/** Every object in a document. */
export function itemsOf(subject: LintSubject): Item[] {
  const items: Item[] = [];
  const visit = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) for (const [index, inner] of value.entries()) visit(inner, [...path, index]);
    if (!isFields(value) || isHiddenText(path, subject.fields)) return;
    items.push({ fields: itemAt(subject.fields, path) ?? value, path });
    for (const [field, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && field !== 'lint') visit(inner, [...path, field]);
    }
  };
  visit(subject.fields, []);
  return items;
}

/**
 * The object at a path. A cell of a table is called after its row, or after its column if the row has several prices. Other words
 * of the row are notes to its first cell.
 */
export function itemAt(document: unknown, path: Path): Fields | undefined {
  const fields = valueAt(document, path);
  if (path.at(-2) === 'sizes') return sizeOf(fields, valueAt(document, path.slice(0, -2)));
  const row = path.at(-2) === 'cells' ? valueAt(document, path.slice(0, -2)) : undefined;
  if (!isFields(fields) || !isFields(row) || !Array.isArray(row.cells))
    return isFields(fields) ? fields : undefined;
  const at = Number(path.at(-1));
  const table = valueAt(document, path.slice(0, -4));
  const columns = isFields(table) && Array.isArray(table.columns) ? table.columns : [];
  const prices = row.cells.filter(cell => isFields(cell) && cell.price !== undefined);
  const note = row.cells.flatMap((cell, other) => (other !== at && isFields(cell) ? (cell.value ?? []) : []));
  return {
    ...fields,
    name: prices.length > 1 ? columns[at + 1] : row.name,
    ...(at === 0 && { label: row.name, ...(note.length > 0 && { note: note.join(' ') }) }),
  };
}

/** A size is called after its thing, as in "Apple juice 0.2 l": the same size of another thing has another price. */
function sizeOf(size: unknown, thing: unknown): Fields | undefined {
  if (!isFields(size)) return undefined;
  const of = isFields(thing) ? itemName(thing) : undefined;
  return { ...size, name: [of, size.name].filter(Boolean).join(' ') };
}

/** The list item or card around a place: its name, its own words, and the pages it leads to. */
export type AroundIt = { name?: string; words: string; leadsTo: string[] };

/** Finds the innermost item around a path. A block does not count, because its name is a heading. */
export function itemsAround(items: Item[]): (path: Path) => AroundIt | undefined {
  const byPath = new Map(items.map(({ fields, path }) => [path.join('/'), fields]));
  return path => {
    for (let length = path.length - 1; length > 0; length -= 1) {
      const fields = byPath.get(path.slice(0, length).join('/'));
      const isItem = typeof path[length - 1] === 'number' && length > 2;
      if (fields && (isItem || path[length - 1] === 'card')) return aroundIt(fields);
    }
    return undefined;
  };
}

export function aroundIt(fields: Fields): AroundIt {
  const words = Object.values(fields).filter(value => typeof value === 'string');
  const link = isFields(fields.link) ? fields.link.href : undefined;
  const led = [fields.page, fields.href, link].flatMap(href =>
    typeof href === 'string' && href.startsWith('/') ? href.replace(/#.*/, '') : [],
  );
  return { name: itemName(fields), words: words.join('. '), leadsTo: led };
}

export function itemName({ name, title }: Fields): string | undefined {
  return typeof name === 'string' ? name : typeof title === 'string' ? title : undefined;
}

/** "The Market Salary Reports (MSR)" → "market salary report" */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^(?:an?|the|our) /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/s$/, '');
}

/** "Basic", "The Premium Package", "Basispaket": such a name means something only together with its page. */
export function isTier(key: string, pack: LanguagePack | undefined): boolean {
  const words = [...new Set([...TIERS_ANYWHERE, ...(pack?.prices.tiers ?? [])])].join('|');
  const gap = pack?.prices.hasCompounds ? '[ -]?' : '[ -]';
  const form = TIERS.get(pack) ?? new RegExp(`^(?:${words})(?:${gap}(?:${words}))*$`, 'u');
  TIERS.set(pack, form);
  // nameKey took the "s" from the end of names such as "Basis".
  return form.test(key) || form.test(`${key}s`);
}
