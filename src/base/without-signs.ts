/**
 * The words of Markdown, for a title or a search. Reading it as exactly as the editor does would take a hundred times as long, and nobody
 * searches for signs.
 */
export function withoutSigns(markdown: string): string {
  return markdown
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/\]\([^()\s]* "[^"()]*"\)/g, '')
    .replace(/^[ >]*(?:#{1,6}|[-+*]|\d+[.)]) +/gm, '')
    .replace(/\\(?=\p{P}|\p{S})/gu, '')
    .replace(/[*`[]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
