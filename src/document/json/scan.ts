// Small questions about a place in a text: its line, its word, its indentation.

const WORD = /[^\s,:{}[\]"'“”]+/y;
const VALUE = /["{[]|-?\d|(?:true|false|null)\b/y;

/** The rest of the line. */
export function rowFrom(text: string, at: number): string {
  return text.slice(at, at + text.slice(at).search(/[\r\n]|$/));
}

/** The word that begins here, or else the one character. */
export function wordAt(text: string, at: number): string {
  WORD.lastIndex = at;
  return WORD.exec(text)?.[0] ?? text[at] ?? ' ';
}

export function startsValue(text: string, at: number): boolean {
  VALUE.lastIndex = at;
  return VALUE.test(text);
}

/** The number of the line, counted from 1. */
export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n?|\n/).length;
}

/** The spaces and tabs at the beginning of this place's line. */
export function indentAt(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return text.slice(start, start + text.slice(start).search(/[^ \t]|$/));
}
