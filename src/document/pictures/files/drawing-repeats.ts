// Finds drawings that repeat parts inside parts until a browser hangs: ten uses of a part that itself uses another one ten times,
// thirty levels deep. Counts what each part comes to only once, without drawing anything.
import type { Span, TextProblem } from '../../problem/problem.ts';
import {
  addressesInStyles,
  type Declaration,
  declarationsIn,
  plainStyles,
  rulesIn,
} from './drawing-styles.ts';

export type DrawnElement = {
  span: Span;
  name: string;
  attributes: { name: string; value: string }[];
  around: DrawnElement | undefined;
};

/** A browser takes about two seconds to draw this many repeated parts. */
const MOST = 20_000;
/** Keeps products of large numbers from becoming infinite. */
const LARGEST = 1e12;

/**
 * How often a part draws another one that it needs: "shown" is once, "painted" is once for each of its shapes, as a pattern is. A
 * rule in the styles can need parts in both ways: "styled".
 */
type Way = 'shown' | 'painted' | 'styled';

/** An element, or the styles of all elements with one class, id or name. */
type Part = {
  element: DrawnElement | undefined;
  needs: { part: Part; way: Way }[];
  neededBy: { part: Part; way: Way }[];
  /** The number of needs that are not added up yet. */
  left: number;
  own: number;
  shown: number;
  painted: number;
};

/** These cost nothing to draw, however many shapes use them. */
const COLOURS = ['lineargradient', 'radialgradient', 'stop'];
const SHOWING = ['use', 'feimage', 'pattern'];
/** These set an attribute of the element around them. */
const MOVING = ['animate', 'set'];
/** Elements inside inherit these properties. */
const INHERITED = /^(?:fill|stroke|marker|--)/;

const TOO_MANY = `This drawing repeats parts inside parts until they come to more than ${MOST.toLocaleString('en')}, which stops browsers. Repeat fewer of them, or save it as a picture (PNG or WebP).`;
const CIRCLE =
  'This drawing repeats a part inside that part itself, which comes to no end. Take that out, or save the drawing anew as plain SVG.';

export function repeatProblem(elements: DrawnElement[], styles: string[]): TextProblem | undefined {
  return isSurelyFew(elements, styles) ? undefined : countedProblem(elements, styles);
}

/**
 * Whether no part that is repeated repeats another one, no shape is painted with shapes, and all repeats together come to few. Most
 * drawings are like that, and then nothing has to be added up element by element.
 */
function isSurelyFew(elements: DrawnElement[], styles: string[]): boolean {
  if (styles.some(mayName) || elements.some(({ name }) => name === 'marker')) return false;
  const declared = elements.map(declarationsOf);
  const naming = sumsOf(declared, all => all.reduce((sum, { addresses }) => sum + addresses.length, 0));
  if (naming.at(-1) === 0) return true;
  const shapes = sumsOf(elements, ownOf);
  const spans = spansById(elements);
  let repeated = 0;
  for (const { name, addresses } of declared.flat()) {
    for (const address of addresses) {
      const { start, end } = spans.get(address) ?? { start: 0, end: 0 };
      const within = (sums: number[]) => (sums[end] ?? 0) - (sums[start] ?? 0);
      const isPainted = INHERITED.test(name) && within(shapes) > 0;
      if (within(naming) > 0 || isPainted) return false;
      repeated += within(shapes);
    }
  }
  return repeated <= MOST;
}

/** The sum of all before each place, and at the end of all. */
function sumsOf<Item>(items: Item[], count: (item: Item) => number): number[] {
  const sums = [0];
  for (const item of items) sums.push((sums.at(-1) ?? 0) + count(item));
  return sums;
}

/** From each element with an id to behind the last one inside of it. Elements are in the order in which they begin. */
function spansById(elements: DrawnElement[]): Map<string, { start: number; end: number }> {
  const ends = new Map<DrawnElement, number>();
  const spans = new Map<string, { start: number; end: number }>();
  for (const [start, element] of [...elements.entries()].reverse()) {
    const end = ends.get(element) ?? start + 1;
    if (element.around) ends.set(element.around, Math.max(ends.get(element.around) ?? 0, end));
    // The first element with an id is the one that the id means.
    for (const { name, value } of element.attributes) if (name === 'id') spans.set(value, { start, end });
  }
  return spans;
}

function countedProblem(elements: DrawnElement[], styles: string[]): TextProblem | undefined {
  const parts = partsOf(elements, styles);
  const written = parts.reduce((sum, { own }) => sum + own, 0);
  const ready = parts.filter(({ left }) => left === 0);
  // The list grows during the loop: a part is ready as soon as everything that it needs is added up.
  for (const part of ready) {
    const sum = sumOf(part);
    if (part.element && sum > written + MOST) return { ...part.element.span, message: TOO_MANY };
    for (const { part: needing, way } of part.neededBy) {
      if (way === 'painted') needing.painted += sum;
      else needing.shown += way === 'shown' ? sum : part.shown;
      if (way === 'styled') needing.painted += part.painted;
      needing.left -= 1;
      if (needing.left === 0) ready.push(needing);
    }
  }
  const circle = ready.length < parts.length ? inCircle(parts) : undefined;
  return circle?.element && { ...circle.element.span, message: CIRCLE };
}

function sumOf({ own, shown, painted }: Part): number {
  return Math.min((own + shown) * (1 + painted), LARGEST);
}

/** Goes from one unfinished part to the next until a part comes a second time. That part is in a circle. */
function inCircle(parts: Part[]): Part | undefined {
  const seen = new Set<Part>();
  let at = parts.find(({ left }) => left > 0);
  while (at && !(seen.has(at) && at.element)) {
    seen.add(at);
    at = at.needs.find(({ part }) => part.left > 0)?.part;
  }
  return at;
}

function partsOf(elements: DrawnElement[], styles: string[]): Part[] {
  const parts = new Map(elements.map(element => [element, newPart(ownOf(element), element)]));
  const named = new Map<string, Part>();
  for (const [{ attributes }, part] of parts)
    for (const { name, value } of attributes) if (name === 'id' && !named.has(value)) named.set(value, part);
  const show = (part: Part, { name, addresses }: Declaration) => {
    for (const address of addresses) {
      const target = named.get(address);
      if (target) need(part, target, INHERITED.test(name) ? 'painted' : 'shown');
    }
  };
  const { blocks, styled } = rulePartsOf(styles, show);
  const addCorners = elements.some(({ name }) => name === 'marker');
  for (const [element, part] of parts) {
    const outer = element.around && parts.get(element.around);
    if (outer) need(outer, part, 'shown');
    if (addCorners) part.own += cornersOf(element);
    for (const key of styled.size > 0 ? keysOf(element) : []) {
      const all = styled.get(key);
      if (all) need(part, all, 'styled');
    }
    const bearer = outer && MOVING.includes(element.name) ? outer : part;
    for (const declaration of declarationsOf(element)) show(bearer, declaration);
  }
  return [...blocks, ...styled.values(), ...parts.values()];
}

/**
 * Makes a part for each rule, and one for all rules of each key. A rule with many keys and many properties is then added up
 * only once.
 */
function rulePartsOf(
  styles: string[],
  show: (part: Part, declaration: Declaration) => void,
): { blocks: Part[]; styled: Map<string, Part> } {
  const blocks: Part[] = [];
  const styled = new Map<string, Part>();
  for (const { keys, declarations } of styles.flatMap(rulesIn)) {
    const block = newPart(0);
    blocks.push(block);
    for (const declaration of declarations) show(block, declaration);
    for (const key of keys) {
      const all = styled.get(key) ?? newPart(0);
      styled.set(key, all);
      need(all, block, 'styled');
    }
  }
  return { blocks, styled };
}

function ownOf({ name }: DrawnElement): number {
  return COLOURS.includes(name) ? 0 : 1;
}

/** The number of corners, because a marker is drawn at each. */
function cornersOf({ attributes }: DrawnElement): number {
  const lines = attributes.filter(({ name }) => name === 'd' || name === 'points');
  return lines.reduce((sum, { value }) => sum + (value.match(/[\d.]+/g)?.length ?? 0), 0);
}

function keysOf({ name, attributes }: DrawnElement): string[] {
  const keys = attributes.flatMap(({ name, value }) => {
    if (name === 'id') return [`#${value}`];
    return name === 'class' ? value.split(/\s+/).map(word => `.${word}`) : [];
  });
  return ['*', name, ...keys];
}

function declarationsOf({ name, attributes }: DrawnElement): Declaration[] {
  const moved = attributes.find(attribute => attribute.name === 'attributename')?.value.trim();
  return attributes.flatMap(attribute => {
    const isHref = /(?:^|:)href$/.test(attribute.name);
    if (!isHref && !mayName(attribute.value)) return [];
    if (attribute.name === 'style') return declarationsIn(plainStyles(attribute.value));
    if (!isHref)
      return { name: moved ?? attribute.name, addresses: addressesInStyles(plainStyles(attribute.value)) };
    return SHOWING.includes(name) ? { name: 'href', addresses: addressesInLink(attribute.value) } : [];
  });
}

/** Letters, digits, dots and hyphens mean themselves, in whatever way an address is read. */
const PLAIN = /^#[\w.-]+$/;

function addressesInLink(href: string): string[] {
  return PLAIN.test(href) ? [href.slice(1)] : addressesInStyles(`url(${href})`);
}

/** Without escaped letters and comments, an address is written like this. */
function mayName(css: string): boolean {
  return /url\(|\\|\/\*/i.test(css);
}

function newPart(own: number, element?: DrawnElement): Part {
  return { element, needs: [], neededBy: [], left: 0, own, shown: 0, painted: 0 };
}

function need(part: Part, target: Part, way: Way): void {
  part.needs.push({ part: target, way });
  target.neededBy.push({ part, way });
  part.left += 1;
}
