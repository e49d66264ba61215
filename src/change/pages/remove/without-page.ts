// Takes a removed page out of one document: its links lead to the replacement, become plain words, or go with their card.
import { Failure } from '../../../base/failure.ts';
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { says, the } from '../../../base/sentences/said.ts';
import { applyEdits, type Edit } from '../../../document/json/edits.ts';
import type { DocumentFile, Parsed } from '../../../document/problem/document.ts';
import { hasErrors } from '../../../document/problem/problem.ts';
import { namingField } from '../../../document/text/naming-field.ts';
import { anchorsOf } from '../../../site/anchors.ts';
import { type Inventory, inventoryOf } from '../../../site/inventory.ts';
import type { Library } from '../../../site/types.ts';
import { folderEdit, inLine, placeOfRoute } from '../move/links.ts';
import { refuseUnreadable } from '../move/rewrite.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { placesThatGo } from './places-that-go.ts';
import type { Instead } from './removed-page.ts';
import { isAmong, withoutPaths } from './take-out.ts';

export type WithoutPage = {
  document: DocumentFile;
  before: string;
  after: string;
  /** What leads to the replacement now. */
  led: Mentioned[];
  /** Links that are plain words now. */
  plain: Mentioned[];
  out: Mentioned[];
  /** How many links would lead nowhere if there is no replacement. */
  waiting: number;
};

/** "words" is the text that readers see there. */
export type Mentioned = { path: Path; kind?: Mention['kind']; words?: string };

export function withoutPage(
  document: DocumentFile,
  route: string,
  instead: Instead,
  library: Library,
): WithoutPage | undefined {
  const inventory = inventoryOf(document, library);
  const before = document.parsed?.source.text;
  if (!inventory || before === undefined) {
    refuseUnreadable(document, [route]);
    return undefined;
  }
  const mentions = mentionsOf(route, inventory);
  const out = placesThatGo({ document, inventory, mentions }, instead, library);
  const left = mentions.filter(({ kind, path }) => kind !== 'folder' && !isAmong(path, out));
  const isPlain = ({ kind }: Mention) =>
    kind === 'text' && (instead.links === 'take out' || document.file === instead.target?.file);
  const [plain, led] = [left.filter(isPlain), left.filter(mention => !isPlain(mention))];
  const folders = mentions.filter(({ kind, path }) => kind === 'folder' && !isAmong(path, out));
  const backEdits = folders.flatMap(folder => wayBackEdit(folder, route, instead, inventory));
  const edits = [
    ...plain.flatMap(mention => bareWords(mention, inventory.parsed)),
    ...ledEdits(led, route, instead, inventory, library),
    ...backEdits,
  ];
  const after = withoutPaths(applyEdits(before, edits), out);
  refuseRest(document, after, route);
  const told = (mention: Mention) => mentioned(mention, inventory);
  return {
    document,
    before,
    after,
    led: instead.target ? [...led, ...(backEdits.length > 0 ? folders : [])].map(told) : [],
    plain: plain.map(told),
    out: out.flatMap(path => itemsOf(path, inventory)),
    waiting: led.length,
  };
}

function ledEdits(
  led: Mention[],
  route: string,
  { target }: Instead,
  { parsed }: Inventory,
  library: Library,
): Edit[] {
  if (!target) return [];
  const places = anchorsOf(target, library).shown;
  return led.map(({ span, href }) => {
    const place = placeOfRoute(route, span, parsed);
    const rest = href.slice(route.length);
    // The replacement seldom has the same anchors. Where it does not, the link leads to the page itself.
    return places.has(rest.slice(1))
      ? { ...place, text: target.route }
      : { ...place, length: place.length + rest.length, text: target.route };
  });
}

/** Makes articles lead back to the replacement. */
function wayBackEdit(
  { path, href }: Mention,
  route: string,
  { target }: Instead,
  inventory: Inventory,
): Edit[] {
  const addresses = new Map(target ? [[route, target.route]] : []);
  return folderEdit({ value: href, path }, inventory, addresses);
}

/** "[the answers](/faq)" → "the answers" */
function bareWords({ span: { offset, length } }: Mention, parsed: Parsed): Edit[] {
  const words = linkWords({ offset, length }, parsed);
  if (words === undefined) {
    throw new Failure(
      inLine(
        parsed,
        offset,
        says`This link is written in a way that hides its words. Write it plainly first.`,
      ),
    );
  }
  const end = offset + 1 + words.length;
  return [
    { offset, length: 1, text: '' },
    { offset: end, length: offset + length - end, text: '' },
  ];
}

function linkWords({ offset, length }: Mention['span'], { source }: Parsed): string | undefined {
  const written = source.text.slice(offset, offset + length);
  const end = written.lastIndexOf('](');
  return written.startsWith('[') && end > 0 ? written.slice(1, end) : undefined;
}

function mentioned({ kind, path, span }: Mention, inventory: Inventory): Mentioned {
  const words =
    kind === 'text'
      ? spoken(linkWords(span, inventory.parsed))
      : wordsIn(valueAt(inventory.fields, path.slice(0, -1)));
  return { kind, path, ...(words !== undefined && kind !== 'parent' && { words }) };
}

/** Undoes the escapes of JSON, such as "\n". */
function spoken(written = ''): string | undefined {
  return written === '' ? undefined : JSON.parse(`"${written}"`);
}

/** If a whole list goes, each of its items. */
function itemsOf(path: Path, { fields }: Inventory): Mentioned[] {
  const value = valueAt(fields, path);
  const items = Array.isArray(value) ? value : [value];
  return items.map(item => ({ path: Array.isArray(value) ? [...path, 0] : path, words: wordsIn(item) }));
}

function wordsIn(value: unknown): string | undefined {
  if (!isFields(value)) return undefined;
  const { warning, type } = value;
  return [value[namingField(value) ?? ''], warning, type].find(words => typeof words === 'string');
}

/** In a document with mistakes a link may stand in a misspelt field, where nothing looks for links. */
function refuseRest(document: DocumentFile, after: string, route: string): void {
  const written = ['"', ']('].flatMap(start => [
    `${start}${route}#`,
    `${start}${route}${start === '"' ? '"' : ')'}`,
  ]);
  if (!hasErrors(document.problems) || !written.some(words => after.includes(words))) return;
  throw new Failure(
    says`${the.page(document.file)} names ${the.sign(route)} too, and has a mistake. Mend that first.`,
  );
}
