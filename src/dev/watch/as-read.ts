// Files and what each of them was like when it was read in, those that are otherwise by now out, whatever the watcher has said.
import { linkStatOf, statOf } from '../../document/files/folder.ts';

const AGAIN_MS = 80;
/** No file is ever like this. */
const WHILE_READ = 'changed while it was read';

/** "filesOf" names what a page is made of. */
export function openFilesAsRead(filesOf: (route: string) => string[]) {
  const asRead = new Map<string, string>();
  const readFor = new Map<string, string[]>();
  const overdue = new Map<string, string>();

  /** A file that has changed since it was read, or while it was, may soon be again what it was before: it is to be looked at all the same. */
  function watch(path: string): void {
    const stamp = stampOf(path);
    asRead.set(path, (asRead.get(path) ?? stamp) === stamp ? stamp : WHILE_READ);
  }

  return {
    /** Around whatever reads a page. */
    reading<News>(route: string, read: () => News): News {
      filesOf(route).forEach(watch);
      const news = read();
      const files = filesOf(route);
      files.forEach(watch);
      readFor.set(route, files);
      return news;
    },
    /** They are read anew when somebody asks next. */
    forget(path?: string): void {
      if (path === undefined) asRead.clear();
      else for (const known of [asRead, overdue]) known.delete(path);
    },
    /** The files of these pages that have changed and stayed so since the last time somebody asked. */
    overdue(routes: Iterable<string>): string[] {
      const files = new Set([...routes].flatMap(route => readFor.get(route) ?? []));
      return [...files].filter(path => {
        const stamp = stampOf(path);
        // Nobody has read it since it was forgotten: whoever will, reads what is there now or later.
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
 * The watcher is silent about a save that follows another within 50 ms, so what has changed is looked at once more. A disk that
 * counts in seconds does not tell the second one from the first.
 */
export function lookTwice(path: string, look: (path: string) => void, isAgain = false): void {
  const before = stampOf(path);
  look(path);
  setTimeout(() => {
    const mayHide = !isAgain && (statOf(path)?.mtimeMs ?? 1) % 1000 === 0;
    if (mayHide || stampOf(path) !== before) lookTwice(path, look, true);
  }, AGAIN_MS).unref();
}

/** A link and what it leads to are told apart. */
function stampOf(path: string): string {
  const { ino, mode } = linkStatOf(path) ?? {};
  const { mtimeMs, size } = statOf(path) ?? {};
  return [ino, mode, mtimeMs, size].join(' ');
}
