// Parses a faultless text with JSON.parse, in a tenth of the time. JSON.parse tells no places, so this returns undefined if there
// is anything to report: a mistake, a name written twice, brackets too deep, a number too large.

export function readFaultless(text: string, deepest: number): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // JSON.parse keeps one of two fields with the same name, so the value then has fewer names than the text.
    const names = namesOf(value, deepest);
    return names === colonsIn(text) || names === namesIn(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the names of all fields. NaN if brackets are too deep or a number is too large. */
function namesOf(value: unknown, levels: number): number {
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.NaN;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let names = Array.isArray(value) ? 0 : items.length;
  for (const item of items) names += namesOf(item, levels - 1);
  return names;
}

/**
 * Counts the colons after quotation marks, which is quicker than counting names. There are more than names only if a text
 * contains such a colon.
 */
function colonsIn(text: string): number {
  return text.match(/"\s*:/g)?.length ?? 0;
}

/** Counts the quoted texts that a colon follows: in valid JSON, these are the names. */
function namesIn(text: string): number {
  let names = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = endOfText(text, at);
    while (text[at] === ' ' || text[at] === '\n' || text[at] === '\r' || text[at] === '\t') at += 1;
    if (text[at] === ':') names += 1;
  }
  return names;
}

function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let before = at;
  while (text[before - 1] === '\\') before -= 1;
  return (at - before) % 2 === 1;
}
