// Leaves out of the menu what leads to a page that the library does not have. The library of visitors has no drafts, so a page can
// stand in the menu before it is public.
import { judgeUrl } from '../../document/text/href.ts';
import type { MenuItem, MenuLink, SiteDocument } from '../../generated/types.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import type { Library } from '../../site/types.ts';

export function withMenu(site: SiteDocument, library: Library): SiteDocument {
  return { ...site, header: { ...site.header, menu: shownMenu(site.header.menu, library) } };
}

/** Every page is drawn with this, so a build draws all pages anew when it changes. */
export function menuOfVisitors(library: Library): string {
  const { document } = library.settings();
  return document ? JSON.stringify(shownMenu(document.header.menu, asVisitorsSee(library))) : '';
}

function shownMenu(menu: MenuItem[], library: Library): MenuItem[] {
  const isThere = (href: string): boolean => {
    const judgement = judgeUrl(href);
    return judgement.kind !== 'route' || library.page(judgement.route) !== undefined;
  };
  return menu.flatMap(item => shownItem(item, isThere) ?? []);
}

type IsThere = (href: string) => boolean;

function shownItem(item: MenuItem, isThere: IsThere): MenuItem | undefined {
  const { href, links, groups, ...words } = item;
  if (!links && !groups) return href !== undefined && !isThere(href) ? undefined : item;
  const ownLinks = links && shownLinks(links, isThere);
  const ownGroups = groups?.flatMap(group => {
    const inGroup = shownLinks(group.links, isThere);
    return inGroup.length > 0 ? { ...group, links: inGroup } : [];
  });
  const shown = {
    ...words,
    ...(href !== undefined && { href }),
    ...(ownLinks && { links: ownLinks }),
    ...(ownGroups && ownGroups.length > 0 && { groups: ownGroups }),
  };
  return shown.groups || (shown.links?.length ?? 0) > 0 ? shown : undefined;
}

/** A shelf begins with a link. If that one is left out, the shelf begins with the next. */
function shownLinks(links: MenuLink[], isThere: IsThere): MenuLink[] {
  const shown: MenuLink[] = [];
  let shelf: string | undefined;
  for (const link of links) {
    shelf = link.shelf ?? shelf;
    if (!isThere(link.href)) continue;
    shown.push(shelf === undefined ? link : { ...link, shelf });
    shelf = undefined;
  }
  return shown;
}
