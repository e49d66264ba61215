// Opens another page in the window, with an address of its own.
import { addressOf } from '../model/address.ts';
import type { Store } from './store.ts';

export async function openPage(store: Store, route: string): Promise<void> {
  if (route === store.state().route) return;
  history.pushState(null, '', addressOf(route));
  await store.go(route);
}
