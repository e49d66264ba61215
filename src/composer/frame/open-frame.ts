// Listens in the page that the frame shows, draws what is selected, and brings the page up to date. Nothing runs in the page itself.
import type { PageLook, PageParts, PlaceIn } from '../model/asks.ts';
import { keyOf } from '../model/state/drafts.ts';
import type { State } from '../model/state/state.ts';
import { type CarryHearing, openCarried } from './carried.ts';
import { bringIntoView, type DrawnAt, drawnAt, drawnBeside } from './drawn-at.ts';
import {
  type Clicked,
  clickedAt,
  type FramedPage,
  framedPage,
  type Part,
  type Pointed,
  pointedAt,
} from './field-at.ts';
import { followPage } from './follow-page.ts';
import { type Box, boxAround, openMarks, viewOf } from './marks.ts';
import { showOwnFaces } from './own-faces.ts';
import { type OnItsWay, openPendingDeeds } from './pending-deeds.ts';
import { openTypedWords } from './typed-words.ts';
import { openUnseenMarks } from './unseen.ts';
import { openWaitingPictures } from './waiting-pictures.ts';

export type LiveFrame = ReturnType<typeof openFrame>;

export type FrameHearing = {
  select: (clicked: Clicked) => void;
  leave: (isBackwards: boolean) => void;
  /** Returns the words beside the ring of the block under the pointer: "Intro · Click to write". */
  hintOf: (part: PlaceIn) => string;
  scale: () => number;
  /**
   * Where the block or item stands in the window of the page whose tools are shown, and where the other items of its list do, whenever
   * that may have changed.
   */
  drawn: (box: Box | undefined, beside: Box[]) => void;
  /** Somebody tries to drag what is under the pointer. */
  drag: (isPicture: boolean) => void;
  /** Somebody asks for what can be done with what is selected, at this point. */
  askTools: (point: { x: number; y: number }) => void;
} & CarryHearing;

/** A hand that clicks may move by less. */
const FAR = 24;

/** Elements that the browser opens without a script. */
const OPENS = 'summary, [popovertarget]';

/** "words" stand beside the pictures of the page that wait for theirs. */
export function openFrame(
  page: Document,
  heard: FrameHearing,
  words: Parameters<typeof openWaitingPictures>[0],
) {
  showOwnFaces(page);
  const view = viewOf(page);
  const marks = openMarks(page, heard.scale);
  const typed = openTypedWords();
  const waitingPictures = openWaitingPictures(words);
  const deeds = openPendingDeeds(page);
  let drafts: Pick<State, 'waiting' | 'anchors'> = { waiting: new Map(), anchors: new Map() };
  const carried = openCarried(page, heard, () => shown, draw);
  let shown: FramedPage | undefined;
  let selection: PlaceIn | undefined;
  let lastChosen: number | undefined;
  let selected: DrawnAt | undefined;
  /** The block or item around the selection that has tools. */
  let target: PlaceIn | undefined;
  let tooled: { nodes: Node[]; beside: Node[][] } | undefined;
  let hovered: Part | undefined;
  let clicked: { node: Node; key: string } | undefined;
  let pending: { pointed: Pointed; target: Node; isWord: boolean } | undefined;
  let isWaiting = false;

  function draw(): void {
    if (isWaiting) return;
    isWaiting = true;
    view.requestAnimationFrame(() => {
      isWaiting = false;
      drawNow();
    });
  }

  function drawNow(): void {
    marks.draw({
      hovered: carried.over()?.elements ?? hovered?.elements ?? [],
      waits: waitingPictures.shown(),
      whole: selected?.part.elements ?? [],
      own: selected?.own ?? [],
      hint: carried.over()?.hint ?? (hovered ? heard.hintOf(hovered.whole) : ''),
    });
    const { nodes = [], beside = [] } = tooled ?? {};
    heard.drawn(
      boxAround(nodes),
      beside.flatMap(others => boxAround(others) ?? []),
    );
  }

  function find(): void {
    const isClicked = selection && clicked?.key === keyOf(selection);
    selected = shown && selection && drawnAt(selection, shown, isClicked ? clicked?.node : undefined);
    tooled = shown && target && toolsAt(target, shown, isClicked ? clicked?.node : undefined);
    watchSize();
    draw();
  }

  function toolsAt(place: PlaceIn, shown: FramedPage, near: Node | undefined): typeof tooled {
    const there = drawnAt(place, shown, near);
    if (!there) return undefined;
    if (keyOf(there.part.whole) === keyOf(place)) return { nodes: there.part.elements, beside: [] };
    return { nodes: there.own, beside: drawnBeside(place, shown, there.part) };
  }

  /** Selects what was clicked before the answer with the fields came, if the clicked node is still on the page. */
  function selectClicked(): void {
    if (!shown || !pending) return;
    const { pointed, target, isWord } = pending;
    pending = undefined;
    const found = pointed.node.isConnected ? clickedAt(pointed, shown) : undefined;
    if (!found) return;
    clicked = { node: target, key: keyOf(found) };
    heard.select(isWord && found.letter ? { ...found, letter: { ...found.letter, isWord } } : found);
  }

  const sizes = new view.ResizeObserver(draw);
  function watchSize(): void {
    sizes.disconnect();
    for (const element of [page.body, ...(selected?.part.elements ?? [])]) sizes.observe(element);
  }

  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    hear: (event: DocumentEventMap[Type]) => void,
  ): void {
    page.addEventListener(type, hear, { capture: true });
  }

  let pressed: MouseEvent | undefined;
  on('mousedown', event => {
    event.preventDefault();
    pressed = event;
  });
  on('mouseup', () => {
    pressed = undefined;
  });
  for (const type of ['auxclick', 'submit', 'dragstart'] as const) on(type, event => event.preventDefault());
  on('click', event => {
    const target = event.target as Element;
    const isLink = target.closest('a, area') !== null;
    if (isLink || !target.closest(OPENS)) event.preventDefault();
    const pointed = pointedAt(page, { x: event.clientX, y: event.clientY });
    // The second click of two takes the whole word, as everywhere.
    pending = pointed && { pointed, target, isWord: event.detail === 2 };
    selectClicked();
  });
  on('contextmenu', event => {
    event.preventDefault();
    const pointed = pointedAt(page, { x: event.clientX, y: event.clientY });
    pending = pointed && { pointed, target: event.target as Element, isWord: false };
    selectClicked();
    heard.askTools({ x: event.clientX, y: event.clientY });
  });
  on('mousemove', ({ target, clientX, clientY }) => {
    if (pressed && Math.hypot(pressed.clientX - clientX, pressed.clientY - clientY) > FAR) {
      heard.drag((pressed.target as Node).nodeName === 'IMG');
      pressed = undefined;
    }
    const part = shown?.parts.partOf(target as Node);
    if (part?.elements[0] === hovered?.elements[0]) return;
    hovered = part;
    draw();
  });
  page.documentElement.addEventListener('mouseleave', () => {
    hovered = undefined;
    draw();
  });
  // Tab passes over the links of the page: for the keyboard, the whole page is one stop.
  on('keydown', event => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    heard.leave(event.shiftKey);
  });
  on('focusin', ({ target }) => {
    const main = page.querySelector('main');
    if (main && target !== main) main.focus({ preventScroll: true });
  });
  // The selected element moves when an answer opens, a picture arrives or a menu slides.
  for (const type of ['toggle', 'load', 'transitionend', 'scroll'] as const) on(type, draw);
  view.addEventListener('resize', draw);
  // Words become wider under the tools, and no element changes its size.
  page.fonts?.addEventListener('loadingdone', draw);

  return {
    markUnseen: openUnseenMarks(page),
    /** Without "parts" the page could not be drawn, and the frame keeps the last drawing. Returns false if it needs a new document. */
    bringUpToDate(parts: PageParts | undefined, look: PageLook): boolean {
      deeds.takeBack();
      typed.takeBack();
      waitingPictures.takeBack();
      const isAlike = !parts || followPage(page, parts);
      shown = framedPage(page, parts && isAlike ? look : { ...look, fields: [] });
      typed.put(shown);
      waitingPictures.put(drafts, shown);
      deeds.put(shown);
      selectClicked();
      find();
      return isAlike;
    },
    /** Shows typed words and photographs before the server has drawn them. */
    showTyped(now: Pick<State, 'waiting' | 'anchors'>): void {
      drafts = now;
      typed.show(now.waiting, shown);
      if (shown) waitingPictures.put(now, shown);
      draw();
    },
    /** Shows deeds before the server has drawn them. */
    showDeeds(now: OnItsWay): void {
      deeds.show(now, shown);
      find();
    },
    /** "chosen" counts selections. It stays the same while the selected place moves, so that the page does not scroll then. */
    select(now: PlaceIn | undefined, chosen: number, withTools: PlaceIn | undefined): void {
      const isOther = now !== undefined && lastChosen !== chosen;
      selection = now;
      target = withTools;
      lastChosen = chosen;
      find();
      if (isOther && clicked?.key !== keyOf(now)) {
        clicked = undefined;
        if (selected) bringIntoView(selected);
      }
      // A press that follows at once would meet the tools where the last block was.
      drawNow();
    },
  };
}
