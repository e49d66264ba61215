// Leaves out of a page's styles the rules for elements and classes that the page does not have, and the values that no other rule uses.
// Reads what the minifier writes: no comments, no nested rules.

/** What a selector needs of a page: all of "names" (classes and elements), and one of each list of alternatives, as in :is(.a, .b). */
type Needs = { names: string[]; oneOf: Needs[][] };

type Rule = { selectors: { text: string; needs: Needs }[]; declarations: Declaration[] };

/** Has a "name" if it is a custom property, such as a token. "others" are the custom properties that its value names. */
type Declaration = { text: string; name?: string; others: string[] };

/** The steps of an animation, by the name with which a rule asks for them. */
type Frames = { frames: string; text: string };

/** A text that every page keeps, a rule, the frames of an animation, or rules with a condition around them. */
type Piece = string | Rule | Frames | { around: string; inside: Piece[] };

export type PageRules = { pieces: Piece[]; names: string[] };

/** What rules can be about in the markup of a page: its elements ("a"), classes (".more") and the custom properties it names. */
export type PageMarks = { names: Set<string>; properties: string[] };

/** Whether the body of an at-rule is made of rules that are the same elsewhere. */
export function isAroundRules(before: string): boolean {
  return /^@(layer|media|supports|container)\b/.test(before);
}

export function readRules(css: string): PageRules {
  const known = new Set<string>();
  return { pieces: piecesOf(css, known), names: [...known].sort() };
}

/** "others" are the custom properties that other sheets of the page name. */
export function rulesOn({ names, properties }: PageMarks, { pieces }: PageRules, others: string[]): string {
  const onPage = pieces.flatMap(piece => kept(piece, names));
  const left = withoutIdleFrames(onPage, new Set(animationsIn(onPage)));
  const wanted = new Set([...others, ...properties, ...namedIn(written(left))]);
  const declared = declarationsIn(left);
  // A value can name others, which are then wanted as well: a set that grows is walked to its end.
  for (const name of wanted)
    for (const declaration of declared.get(name) ?? [])
      for (const other of declaration.others) wanted.add(other);
  return written(left, wanted);
}

/** The custom properties that some text names, as in var(--ink). */
export function namedIn(text: string): string[] {
  return [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

/** The words of all values that may name the frames of an animation. A custom property may name them for another. */
function animationsIn(pieces: Piece[]): string[] {
  return pieces.flatMap(piece => {
    if (isAround(piece)) return animationsIn(piece.inside);
    if (typeof piece === 'string' || 'frames' in piece) return [];
    const values = piece.declarations.filter(({ text }) => /^(--|animation)/.test(text));
    return values.flatMap(({ text }) => text.slice(text.indexOf(':')).match(/[\w-]+/g) ?? []);
  });
}

function withoutIdleFrames(pieces: Piece[], named: Set<string>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (isAround(piece)) return [{ ...piece, inside: withoutIdleFrames(piece.inside, named) }];
    return typeof piece === 'object' && 'frames' in piece && !named.has(piece.frames) ? [] : [piece];
  });
}

function kept(piece: Piece, onPage: Set<string>): Piece[] {
  if (typeof piece === 'string' || 'frames' in piece) return [piece];
  if ('selectors' in piece) {
    const selectors = piece.selectors.filter(({ needs }) => isOn(needs, onPage));
    return selectors.length > 0 ? [{ ...piece, selectors }] : [];
  }
  const inside = piece.inside.flatMap(inner => kept(inner, onPage));
  if (inside.length > 0) return [{ ...piece, inside }];
  // The order of layers is that in which they are first named.
  return piece.around.startsWith('@layer') ? [`${piece.around};`] : [];
}

function isOn({ names, oneOf }: Needs, onPage: Set<string>): boolean {
  return (
    names.every(name => onPage.has(name)) &&
    oneOf.every(alternatives => alternatives.some(needs => isOn(needs, onPage)))
  );
}

function declarationsIn(
  pieces: Piece[],
  found = new Map<string, Declaration[]>(),
): Map<string, Declaration[]> {
  for (const piece of pieces) {
    if (typeof piece === 'string' || 'frames' in piece) continue;
    if ('inside' in piece) declarationsIn(piece.inside, found);
    else
      for (const declaration of piece.declarations)
        if (declaration.name)
          found.set(declaration.name, [...(found.get(declaration.name) ?? []), declaration]);
  }
  return found;
}

/** Writes only the wanted custom properties; without "wanted", none. */
function written(pieces: Piece[], wanted: ReadonlySet<string> = new Set()): string {
  return joinedNeighbours(pieces)
    .map(piece => {
      if (typeof piece === 'string') return piece;
      if ('frames' in piece) return piece.text;
      if ('inside' in piece) return around(piece.around, written(piece.inside, wanted));
      const declarations = piece.declarations.filter(({ name }) => name === undefined || wanted.has(name));
      return around(listed(piece.selectors, ','), listed(declarations, ';'));
    })
    .join('');
}

/** Writes a condition once if it is around two neighbours. */
function joinedNeighbours(pieces: Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (isAround(piece) && isAround(last) && piece.around === last.around)
      joined.splice(-1, 1, { ...last, inside: [...last.inside, ...piece.inside] });
    else joined.push(piece);
  }
  return joined;
}

function isAround(piece: Piece | undefined): piece is { around: string; inside: Piece[] } {
  return typeof piece === 'object' && 'inside' in piece;
}

function listed(parts: { text: string }[], sign: string): string {
  return parts.map(({ text }) => text).join(sign);
}

function around(opening: string, body: string): string {
  return body && `${opening}{${body}}`;
}

function piecesOf(css: string, known: Set<string>): Piece[] {
  return [...outermostRules(css)].map(rule => pieceOf(rule, known));
}

/** "before" are the selectors, or what an at-rule begins with. A rule that ends with a semicolon has no body. */
export type OutermostRule = { before: string; body?: string };

export function* outermostRules(css: string): Generator<OutermostRule> {
  let start = 0;
  for (const at of ends(css, ';{')) {
    if (at < start) continue;
    const before = css.slice(start, at);
    const end = css[at] === ';' ? at : closing(css, at);
    yield end === at ? { before } : { before, body: css.slice(at + 1, end) };
    start = end + 1;
  }
}

function pieceOf({ before, body }: OutermostRule, known: Set<string>): Piece {
  if (body === undefined) return `${before};`;
  if (isAroundRules(before)) return { around: before, inside: piecesOf(body, known) };
  const [, frames] = /^@keyframes (.+)/.exec(before) ?? [];
  if (frames) return { frames, text: `${before}{${body}}` };
  if (before.startsWith('@')) return `${before}{${body}}`;
  const selectors = split(before, ',').map(text => ({ text, needs: needsOf(text, known) }));
  return { selectors, declarations: split(body, ';').map(declarationOf) };
}

/** Signs of a value that need no space around them, and strings, which are left as they are: they have no space at their ends. */
const SPACED = /"(?:[^"\\]|\\.?)*"?|, | [/*] /g;

function declarationOf(text: string): Declaration {
  const [, name] = /^(--[\w-]+):/.exec(text) ?? [];
  return { text: text.replaceAll(SPACED, found => found.trim()), name, others: namedIn(text) };
}

function needsOf(selector: string, known: Set<string>): Needs {
  const oneOf: Needs[][] = [];
  // A class with an escaped sign in its name is not looked for.
  if (selector.includes('\\')) return { names: [], oneOf };
  let rest = selector.replaceAll(/\[[^[\]]*\]/g, '');
  for (let open = rest.indexOf('('); open >= 0; open = rest.indexOf('(')) {
    const end = closing(rest, open);
    const inside = rest.slice(open + 1, end);
    if (/:(is|where|has)$/.test(rest.slice(0, open)))
      oneOf.push(split(inside, ',').map(text => needsOf(text, known)));
    rest = rest.slice(0, open) + rest.slice(end + 1);
  }
  const names = (rest.match(/[.:#]?[\w-]+/g) ?? []).filter(name => /^\.|^[a-z]/.test(name));
  for (const name of names) known.add(name);
  return { names, oneOf };
}

function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const at of [...ends(text, sign), text.length]) {
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return parts.filter(part => part !== '');
}

const PAIRS: { [open: string]: string } = { '(': ')', '[': ']', '{': '}' };

/** The places of some signs outside strings and brackets. */
function* ends(text: string, signs: string): Generator<number> {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (signs.includes(sign)) yield at;
    if (sign === '"' || sign === "'") at = stringEnd(text, at);
    else if (PAIRS[sign]) at = closing(text, at);
  }
}

/** The place of the bracket that closes the one at "open". */
function closing(text: string, open: number): number {
  const [, close = ''] = [text.charAt(open), PAIRS[text.charAt(open)]];
  for (let at = open + 1; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === close) return at;
    if (sign === '"' || sign === "'") at = stringEnd(text, at);
    else if (PAIRS[sign]) at = closing(text, at);
  }
  return text.length;
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at;
}
