// Keeps the words of every document of a site, to search in all of them at each key. A document is read once, and again only after it
// has changed.
import { join } from 'node:path';
import { inSlices } from '../../../base/in-slices.ts';
import { isFields } from '../../../base/json-value.ts';
import { amount } from '../../../base/language.ts';
import { read } from '../../../document/files/read.ts';
import { lookOnce } from '../../../document/files/stamps.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { SHARED } from '../../../document/schema/shared-block.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import type { SiteDocument } from '../../../generated/types.ts';
import { picturesNamed } from '../../../site/inventory.ts';
import { documentsOf } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import { withValues } from '../../../site/values.ts';
import { foldedForSearch } from '../../model/find.ts';
import { siteValuesIn } from './site-values-in.ts';
import { sharedNamed, type WrittenAt, wordsOfDocument } from './words-of-document.ts';

export type IndexedDocument = {
  file: DocumentFile;
  /** A line for each text, folded for searching. */
  folded: string;
  /** The names of the shared documents that it shows. */
  shared: string[];
  /** The values of the site that it shows, by their places in the site document. */
  values: string[];
  /** The pictures that its text names. */
  pictures: string[];
  textAt: (line: number) => IndexedText;
};

/** A text as visitors read it. "block" is the type of the block in which it stands, "beside" what the item around it says first. */
export type IndexedText = Pick<WrittenAt, 'path'> & { words: string; block?: string; beside?: string };

/**
 * What a version of a file says. "kept" holds its texts as bytes of JSON, because objects would take several times the memory. "leans"
 * if values of the site stand in its texts. "folded" has those of "site".
 */
type Written = {
  kept: Buffer;
  leans: boolean;
  shared: string[];
  values: string[];
  pictures: string[];
  folded: string;
  site?: SiteDocument;
};
type Kept = { texts: WrittenAt[]; blocks: string[] };

const NONE: string[] = [];

/** "isRead" says whether every document was read once, so that only those that change are read again. */
type Index = { all: () => Promise<IndexedDocument[]>; isRead: () => boolean };

const indexes = new WeakMap<Library, Index>();

/** A change of the schemas opens another library, and with it another index. */
export function wordsIndexOf(library: Library): Index {
  const index = indexes.get(library) ?? openIndex(library);
  indexes.set(library, index);
  return index;
}

function openIndex(library: Library): Index {
  const { root, schemas, definitions } = library;
  /** A DocumentFile stays the same until its file may have changed. */
  const known = new WeakMap<DocumentFile, Written>();
  const files = new Map<string, DocumentFile>();
  /** The library may forget a file that has not changed. Then it is not read again. */
  const writtenAt = lookOnce(path => readWords(files.get(path)));

  let isRead = false;

  /** Many pages show the same values and pictures, and share one list of them. */
  const lists = new Map<string, string[]>();
  function sameList(list: string[]): string[] {
    const key = list.join();
    const same = lists.get(key) ?? list;
    lists.set(key, same);
    return same;
  }
  function readWords(file: DocumentFile | undefined): Written {
    const { text = '' } = (file && read(root, file.file).source) ?? {};
    const value = valueIn(text);
    const texts = file ? wordsOfDocument(value, schemas[file.kind], definitions) : [];
    const blocks: unknown[] = isFields(value) && Array.isArray(value.blocks) ? value.blocks : [];
    const kept: Kept = { texts, blocks: blocks.map(block => String(isFields(block) ? block.type : '')) };
    const shared = sharedNamed(blocks, SHARED);
    return withFolded({
      kept: Buffer.from(JSON.stringify(kept)),
      leans: texts.some(({ written }) => typeof written === 'number' || written.includes('{')),
      shared: shared.length > 0 ? shared : NONE,
      values: sameList(siteValuesIn(value, definitions)),
      pictures: sameList(picturesNamed(text)),
      folded: '',
    });
  }

  function withFolded(written: Written): Written {
    const site = library.settings().document;
    const lines = keptIn(written.kept).texts.map(({ written }) => foldedForSearch(shownWords(written, site)));
    return Object.assign(written, { folded: lines.join('\n'), site });
  }

  function writtenIn(file: DocumentFile): Written | undefined {
    const last = known.get(file);
    if (last) return last;
    const path = join(root, file.file);
    files.set(path, file);
    const written = writtenAt(path);
    if (written) known.set(file, written);
    return written;
  }

  function look(file: DocumentFile): IndexedDocument[] {
    const written = writtenIn(file);
    if (!written) return [];
    const site = library.settings().document;
    if (written.leans && written.site !== site) withFolded(written);
    const { kept, folded, shared, values, pictures } = written;
    return [{ file, folded, shared, values, pictures, textAt: line => textIn(keptIn(kept), line, site) }];
  }

  return {
    async all() {
      const documents: IndexedDocument[] = [];
      await inSlices(documentsOf(library), file => documents.push(...look(file)));
      isRead = true;
      return documents;
    },
    isRead: () => isRead,
  };
}

/** The pages, each with the values and pictures that it shows itself or in its shared documents. */
export function pagesWithShared(documents: IndexedDocument[]) {
  const shared = new Map(
    documents.flatMap(one => (one.file.kind === 'shared' ? [[one.file.name, one]] : [])),
  );
  return documents.flatMap(one => {
    if (one.file.kind !== 'page') return [];
    const all = [one, ...one.shared.flatMap(name => shared.get(name) ?? [])];
    const values = new Set(all.flatMap(({ values }) => values));
    return { file: one.file, values, pictures: new Set(all.flatMap(({ pictures }) => pictures)) };
  });
}

/** Undefined while somebody is still writing the file. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only bytes that readWords() has written. */
function keptIn(kept: Buffer): Kept {
  return JSON.parse(kept.toString());
}

function textIn({ texts, blocks }: Kept, line: number, site: SiteDocument | undefined): IndexedText {
  const { path, written } = texts[line] ?? { path: [], written: '' };
  const block = path[0] === 'blocks' ? blocks[Number(path[1])] : undefined;
  const around = path.slice(
    0,
    path.findLastIndex(step => typeof step === 'string'),
  );
  const first = around.length > 0 ? texts.find(other => isWithin(other.path, around)) : undefined;
  const beside = first && first.path !== path ? shownWords(first.written, site) : undefined;
  return { path, words: shownWords(written, site), ...(block && { block }), ...(beside && { beside }) };
}

/** On one line. */
function shownWords(written: string | number, site: SiteDocument | undefined): string {
  const shown =
    typeof written === 'number' ? site && amount(written, site) : site && withValues(written, site);
  return (shown ?? String(written)).replace(/\s+/g, ' ');
}
