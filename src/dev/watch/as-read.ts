// Notices files that changed after they were read, even when the file watcher missed it.
import { linkStatOf, statOf } from '../../document/files/folder.ts';

/** How often the files are looked at for changes that the watcher has missed. */
export const ROUND_MS = 250;
const AGAIN_MS = 80;
/** No file has this stamp. */
const WHILE_READ = 'changed while it was read';

export type FilesAsRead = ReturnType<typeof openFilesAsRead>;

/** "filesOf" names the files that a page is made of. */
export function openFilesAsRead(filesOf: (route: string) => string[]) {
  const asRead = new Map<string, string>();
  const readFor = new Map<string, string[]>();
  const overdue = new Map<string, string>();
  /** Files that this server has saved, as they were then. */
  const saved = new Map<string, string>();

  /**
   * A file that has changed since the last reading, or during this one, may soon look as it did before. It gets a stamp that no
   * file has, so that it is read again all the same.
   */
  function watch(path: string): void {
    const stamp = stampOfFile(path);
    asRead.set(path, (asRead.get(path) ?? stamp) === stamp ? stamp : WHILE_READ);
  }

  return {
    /** Reads a page with "read", and notes the stamps of its files before and after. */
    reading<News>(route: string, read: () => News): News {
      filesOf(route).forEach(watch);
      const news = read();
      const files = filesOf(route);
      files.forEach(watch);
      readFor.set(route, files);
      return news;
    },
    /** The next reader reads these files anew. */
    forget(path?: string): void {
      if (path === undefined) asRead.clear();
      else for (const known of [asRead, overdue]) known.delete(path);
    },
    /** The pages are told of this save at once, so the watcher's report of it is no news. */
    saved(path: string): void {
      saved.set(path, stampOfFile(path));
      this.forget(path);
    },
    isTold: (path: string): boolean => saved.get(path) === stampOfFile(path),
    /** The files of these pages that have changed, and have stayed the same since the last call. */
    overdue(routes: Iterable<string>): string[] {
      const files = new Set([...routes].flatMap(route => readFor.get(route) ?? []));
      return [...files].filter(path => {
        const stamp = stampOfFile(path);
        // Nobody has read the file since it was forgotten. The next reader gets what is there now or later, so the present stamp
        // is right.
        if (!asRead.has(path)) asRead.set(path, stamp);
        const isQuiet = overdue.get(path) === stamp;
        if (asRead.get(path) === stamp) overdue.delete(path);
        else overdue.set(path, stamp);
        return isQuiet && overdue.has(path);
      });
    },
  };
}

/**
 * Looks at a changed file once more, because the watcher drops a save within 50 ms of another (chokidar's _throttle,
 * https://github.com/paulmillr/chokidar/blob/3.6.0/index.js). A disk that counts in whole seconds gives both saves the same time.
 */
export function lookTwice(path: string, look: (path: string) => void, isAgain = false): void {
  const before = stampOfFile(path);
  look(path);
  setTimeout(() => {
    const mayHide = !isAgain && (statOf(path)?.mtimeMs ?? 1) % 1000 === 0;
    if (mayHide || stampOfFile(path) !== before) lookTwice(path, look, true);
  }, AGAIN_MS).unref();
}

/** The stamp covers a link and the file that it leads to. */
export function stampOfFile(path: string): string {
  const { ino, mode } = linkStatOf(path) ?? {};
  const { mtimeMs, size } = statOf(path) ?? {};
  return [ino, mode, mtimeMs, size].join(' ');
}
