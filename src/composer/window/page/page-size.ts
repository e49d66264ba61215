// Says how large the page is drawn in the room that there is for it.
import { type RefObject, useEffect, useState } from 'react';
import { DEVICE_WIDTHS, type FrameView } from './page-view.ts';

type Room = { width: number; height: number };

export function drawnSize({ device, isFullSize }: FrameView, room: Room): Room & { scale: number } {
  const width = DEVICE_WIDTHS[device];
  const scale = isFullSize ? 1 : Math.min(1, room.width / width);
  return { width, height: room.height / scale, scale };
}

/** The room shrinks with the window as well. */
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
