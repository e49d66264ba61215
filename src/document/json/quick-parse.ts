// JSON text in, its value out, the way that costs a tenth: without a place for anything, so undefined where there is something to
// say of it (a mistake, a name that is written twice, brackets that stand too deep, a number that is too large).

export function readFaultless(text: string, deepest: number): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    // It keeps the last of two fields with one name, so that there is one less of them.
    const names = namesOf(value, deepest);
    return names === colonsIn(text) || names === namesIn(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Not a number where brackets stand too deep, or a number is too large to be one. */
function namesOf(value: unknown, levels: number): number {
  if (typeof value === 'number' && !Number.isFinite(value)) return Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) return Number.NaN;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let names = Array.isArray(value) ? 0 : items.length;
  for (const item of items) names += namesOf(item, levels - 1);
  return names;
}

/** Never fewer than there are names, and quicker to count; there are more where a text holds such a sign. */
function colonsIn(text: string): number {
  return text.match(/"\s*:/g)?.length ?? 0;
}

/** The texts in valid JSON that a colon follows. */
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
