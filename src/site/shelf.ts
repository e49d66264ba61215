// What is read when somebody asks for it, and kept until it is forgotten.
import type { AuthoredPage, Loaded, PageFile } from '../document/problem/document.ts';

/** So many pages stay in memory at a time; a site may have many more. */
const MOST_READ = 50;

type Content = Loaded<AuthoredPage>;

/** What stands in pages: read when somebody asks, and again where it has been put away meanwhile for others. */
export function openContents(read: (file: string) => Content) {
  const contents = new Map<string, Content>();
  const contentOf = (file: string): Content => {
    const content = contents.get(file) ?? read(file);
    // The newest stand last, so the first is the one that nobody has asked about for longest.
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

/** Things by name: one is forgotten, or all. */
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
