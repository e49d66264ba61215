// The colours of the window: those of the system, or those that somebody has chosen. The page has a switch of its own.

export const SCHEMES_OF_WINDOW = ['system', 'light', 'dark'] as const;
export type SchemeOfWindow = (typeof SCHEMES_OF_WINDOW)[number];

const KEPT_AS = 'ashlar-window-scheme';

export function schemeNow(): SchemeOfWindow {
  const kept = localStorage.getItem(KEPT_AS);
  return SCHEMES_OF_WINDOW.find(one => one === kept) ?? 'system';
}

export function wearScheme(scheme: SchemeOfWindow): void {
  if (scheme === 'system') localStorage.removeItem(KEPT_AS);
  else localStorage.setItem(KEPT_AS, scheme);
  showScheme();
}

export function showScheme(): void {
  document.documentElement.dataset.scheme = schemeNow();
}
