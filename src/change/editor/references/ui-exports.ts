// Reads from src/ui what a block can import: the name of each export, its comment, and the shape of what it takes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI = 'src/ui';
export const VALUES = 'schema/values.ts';

export type Exported = { name: string; file: string; purpose: string; shape: string; example?: string };

/** In the order of src/ui/index.ts. */
export function exportsOf(root: string): Exported[] {
  const index = readFileSync(join(root, UI, 'index.ts'), 'utf8');
  return index.split(';').flatMap(statement => {
    const [, names, from] = statement.split(/[{}]/);
    if (names === undefined || from === undefined) return [];
    const file = join(UI, from.split("'")[1] ?? '');
    const source = readFileSync(join(root, file), 'utf8');
    return names.split(',').map(name => exportedIn(source, name.trim(), file));
  });
}

function exportedIn(source: string, name: string, file: string): Exported {
  const isType = file === VALUES;
  const starts = isType ? [`export type ${name} `, `export type ${name}<`] : [`export function ${name}(`];
  const at = Math.max(...starts.map(start => source.indexOf(start)));
  const [purpose = '', example] = commentBefore(source, at).split('@example');
  const shape = isType ? statementAt(source, at) : propsOf(source, at);
  return { name, file, purpose: purpose.trim(), shape, ...(example && { example: example.trim() }) };
}

/** The text of the comment that ends where the export begins. */
function commentBefore(source: string, at: number): string {
  const before = source.slice(0, at).trimEnd();
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  return comment
    .split('\n')
    .map(line => line.trim().replace(/^\* ?/, ''))
    .join('\n')
    .trim();
}

/** The statement as it stands there, "type Link = { … };", without "export". */
function statementAt(source: string, at: number): string {
  const [statement = ''] = source.slice(at).split(/(?<=;)\n(?:\n|$)/);
  return statement.replace(/^export /, '');
}

/** The type of a component's props. For any other function its first line: what it takes and returns. */
function propsOf(source: string, at: number): string {
  const head = source.slice(at, source.indexOf(' {\n', at)).replace(/^export /, '');
  const [, type] = /^function \w+\(\{[^}]*\}: (.*)\)$/s.exec(head) ?? [];
  if (type === undefined) return head;
  const shape = typeIn(source, type) ?? `type Props = ${type};`;
  const inner = shape.includes('AnyBlock') ? typeIn(source, 'AnyBlock') : undefined;
  return inner === undefined ? shape : `${inner}\n\n${shape}`;
}

function typeIn(source: string, name: string): string | undefined {
  const at = `\n${source}`.indexOf(`\ntype ${name} = `);
  return at < 0 ? undefined : statementAt(source, at);
}
