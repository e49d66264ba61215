// Puts the pages into the tree of their addresses.
import type { PageListed } from '../../model/asks.ts';

export type PageBranch = PageListed & { below: PageBranch[] };

/** A page stands below the nearest page above its address. Home stands beside the first of them. */
export function pageTree(pages: PageListed[]): PageBranch[] {
  const branches = new Map(pages.map(page => [page.route, { ...page, below: [] } as PageBranch]));
  const tops: PageBranch[] = [];
  for (const branch of branches.values()) {
    const above = branches.get(addressAbove(branch.route, branches) ?? '');
    (above?.below ?? tops).push(branch);
  }
  return tops;
}

/** Undefined for a page that no other stands above. */
export function addressAbove(route: string, known: { has: (route: string) => boolean }): string | undefined {
  const parts = route.split('/');
  for (let length = parts.length - 1; length > 1; length -= 1) {
    const above = parts.slice(0, length).join('/');
    if (known.has(above)) return above;
  }
  return undefined;
}
