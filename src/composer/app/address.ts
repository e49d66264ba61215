// The address of the shell names the page that it shows.
import type { Store } from './store.ts';

const SHELL = '/_edit';

export function addressOf(route: string): string {
  return route === '/' ? SHELL : SHELL + route;
}

export function routeIn(path: string): string {
  return path.slice(SHELL.length) || '/';
}

export async function openPage(store: Store, route: string): Promise<void> {
  if (route === store.state().route) return;
  history.pushState(null, '', addressOf(route));
  await store.go(route);
}
