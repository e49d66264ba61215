// Shows which picture or part of the page would take a file that somebody carries over it, and says where the file was dropped.
import type { PlaceIn } from '../model/asks.ts';
import { clickedAt, type FramedPage, pointedAt } from './field-at.ts';
import { isPicture, type Point } from './texts-at.ts';

export type CarryHearing = {
  /** The hint beside the ring while a file is carried over a part of the page. Undefined if the part takes no file. */
  dropHintOf: (part: PlaceIn) => string | undefined;
  dropped: (data: DataTransfer, part: PlaceIn | undefined) => void;
};

type Over = { elements: Element[]; hint: string };

export function openCarried(
  page: Document,
  heard: CarryHearing,
  shownNow: () => FramedPage | undefined,
  draw: () => void,
) {
  let over: Over | undefined;

  function goOver(now: Over | undefined): void {
    over = now;
    draw();
  }

  function placeAt(point: Point): { place?: PlaceIn; elements: Element[] } {
    const shown = shownNow();
    const pointed = shown && pointedAt(page, point);
    const found = shown && pointed && clickedAt(pointed, shown);
    if (!found) return { elements: [] };
    const { drawn, node } = pointed;
    const elements = drawn && isPicture(drawn) ? [drawn] : (shown.parts.partOf(node)?.elements ?? []);
    return { place: { document: found.document, path: found.path }, elements };
  }

  function hear(type: 'dragover' | 'dragleave' | 'drop', does: (event: DragEvent) => void): void {
    page.addEventListener(type, does, { capture: true });
  }

  hear('dragover', event => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const { place, elements } = placeAt({ x: event.clientX, y: event.clientY });
    const hint = place && heard.dropHintOf(place);
    goOver(hint === undefined ? undefined : { elements, hint });
  });
  hear('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) goOver(undefined);
  });
  hear('drop', event => {
    goOver(undefined);
    // While the page is not known yet, the window itself takes the file.
    if (!shownNow() || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    heard.dropped(event.dataTransfer, placeAt({ x: event.clientX, y: event.clientY }).place);
  });

  return { over: (): Over | undefined => over };
}
