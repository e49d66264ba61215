// Writes the message about a field that used to have another name. The editor and the check show the same.

/** As a schema writes it: "replaced": { "points": { "by": "items", "why": "Every list has this name." } }. */
export type Replacement = { by?: string | string[]; why?: string };
export type Replacements = { [oldName: string]: Replacement };

export function replacedSentence(oldName: string, replacement: Replacement): string {
  const why = replacement.why ? ` ${replacement.why}` : '';
  return `${whatBecameOf(oldName, replacement)}${why} Run "npm run migrate".`;
}

/** The fields that replace the old one. */
export function newNames({ by = [] }: Replacement): string[] {
  return [by].flat();
}

function whatBecameOf(oldName: string, replacement: Replacement): string {
  const names = newNames(replacement).map(name => `"${name}"`);
  if (names.length === 0) return `"${oldName}" is no longer used.`;
  if (names.length === 1) return `"${oldName}" is called ${names[0]} now.`;
  return `"${oldName}" has become ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
}
