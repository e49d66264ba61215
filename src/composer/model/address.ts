// The address of the composer's window names the page that it shows.

const SHELL = '/_edit';

export function addressOf(route: string): string {
  return route === '/' ? SHELL : SHELL + route;
}

export function routeIn(path: string): string {
  return path.slice(SHELL.length) || '/';
}

/** Where the page of a frame stands. Nothing runs in it. */
export function frameOf(route: string): string {
  return `/@ashlar/frame${route}`;
}
