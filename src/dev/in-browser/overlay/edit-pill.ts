// Leads from a page to the composer, which opens it for somebody who changes it on the screen.

import { isOwnName } from '../../../base/own-names.ts';
import { isMissing } from '../../../browser/pages.ts';
import { addressOf } from '../../../composer/model/address.ts';
import { element } from './elements.ts';
import { adoptStyle } from './style.ts';

/** The pill stands above the highest of the open "sheets", so that neither covers the other. */
export function createEditPill(sheets: HTMLElement[]): (route: string) => void {
  const host = document.createElement('ashlar-edit');
  host.setAttribute('role', 'region');
  host.setAttribute('aria-label', 'Editing');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyle(shadow);
  const link = element('a', 'pill', 'Edit this page');
  shadow.append(link);
  const sizes = new ResizeObserver(() => {
    host.style.bottom = `${Math.max(...sheets.map(sheet => sheet.offsetHeight))}px`;
  });
  for (const sheet of sheets) sizes.observe(sheet);

  return route => {
    link.href = addressOf(route);
    if (isEdited(route)) document.body.append(host);
    else host.remove();
  };
}

/** A missing address shows a page that has another one. Under a name that others can use as well, the composer does not open. */
function isEdited(route: string): boolean {
  return isOwnName(location.hostname) && (!isMissing(route) || location.pathname === route);
}
