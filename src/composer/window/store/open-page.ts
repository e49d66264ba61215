// Opens another page in the window, with an address of its own, and leads to places and back.
import { addressOf } from '../../model/address.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Caret } from '../../model/state/state.ts';
import { hearKeys } from '../focus/panes.ts';
import { selectedTarget } from '../shown/target.ts';
import { titleOfPage } from '../shown/titles.ts';
import type { Store } from './store.ts';

/** Returns false if keys were pressed meanwhile. They were meant for the page before, so no field of this one may get the next ones. */
export async function openPage(store: Store, route: string): Promise<boolean> {
  if (route === store.state().route) return true;
  const hasTyped = hearKeys();
  history.pushState(null, '', addressOf(route));
  await store.go(route);
  return !hasTyped();
}

/** Leads to where something is written, on this page or another one, and keeps the way back. */
export async function follow(store: Store, place: PlaceIn, route?: string, caret?: Caret): Promise<void> {
  const state = store.state();
  store.rememberWay(selectedTarget(state)?.name ?? titleOfPage(state));
  const isWaiting = route === undefined || (await openPage(store, route));
  // Somebody may have gone on to another page before this one came.
  if (isWaiting && (route === undefined || store.state().route === route)) store.select(place, caret);
}

export async function goBack(store: Store): Promise<void> {
  const [last] = store.state().cameFrom.slice(-1);
  if (!last) return;
  const isWaiting = await openPage(store, last.page.document);
  // The place may have moved in the meantime.
  const [now = last] = store.state().cameFrom.slice(-1);
  store.forgetWay();
  if (isWaiting && store.state().route === now.page.document)
    store.select({ document: now.place.document, path: now.place.path });
}
