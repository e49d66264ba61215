// Lists what was done to the whole site, the newest first. A change of several documents is one moment.
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { nameOfDocument } from '../../../review/past/document-named.ts';
import { isFromCommit, openPast } from '../../../review/past/past-of-site.ts';
import { documentIn, documentOfFile } from '../../../site/library/documents.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { PastMoment } from '../../model/past.ts';
import type { Author } from '../copy.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { pageBefore, wordsOfVersion } from './listed.ts';
import { minuteAt, whoseOf } from './whose.ts';

/** "changes" has a version of each document, and the one before it. */
type Deed = { at: number; changes: { file: string; version: SavedVersion; was?: SavedVersion }[] };

/** What the journal found when it began is one moment, whenever each file was saved. */
function nameOfDeed(version: SavedVersion): unknown {
  const { entry, commit } = version;
  if (commit && isFromCommit(version)) return commit.name;
  return entry?.by === 'found' && !entry.cameWithFolder ? entry.by : (entry ?? version);
}

/** Of so many documents, the words of a moment are looked for. */
const MOST_READ = 3;

export function momentsOfSite(
  library: Library,
  author: Author,
  before: string | undefined,
): Asks['moments']['told'] {
  const reader = siteReader(library, author.language ?? 'en');
  const past = openPast(library.root);
  const versionsOf = past.versionsOf(past.files);
  const deeds = new Map<unknown, Deed>();
  for (const file of past.files) {
    const versions = versionsOf(file);
    for (const [index, version] of versions.entries()) {
      if (version.file !== file) continue;
      const name = nameOfDeed(version);
      const deed = deeds.get(name) ?? { at: version.at, changes: [] };
      deeds.set(name, deed);
      deed.at = Math.max(deed.at, version.at);
      const was = versions[index - 1];
      deed.changes.push({ file, version, ...(was && { was }) });
    }
  }
  const newestFirst = [...deeds.values()].sort((one, other) => other.at - one.at);
  const page = pageBefore(newestFirst, before, ({ at }) => at);
  return { ...page, moments: page.moments.map(deed => momentOfDeed(deed)) };

  function momentOfDeed({ at, changes }: Deed): PastMoment {
    const [first, ...others] = changes;
    const read = changes
      .slice(0, MOST_READ)
      .flatMap(({ version, was }) => wordsOfVersion(version, was, library, reader));
    const [words = '', ...more] = read;
    const document = first && (documentOfFile(library.root, first.file) ?? nameOfDocument(first.file));
    const times = changes.flatMap(({ version }) => past.takenIn(version) ?? []);
    const count = more.length + Math.max(0, changes.length - MOST_READ);
    return {
      key: String(at),
      ...minuteAt(at, library),
      words,
      ...(count > 0 && { more: count }),
      ...(document !== undefined && { document }),
      where: whereWords([first?.file ?? '', ...others.map(({ file }) => file)]),
      ...(first ? whoseOf(first.version, author) : { by: 'found' as const }),
      ...(times.length === changes.length && { takenIn: minuteAt(Math.max(...times), library) }),
      ...(newestFirst[0]?.changes === changes && { isNow: true as const }),
    };
  }

  function whereWords(files: string[]): string {
    const words = windowWords(author.language);
    const named = files.slice(0, MOST_READ).map(file => {
      const document = documentIn(file, library);
      return document ? titleOfFile(document, library, words) : nameOfDocument(file);
    });
    const left = files.length - named.length;
    return words.listed([...named, ...(left > 0 ? [words.undone.documents(left)] : [])]);
  }
}
