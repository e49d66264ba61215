// Adds to the menu what HTML alone cannot do: it closes on Escape, on a click elsewhere and when the focus moves on.

const wide = matchMedia('(min-width: 70.01rem)');

export function startMenus(): void {
  for (const item of items()) startItem(item);
  addEventListener('keydown', event => {
    if (event.key === 'Escape' && !popover()?.matches(':popover-open')) dismiss();
  });
  document.addEventListener('click', event => {
    const inside = event.target instanceof Element && event.target.closest('.menu__item');
    if (!inside) for (const item of items()) close(item);
  });
  wide.addEventListener('change', () => {
    closeMenus();
    fitGroups();
  });
  // On a small screen nothing may move now: a finger may be on a link in the menu.
  if (wide.matches) fitGroups();
}

export function closeMenus(): void {
  for (const item of items()) close(item);
  popover()?.hidePopover();
}

export function startItem(item: HTMLElement): void {
  item.addEventListener('pointerleave', () => item.removeAttribute('data-dismissed'));
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (wide.matches && relatedTarget instanceof Node && !item.contains(relatedTarget)) close(item);
  });
  const details = detailsOf(item);
  details?.addEventListener('toggle', () => {
    // Only the item that was opened last is shown, wherever the pointer rests.
    if (details.open) for (const other of items()) if (other !== item) close(other);
    if (!details.open) dismissHover(item);
  });
}

/** A wide screen shows all groups at once. On a small one they share a name, so that one closes when another opens. */
export function fitGroups(): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.menu__group')) {
    if (wide.matches) group.removeAttribute('name');
    else group.setAttribute('name', 'menu-group');
    group.open = wide.matches;
  }
}

/** Escape closes what is open or hovered, and gives the focus back. */
function dismiss(): void {
  for (const item of items()) {
    const hadFocus = item.contains(document.activeElement);
    const isShown = detailsOf(item)?.open || item.matches(':hover');
    if (!isShown) continue;
    close(item);
    if (hadFocus) item.querySelector('summary')?.focus();
  }
}

function close(item: HTMLElement): void {
  const details = detailsOf(item);
  if (details) details.open = false;
  dismissHover(item);
}

function dismissHover(item: HTMLElement): void {
  item.toggleAttribute('data-dismissed', item.matches(':hover'));
}

function items(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('.menu__item');
}

function detailsOf(item: HTMLElement): HTMLDetailsElement | null {
  return item.querySelector(':scope > details');
}

function popover(): HTMLElement | null {
  return document.getElementById('Menu');
}
