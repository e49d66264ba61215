// A field's old name and what became of it in, the sentence that says so out: one for the editor and for the check.

/** In a schema: "replaced": { "points": { "by": "items", "why": "Every list has this name." } }. */
export type Replacement = { by?: string | string[]; why?: string };
export type Replacements = { [oldName: string]: Replacement };

export function replacedSentence(oldName: string, replacement: Replacement): string {
  const why = replacement.why ? ` ${replacement.why}` : '';
  return `${whatBecameOf(oldName, replacement)}${why} Run "npm run migrate".`;
}

/** The fields that stand in the place of the old one. */
export function newNames({ by = [] }: Replacement): string[] {
  return [by].flat();
}

function whatBecameOf(oldName: string, replacement: Replacement): string {
  const names = newNames(replacement).map(name => `"${name}"`);
  if (names.length === 0) return `"${oldName}" is no longer used.`;
  if (names.length === 1) return `"${oldName}" is called ${names[0]} now.`;
  return `"${oldName}" has become ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
}
