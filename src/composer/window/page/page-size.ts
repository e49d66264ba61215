// Says how large the page is drawn. A window that is narrower than that shows the page smaller.
import { type RefObject, useEffect, useState } from 'react';

export const SIZES = ['phone', 'tablet', 'desktop'] as const;
export type PageSize = (typeof SIZES)[number];
type Room = { width: number; height: number };

const WIDTHS = { phone: 390, tablet: 768 };
/** A page narrower than this would look as it does on a tablet. */
const LEAST_DESKTOP = 1024;

/** In a narrower window the words of a wide page would be too small to read. */
const LEAST_WINDOW = 1400;

export function firstSize(): PageSize {
  return innerWidth < LEAST_WINDOW ? 'tablet' : 'desktop';
}

export function drawnSize(size: PageSize, room: Room): Room & { scale: number } {
  const width = size === 'desktop' ? Math.max(room.width, LEAST_DESKTOP) : WIDTHS[size];
  const scale = Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}

export function useRoom(pane: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    if (!pane.current) return;
    const sizes = new ResizeObserver(([entry]) => {
      const { width, height } = entry?.contentRect ?? {};
      if (width && height) setRoom({ width, height });
    });
    sizes.observe(pane.current);
    return () => sizes.disconnect();
  }, [pane]);
  return room;
}
