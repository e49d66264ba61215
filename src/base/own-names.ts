// The names that always mean this computer, as an address writes them. A foreign name server can lead any other name here
// (https://en.wikipedia.org/wiki/DNS_rebinding).
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

export function isOwnName(name: string): boolean {
  return OWN_NAMES.includes(name);
}
