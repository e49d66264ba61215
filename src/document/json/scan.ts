// A text and an offset in, what stands there out.

const WORD = /[^\s,:{}[\]"'“”]+/y;
/** What can begin a value. */
const VALUE = /["{[]|-?\d|(?:true|false|null)\b/y;

/** The rest of the line. */
export function rowFrom(text: string, at: number): string {
  return text.slice(at, at + text.slice(at).search(/[\r\n]|$/));
}

/** The word that begins here, or the sign. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? text[at] ?? ' ';
}

export function startsValue(text: string, at: number): boolean {
  VALUE.lastIndex = at;
  return VALUE.test(text);
}

/** The number of the line, from 1 on. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n?|\n/).length;
}

/** What the line that this place is on begins with. */
export function indentAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return text.slice(start, start + text.slice(start).search(/[^ \t]|$/));
}
