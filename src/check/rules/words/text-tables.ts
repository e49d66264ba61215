// Makes a block of a table that somebody wrote into a text in Markdown, with its "|". The block stands where the text was parted.

import { readAmount } from '../../../base/amounts/written-amount.ts';
import { type Fields, isFields, type Path } from '../../../base/json-value.ts';
import { localeIn } from '../../../base/language.ts';
import { says, the } from '../../../base/sentences/said.ts';
import { changeValue } from '../../../document/json/change.ts';
import { editBetween } from '../../../document/json/edits.ts';
import { replaceBy } from '../../../document/problem/fix-texts.ts';
import type { Fix } from '../../../document/problem/problem.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { RuleInput } from '../rule.ts';

type TextTable = { before: string[]; columns: string[]; rows: string[][]; after: string[] };

const MOST_COLUMNS = 8;
const MOST_ROWS = 60;
/** The row below the headings: "|---|:--:|". */
const DIVIDER = /^\|? *:?-+:?(?: *\| *:?-+:?)+ *\|?$/;
/** A cell of the block holds plain words, so a link or a picture would be lost. */
const MORE_THAN_WORDS = /\]\(|<|!\[/;

/** The fix of a text at a path of a page. Undefined if no block can hold the table, or if words would be lost. */
export function tableFix(path: Path, { parsed, fields, library }: RuleInput): Fix | undefined {
  const [list, index, field, ...deeper] = path;
  const blocks = fields.blocks;
  if (list !== 'blocks' || typeof field !== 'string' || deeper.length > 0 || !Array.isArray(blocks))
    return undefined;
  const { definitions } = library;
  const target = Object.keys(definitions).find(type => definitions[type]?.holdsTables === true);
  const block = blocks[Number(index)];
  const found = isFields(block) ? tableIn(block[field]) : undefined;
  if (!found || !target) return undefined;
  const table = { type: target, columns: found.columns, items: itemsOf(found, library) };
  const parts = partsOf(block, field, found, table, definitions);
  if (!parts) return undefined;
  const { text } = parsed.source;
  const others = [...blocks.slice(0, Number(index)), ...parts, ...blocks.slice(Number(index) + 1)];
  const edit = editBetween(text, changeValue(text, ['blocks'], others));
  const title = says`Make a ${the.block(target)} of it`;
  return replaceBy(edit, title, { deed: 'make', what: `a ${target} of it` }, edit.text);
}

/** The first part keeps the heading and the other fields of the block. */
function partsOf(
  block: Fields,
  field: string,
  { before, after }: TextTable,
  table: Fields,
  definitions: RuleInput['library']['definitions'],
): Fields[] | undefined {
  const { type, [field]: written, ...others } = block;
  const own = definitions[String(type)];
  const text = (paragraphs: string[]) => (Array.isArray(written) ? paragraphs : paragraphs.join('\n\n'));
  const rest = after.length === 0 ? [] : [{ type, [field]: text(after) }];
  if (rest.length > 0 && needed(own).some(name => name !== 'type' && name !== field)) return undefined;
  if (before.length > 0) return [{ ...block, [field]: text(before) }, table, ...rest];
  if (!needed(own).includes(field)) return rest.length > 0 ? undefined : [{ type, ...others }, table];
  const known = definitions[String(table.type)]?.properties;
  const fits = (name: string) => isFields(known) && Object.hasOwn(known, name) && !Object.hasOwn(table, name);
  if (!Object.keys(others).every(fits)) return undefined;
  return [{ type: table.type, ...others, columns: table.columns, items: table.items }, ...rest];
}

function needed(schema: Schema | undefined): string[] {
  return Array.isArray(schema?.required) ? schema.required.map(String) : [];
}

/** The lines of a text may be paragraphs of their own, as some programs paste them. */
function tableIn(written: unknown): TextTable | undefined {
  const paragraphs = (Array.isArray(written) ? written : [written]).map(String);
  const lines = paragraphs
    .join('\n\n')
    .split('\n')
    .map(line => line.trim());
  const divider = lines.findIndex(line => DIVIDER.test(line));
  const above = lines.slice(0, Math.max(0, divider)).findLastIndex(line => line !== '');
  const ends = lines.findIndex((line, at) => at > divider && line !== '' && !line.includes('|'));
  const end = ends === -1 ? lines.length : ends;
  const columns = cellsOf(lines[above] ?? '');
  const rows = lines
    .slice(divider + 1, end)
    .filter(Boolean)
    .map(cellsOf);
  const table = lines.slice(above, end).join('\n');
  const width = Math.max(columns.length, ...rows.map(({ length }) => length));
  const fits = columns.length > 1 && width <= MOST_COLUMNS && rows.length > 0 && rows.length <= MOST_ROWS;
  if (!fits || MORE_THAN_WORDS.test(table) || rows.some(([name]) => !name)) return undefined;
  const parted = (part: string[]) =>
    part
      .join('\n')
      .split(/\n{2,}/)
      .map(one => one.trim())
      .filter(Boolean);
  return {
    before: parted(lines.slice(0, above)),
    columns: columns.map(words => words || '–'),
    rows,
    after: parted(lines.slice(end)),
  };
}

function cellsOf(line: string): string[] {
  const inner = line.replace(/^\|/, '').replace(/\|$/, '');
  return inner.split('|').map(cell => cell.replaceAll('**', '').trim());
}

function itemsOf({ rows }: TextTable, library: RuleInput['library']): Fields[] {
  const locale = localeIn(library.settings().parsed?.value);
  return rows.map(([name = '', ...words]) => {
    const last = words.findLastIndex(Boolean);
    return { name, cells: words.slice(0, Math.max(1, last + 1)).map(word => cellOf(word, locale)) };
  });
}

/** An amount has to say its money, since a number may be anything. */
function cellOf(word: string, locale: ReturnType<typeof localeIn>): Fields {
  if (/^[✓✔]$/.test(word)) return { has: true };
  if (/^[✗✘✕]$/.test(word)) return { has: false };
  const reading = locale ? readAmount(word, 'money', locale) : undefined;
  if (reading?.kind === 'one' && reading.hasSign) return { price: Number(reading.number) };
  return { value: word || '–' };
}
