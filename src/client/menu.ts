// What links, details and the popover of the header cannot do by themselves: Escape, a click elsewhere, the state of groups that a wide screen always shows.

const WIDE = '(min-width: 70.01rem)';

export function startMenus(): void {
  addEventListener('keydown', event => {
    if (event.key === 'Escape') dismiss();
  });
  document.addEventListener('click', event => {
    const inside = event.target instanceof Element && event.target.closest('.menu__item');
    if (!inside) closeDetails();
  });
  for (const item of document.querySelectorAll('.menu__item')) {
    item.addEventListener('pointerleave', () => item.removeAttribute('data-dismissed'));
  }
  const wide = matchMedia(WIDE);
  const showGroups = () => {
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.menu__group')) {
      // One name makes them exclusive, which they are on a small screen only.
      if (wide.matches) group.removeAttribute('name');
      else group.setAttribute('name', 'reports');
      group.open = wide.matches;
    }
  };
  wide.addEventListener('change', showGroups);
  showGroups();
}

export function closeMenus(): void {
  closeDetails();
  for (const item of document.querySelectorAll('.menu__item:hover')) item.setAttribute('data-dismissed', '');
  const menu = document.getElementById('menu');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function dismiss(): void {
  const open = document.querySelector<HTMLDetailsElement>('.menu__item > details[open]');
  const hadFocus = open?.contains(document.activeElement);
  for (const item of document.querySelectorAll('.menu__item:hover')) item.setAttribute('data-dismissed', '');
  closeDetails();
  if (hadFocus) open?.querySelector('summary')?.focus();
}

function closeDetails(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('.menu__item > details[open]')) {
    details.open = false;
  }
}
