// Opens another page in the window, with an address of its own, and leads to places and back.
import { addressOf } from '../model/address.ts';
import type { PlaceIn } from '../model/asks.ts';
import type { Caret } from '../model/state/state.ts';
import type { Store } from './store.ts';
import { selectedTarget } from './target.ts';
import { titleOfPage } from './words.ts';

export async function openPage(store: Store, route: string): Promise<void> {
  if (route === store.state().route) return;
  history.pushState(null, '', addressOf(route));
  await store.go(route);
}

/** Leads to where something is written, on this page or another one, and keeps the way back. */
export async function follow(store: Store, place: PlaceIn, route?: string, caret?: Caret): Promise<void> {
  const state = store.state();
  store.rememberWay(selectedTarget(store, state)?.name ?? titleOfPage(state));
  if (route !== undefined) await openPage(store, route);
  // Somebody may have gone on to another page before this one came.
  if (route === undefined || store.state().route === route) store.select(place, caret);
}

export async function goBack(store: Store): Promise<void> {
  const [last] = store.state().cameFrom.slice(-1);
  if (!last) return;
  await openPage(store, last.page.document);
  // The place may have moved in the meantime.
  const [now = last] = store.state().cameFrom.slice(-1);
  store.forgetWay();
  if (store.state().route === now.page.document)
    store.select({ document: now.place.document, path: now.place.path });
}
