// Tells, while a drawing is read, whether the parts that it repeats surely come to few. Most drawings are like that. Then nothing of
// their elements has to be kept and added up, as drawing-repeats.ts does.
import {
  type DrawnAttribute,
  declarationsOf,
  INHERITED,
  MOST_REPEATED,
  mayName,
  shapesDrawn,
} from './drawing-repeats.ts';

/** Adding up more than this takes longer than keeping all elements. A part that repeats itself would take for ever. */
const LONGEST = 100_000;
const DEEPEST = 100;

/** An element with an id: the shapes and names from its beginning to its end. */
type Span = { shapes: number; names: number; end?: { shapes: number; names: number } };

export function openRepeats() {
  const spans = new Map<string, Span>();
  const open: (Span | undefined)[] = [];
  const named: { name: string; address: string }[] = [];
  let shapes = 0;
  let hasMarkers = false;

  function opened(name: string, attributes: DrawnAttribute[]): void {
    let span: Span | undefined;
    for (const attribute of attributes) {
      // The first element with an id is the one that the id means.
      if (attribute.name !== 'id' || spans.has(attribute.value)) continue;
      span ??= { shapes, names: named.length };
      spans.set(attribute.value, span);
    }
    open.push(span);
    shapes += shapesDrawn(name);
    hasMarkers ||= name === 'marker';
    for (const declaration of declarationsOf(name, attributes))
      for (const address of declaration.addresses) named.push({ name: declaration.name, address });
  }

  function closed(): void {
    const span = open.pop();
    if (span) span.end = { shapes, names: named.length };
  }

  /** Whether no shape is painted with shapes, and all repeats together come to few. False if that would take long to find out. */
  function areFew(styles: string[]): boolean {
    if (hasMarkers || styles.some(mayName)) return false;
    const sums = new Map<string, number>();
    let left = LONGEST;
    const sumOf = (from: number, to: number, depth: number): number => {
      let sum = 0;
      left -= to - from;
      if (depth > DEEPEST || left < 0) return Number.POSITIVE_INFINITY;
      for (const { name, address } of named.slice(from, to)) {
        const part = sums.get(address) ?? sumOfPart(spans.get(address), depth + 1);
        sums.set(address, part);
        sum += INHERITED.test(name) && part > 0 ? Number.POSITIVE_INFINITY : part;
      }
      return sum;
    };
    const sumOfPart = (span: Span | undefined, depth: number): number => {
      if (!span) return 0;
      const end = span.end ?? { shapes, names: named.length };
      return end.shapes - span.shapes + sumOf(span.names, end.names, depth);
    };
    return sumOf(0, named.length, 0) <= MOST_REPEATED;
  }

  return { opened, closed, areFew };
}
