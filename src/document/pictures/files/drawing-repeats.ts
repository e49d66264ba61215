// Finds drawings that repeat parts inside parts until a browser hangs: ten uses of a part that itself uses another one ten times,
// thirty levels deep. Counts what each part comes to only once, without drawing anything. Most drawings need no such count: see
// few-repeats.ts.
import { messageOf } from '../../../base/sentences/read.ts';
import { otherInForm, type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import type { Span, TextProblem } from '../../problem/problem.ts';
import {
  addressesInStyles,
  type Declaration,
  declarationsIn,
  plainStyles,
  rulesIn,
} from './drawing-styles.ts';

/** The name is in small letters. */
export type DrawnAttribute = { name: string; value: string };

export type DrawnElement = {
  span: Span;
  name: string;
  attributes: DrawnAttribute[];
  around: DrawnElement | undefined;
};

/** A browser takes about two seconds to draw this many repeated parts. */
export const MOST_REPEATED = 20_000;
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
export const INHERITED = /^(?:fill|stroke|marker|--)/;

const TOO_MANY = messageOf(
  otherInForm(tooMany(the.sign(MOST_REPEATED.toLocaleString('en'))), tooMany(the.number(MOST_REPEATED))),
);
const CIRCLE = messageOf(
  says`This drawing repeats a part inside that part itself, which comes to no end. Take that out, or save the drawing anew as plain SVG.`,
);

function tooMany(most: SaidPart): Said {
  return says`This drawing repeats parts inside parts until they come to more than ${most}, which stops browsers. Repeat fewer of them, or save it as a picture (PNG or WebP).`;
}

export function repeatProblem(elements: DrawnElement[], styles: string[]): TextProblem | undefined {
  const parts = partsOf(elements, styles);
  const written = parts.reduce((sum, { own }) => sum + own, 0);
  const ready = parts.filter(({ left }) => left === 0);
  // The list grows during the loop: a part is ready as soon as everything that it needs is added up.
  for (const part of ready) {
    const sum = sumOf(part);
    if (part.element && sum > written + MOST_REPEATED) return { ...part.element.span, ...TOO_MANY };
    for (const { part: needing, way } of part.neededBy) {
      if (way === 'painted') needing.painted += sum;
      else needing.shown += way === 'shown' ? sum : part.shown;
      if (way === 'styled') needing.painted += part.painted;
      needing.left -= 1;
      if (needing.left === 0) ready.push(needing);
    }
  }
  const circle = ready.length < parts.length ? inCircle(parts) : undefined;
  return circle?.element && { ...circle.element.span, ...CIRCLE };
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
  const parts = new Map(elements.map(element => [element, newPart(shapesDrawn(element.name), element)]));
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
    for (const declaration of declarationsOf(element.name, element.attributes)) show(bearer, declaration);
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

export function shapesDrawn(name: string): number {
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

const NONE: Declaration[] = [];

/** The properties of an element that name parts of the drawing. Most elements have none. */
export function declarationsOf(name: string, attributes: DrawnAttribute[]): Declaration[] {
  if (!attributes.some(namesSome)) return NONE;
  const moved = attributes.find(attribute => attribute.name === 'attributename')?.value.trim();
  return attributes.filter(namesSome).flatMap(attribute => {
    if (attribute.name === 'style') return declarationsIn(plainStyles(attribute.value));
    if (!isHref(attribute))
      return { name: moved ?? attribute.name, addresses: addressesInStyles(plainStyles(attribute.value)) };
    return SHOWING.includes(name) ? { name: 'href', addresses: addressesInLink(attribute.value) } : [];
  });
}

function namesSome(attribute: DrawnAttribute): boolean {
  return isHref(attribute) || mayName(attribute.value);
}

function isHref({ name }: DrawnAttribute): boolean {
  return name === 'href' || name.endsWith(':href');
}

/** Letters, digits, dots and hyphens mean themselves, in whatever way an address is read. */
const PLAIN = /^#[\w.-]+$/;

function addressesInLink(href: string): string[] {
  return PLAIN.test(href) ? [href.slice(1)] : addressesInStyles(`url(${href})`);
}

/** Without escaped letters and comments, an address is written like this. */
export function mayName(css: string): boolean {
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
