// Understands what a person wants to have back, by the words of a command. Writes nothing.

import { type When, whenOf } from '../../base/dates/when.ts';
import { Failure } from '../../base/failure.ts';
import { ownEntries, readJournal } from '../../change/journal/entries.ts';
import { bytesIn } from '../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import { replacedFile } from '../../change/save/together.ts';
import { distrust } from '../../site/git/git.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { type Back, entryBack, NOTHING_BACK, pageBack, siteBack, type VersionThere } from './back.ts';
import { documentNamed, type NamedDocument } from './document-named.ts';
import { blockBack } from './one-block.ts';
import { type SaidBack, sayBlockBack, sayEntryBack, sayPageBack, saySiteBack } from './say-back.ts';
import { momentWords } from './say-versions.ts';
import { TIMES, versionMeant } from './which-version.ts';

export type RestorePlan = SaidBack & Pick<Back, 'files' | 'renames'>;

/** "words" name a document and a time, or only a time. "folder" is the folder in which the command was typed. */
export function restorePlan(words: string[], library: Library, folder: string): RestorePlan {
  const [called = '', ...rest] = words;
  if (words.join(' ') === 'last') return lastEntry(library);
  const all = whenOf(words.join(' '), timeZoneOf(library));
  if (all) return wholeSite(all, library);
  const [name = '', block] = called.split(/#(.*)/s);
  const named = documentNamed(name, library, folder);
  const time = rest.join(' ');
  if (time === '') throw new Failure(`Say as when ${called} should be: ${TIMES}.`);
  const then = versionMeant(time, named, library);
  if (!isThere(then)) throw new Failure(notThere(name, then, library));
  return block ? oneBlock(block, named, then, library) : onePage(named, then, library);
}

function onePage(named: NamedDocument, then: VersionThere, library: Library): RestorePlan {
  const back = pageBack(named, then, library.root);
  return { ...sayPageBack(named, then, back, library), ...back };
}

function oneBlock(wanted: string, named: NamedDocument, then: VersionThere, library: Library): RestorePlan {
  const { file, name } = named;
  const now = bytesIn(library.root, file);
  if (!now)
    throw new Failure(`${name} is not there now, so no block can be put into it. Bring the page back first.`);
  const { text, words } = blockBack(wanted, { name, now, earlier: then.bytes });
  const back = { ...NOTHING_BACK, files: text.equals(now) ? [] : [replacedFile(file, now, text)] };
  return { ...sayBlockBack(words, named, then, back, library), ...back };
}

function wholeSite({ instant, words }: When, library: Library): RestorePlan {
  const { root } = library;
  const back = siteBack(instant, root);
  if (back.isKnown) return { ...saySiteBack(words, back, library), ...back };
  throw new Failure(
    distrust(root) ?? `Nothing is kept from so long ago: of no page is it known what it was ${words}.`,
  );
}

/** The first entry may be what the journal found when it began. No save made that, so it cannot be taken back. */
function lastEntry(library: Library): RestorePlan {
  const entry = ownEntries(library.root).findLast(
    ({ by, pictures }) => by !== 'found' && by !== 'others' && !pictures,
  );
  if (!entry) throw new Failure(nothingSaved(library.root));
  const back = entryBack(entry, library.root);
  return { ...sayEntryBack(entry, back, library), ...back };
}

function nothingSaved(root: string): string {
  if (readJournal(root).some(({ by }) => by !== 'found'))
    return 'What was saved last came with the folder, so nothing is taken back. npm run history lists the versions that are known.';
  return 'Nothing has been saved since this site is watched, so nothing can be taken back.';
}

function isThere(version: SavedVersion): version is VersionThere {
  return version.bytes !== undefined;
}

function notThere(name: string, { at }: SavedVersion, library: Library): string {
  return `${name} was not there then: it had gone on ${momentWords(at, library)}. npm run history ${name} lists when it was.`;
}
