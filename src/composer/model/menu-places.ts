// Lists where a new page can stand in the menu of the site.
import { type Fields, isFields, type Path, valueAt } from '../../base/json-value.ts';

/** Where an entry comes into a list of the site document. */
export type MenuPlace = { path: Path; at: number };

/** "around" are the words of the entries that open the list. The menu itself has none. */
export type MenuList = { path: Path; around: string[]; entries: { text: string; href?: string }[] };

const MENU: Path = ['header', 'menu'];

/** Each list of links in the menu. Groups hold lists and are none, because a page cannot stand beside them. */
export function menuLists(site: unknown): MenuList[] {
  return listsIn(valueAt(site, MENU), MENU, []);
}

function listsIn(value: unknown, path: Path, around: string[]): MenuList[] {
  const items = fieldsIn(value);
  if (items.length === 0) return [];
  const entries = items.map(({ text, href }) => ({
    text: String(text),
    ...(typeof href === 'string' && { href }),
  }));
  const inner = items.flatMap(({ text, groups, links, linksTitle }, at) => {
    const here = [...path, at];
    const words = [...around, String(text)];
    const ofGroups = fieldsIn(groups).flatMap((group, index) =>
      listsIn(group.links, [...here, 'groups', index, 'links'], [...words, String(group.text)]),
    );
    const own = typeof linksTitle === 'string' ? [...words, linksTitle] : words;
    return [...ofGroups, ...listsIn(links, [...here, 'links'], own)];
  });
  return [{ path, around, entries }, ...inner];
}

function fieldsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

/** The place after the first entry that leads to the page. */
export function placeAfter(route: string, lists: MenuList[]): MenuPlace | undefined {
  return lists.flatMap(({ path, entries }) => {
    const at = entries.findIndex(({ href }) => href === route);
    return at < 0 ? [] : { path, at: at + 1 };
  })[0];
}
