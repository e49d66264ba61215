// Lets a library tell which documents differ from the last commit, with their texts there. Git is asked when it has moved, and when
// another document begins to differ, but not at each save of the same one.
import { read } from '../../document/files/read.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import type { Library } from '../types.ts';
import { lastCommit } from './base.ts';
import { committedText, earlierTexts } from './earlier.ts';
import { whereGitIs } from './moved.ts';

/** Of documents that are as committed, only so many texts stay in memory. */
const MOST_KEPT = 50;

type Text = { file: string; text: string };

/** Only for a library that is told of every file that changes. */
export function withEarlier(library: Library): Library {
  const earlier = openEarlier(library.root);
  return {
    ...library,
    earlier: earlier.texts,
    forget(file) {
      library.forget(file);
      earlier.forget(file);
    },
  };
}

/** Returns a function that tells whether a document differs from the last commit. Asks Git at most once, whatever the number of documents. */
export function changedSinceCommit(
  library: Library,
): (file: Pick<DocumentFile, 'file' | 'source'>) => boolean {
  const texts = new Map(library.earlier?.().map(({ file, text }) => [file, text]));
  return ({ file, source }) =>
    texts.has(file) && withPlainEnds(texts.get(file)) !== withPlainEnds(source?.text);
}

export function openEarlier(root: string) {
  let where: string | undefined;
  let known: Map<string, string> | undefined;
  /** Documents that may have changed since Git was asked. */
  const touched = new Set<string>();
  const committed = new Map<string, string | undefined>();
  /** Documents that differ and that Git does not name: it ignores them, or too many have changed at once. */
  const unnamed = new Set<string>();

  function ask(): Map<string, string> {
    unnamed.clear();
    return new Map(earlierTexts(root).map(({ file, text }) => [file, text]));
  }

  function differs(file: string): boolean {
    const text = committed.has(file) ? committed.get(file) : committedText(root, file);
    committed.delete(file);
    committed.set(file, text);
    const [oldest] = committed.keys();
    if (committed.size > MOST_KEPT && oldest !== undefined) committed.delete(oldest);
    return withPlainEnds(text) !== withPlainEnds(read(root, file).source?.text);
  }

  return {
    /** Notes that a document may have changed, or any. */
    forget(file?: string): void {
      if (file === undefined) known = undefined;
      else if (known) touched.add(file);
    },
    /** As earlierTexts() tells them. A document that is as committed again may still be among them, with the text that it has. */
    texts(): Text[] {
      if (lastCommit(root) === undefined) return [];
      const now = whereGitIs(root);
      if (!known || now === undefined || now !== where) {
        committed.clear();
        known = ask();
      } else {
        const all = known;
        const begun = [...touched].filter(file => !all.has(file) && !unnamed.has(file) && differs(file));
        if (begun.length > 0) known = ask();
        for (const file of begun) if (!known.has(file)) unnamed.add(file);
      }
      where = now;
      touched.clear();
      return [...known].map(([file, text]) => ({ file, text }));
    },
  };
}

/** Git may write other line ends into the working tree than into the commit. */
function withPlainEnds(text: string | undefined): string | undefined {
  return text?.replaceAll('\r\n', '\n');
}
