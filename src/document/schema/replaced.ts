// Writes the message about a field that used to have another name. The editor and the check show the same.
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';

/** As a schema writes it: "replaced": { "points": { "by": "items", "why": "Every list has this name." } }. */
export type Replacement = { by?: string | string[]; why?: string };
export type Replacements = { [oldName: string]: Replacement };

export function replacedSentence(oldName: string, replacement: Replacement): Said {
  const became = whatBecameOf(oldName, replacement);
  const command = the.text('npm run migrate');
  return otherInForm(
    together(
      became,
      replacement.why !== undefined && says`${the.sign(replacement.why)}`,
      says`Run ${command}.`,
    ),
    together(became, says`Whoever looks after the site can bring it into its new shape.`),
  );
}

/** The fields that replace the old one. */
export function newNames({ by = [] }: Replacement): string[] {
  return [by].flat();
}

function whatBecameOf(oldName: string, replacement: Replacement): Said {
  const old = the.field(oldName);
  const [first, ...others] = newNames(replacement).map(the.field);
  if (!first) return says`${old} is no longer used.`;
  if (others.length === 0) return says`${old} is called ${first} now.`;
  return says`${old} has become ${the.list([first, ...others], 'and')}.`;
}
