// How the page is drawn: as on which device, how large, and in which colours. The browser remembers what somebody has chosen.
import { useState } from 'react';

export const DEVICES = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** How wide the page is drawn on each. A desktop is never narrower, and in a narrow window it is drawn smaller. */
export const DEVICE_WIDTHS: { [device in Device]: number } = { desktop: 1280, tablet: 820, phone: 390 };

export type FrameView = {
  device: Device;
  /** Drawn at its own size, however wide that is. Otherwise it is made to fit. */
  isFullSize: boolean;
  isDark: boolean;
  /** How large it is drawn now. */
  scale: number;
};

export type ViewControl = { view: FrameView; change: (part: Partial<FrameView>) => void };

/** In a narrower window the words of a wide page would be too small to read. */
const NARROW = '(width < 70rem)';
const KEPT_AS = 'ashlar-page-view';

export function usePageView(): ViewControl {
  const [view, setView] = useState(firstView);
  const change = (part: Partial<FrameView>) => {
    const isChosen = !('scale' in part);
    setView(before => ({ ...before, ...part }));
    if (isChosen) localStorage.setItem(KEPT_AS, JSON.stringify({ ...chosenBefore(), ...part }));
  };
  return { view, change };
}

function firstView(): FrameView {
  const device = matchMedia(NARROW).matches ? 'tablet' : 'desktop';
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return { device, isFullSize: false, isDark, scale: 1, ...chosenBefore() };
}

function chosenBefore(): Partial<FrameView> {
  try {
    const { device, isFullSize, isDark } = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return {
      ...(DEVICES.includes(device) && { device }),
      ...(typeof isFullSize === 'boolean' && { isFullSize }),
      ...(typeof isDark === 'boolean' && { isDark }),
    };
  } catch {
    return {};
  }
}
