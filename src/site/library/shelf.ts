// Reads things when they are asked for, and keeps them until they are forgotten.
import type { AuthoredPage, Loaded, PageFile } from '../../document/problem/document.ts';

/** Only this many pages stay in memory, because a site can have many more. */
const MOST_READ = 50;

type Content = Loaded<AuthoredPage>;

/** Reads the content of a page when it is asked for. If other pages have pushed it out of memory since, reads it again. */
export function openContents(read: (file: string) => Content) {
  const contents = new Map<string, Content>();
  const contentOf = (file: string): Content => {
    const content = contents.get(file) ?? read(file);
    // The page asked for last is at the end, so the first is the one that has not been asked for the longest.
    contents.delete(file);
    contents.set(file, content);
    const [oldest] = contents.keys();
    if (contents.size > MOST_READ && oldest !== undefined) contents.delete(oldest);
    return content;
  };
  return {
    pageFile: (route: string, file: string): PageFile => ({
      kind: 'page',
      route,
      file,
      get source() {
        return contentOf(file).source;
      },
      get parsed() {
        return contentOf(file).parsed;
      },
      get document() {
        return contentOf(file).document;
      },
      get problems() {
        return contentOf(file).problems;
      },
    }),
    forget(file?: string): void {
      if (file === undefined) contents.clear();
      else contents.delete(file);
    },
  };
}

/** Keeps things by name. Forgets one, or all. */
export function shelf<Thing>(read: (name: string) => Thing | undefined) {
  const things = new Map<string, Thing>();
  return {
    get(name: string): Thing | undefined {
      const known = things.get(name);
      if (known) return known;
      const thing = read(name);
      if (thing) things.set(name, thing);
      return thing;
    },
    forget(name?: string): void {
      if (name === undefined) things.clear();
      else things.delete(name);
    },
  };
}

export function once<Thing>(read: () => Thing) {
  let things: [Thing] | undefined;
  return {
    get(): Thing {
      things ??= [read()];
      return things[0];
    },
    forget(): void {
      things = undefined;
    },
  };
}
