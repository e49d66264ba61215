// The names that always mean this computer, as an address writes them. A foreign name server can lead any other name here
// (https://en.wikipedia.org/wiki/DNS_rebinding).
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export function isOwnName(name: string): boolean {
  return OWN_NAMES.includes(name);
}

/** The path that an address has on this site, as it is served here or at its public address. Undefined for another site. */
export function ownPath(href: string, site = ''): string | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname, host, pathname, hash } = new URL(href);
  const isOwn = isOwnName(hostname) || (URL.canParse(site) && new URL(site).host === host);
  // A page has no "/" at its end.
  return isOwn ? pathname.replace(/(?<=.)\/$/, '') + hash : undefined;
}
