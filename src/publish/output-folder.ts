// Writes the finished site beside its folder first and moves it in at the end, file by file. So a failed or killed build leaves
// the last good site in place. Only writes files that differ.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readUpTo } from '../base/files/bounded.ts';
import { listFiles, makeFolder } from '../base/files/folder.ts';
import { hash } from '../base/hash.ts';
import type { DocumentPart } from '../draw/html/document.tsx';
import { brotli, openEncoder } from './encode.ts';
import { clearFiles, moveFiles, removeFile, writeNamed } from './in-the-way.ts';
import { asideIn, linksIn, moveWhole, onDiskOf, removeEmptyFolders } from './move-in.ts';
import { openOwnFiles, realPlaceOf } from './own-files.ts';
import { openWritten } from './written.ts';

export type Output = ReturnType<typeof openOutput>;

const TEXT = /\.(html|json|css|js|svg|xml|txt|webmanifest)$/;
const PAGE = /\.(?:html|json)(?:\.(?:br|gz))?$/;
const SMALL = 512;

/** "kept" is the place of this site's outside its folder. "compress" puts compressed copies next to each text. */
export function openOutput(out: string, kept: string, compress: boolean) {
  const ownName = hash(realPlaceOf(out)).slice(0, 22);
  const work = join(kept, ownName);
  const stage = join(work, 'stage');
  const names = new Set<string>();
  const staged = new Set<string>();
  const encode = openEncoder();
  const links = new Set(existsSync(out) ? linksIn(out) : []);
  const files = existsSync(out) ? listFiles(out) : [];
  const before = new Set(files.filter(name => !links.has(join(out, name))));
  rmSync(stage, { recursive: true, force: true });
  const written = openWritten(out, work);
  // This record outlives what --fresh deletes.
  const own = openOwnFiles(out, join(kept, 'outputs', `${ownName}.json`), written.names);

  /** Whether the file is as the last build wrote it, and compressed as this one would do it. */
  function has(name: string): boolean {
    const variants = variantsOf(name, wasCompressed(name));
    return wasCompressed(name) === isCompressed(name, written.bytesOf(name)) && variants.every(isSame);
  }

  const isSame = (name: string): boolean => before.has(name) && written.isSame(name);

  function wasCompressed(name: string): boolean {
    return before.has(`${name}.br`);
  }

  function isCompressed(name: string, bytes: number): boolean {
    return compress && TEXT.test(name) && bytes >= SMALL;
  }

  function keep(name: string): void {
    for (const variant of variantsOf(name, wasCompressed(name))) names.add(variant);
  }

  function put(name: string, content: string | DocumentPart[] | Buffer): void {
    const bytes = Buffer.isBuffer(content) ? content : encode(content);
    const compressed = isCompressed(name, bytes.length);
    if (isUnchanged(name, bytes, compressed)) {
      written.note(name, bytes);
      keep(name);
      return;
    }
    write(name, bytes);
    if (!compressed) return;
    write(`${name}.gz`, gzipSync(bytes, { level: 9 }));
    write(`${name}.br`, brotli(bytes, name));
  }

  function isUnchanged(name: string, content: Buffer, compressed: boolean): boolean {
    if (staged.has(name) || !before.has(name) || compressed !== wasCompressed(name)) return false;
    const [, ...copies] = variantsOf(name, compressed);
    return copies.every(isSame) && readUpTo(join(out, name), content.length)?.equals(content) === true;
  }

  function write(name: string, content: Buffer): void {
    const file = join(stage, name);
    makeOnce(dirname(file));
    writeNamed(file, content);
    written.note(name, content);
    names.add(name);
    staged.add(name);
  }

  const folders = new Set<string>();

  function makeOnce(folder: string): void {
    if (!folders.has(folder)) makeFolder(folder);
    folders.add(folder);
  }

  /** Moves assets before pages that name them, and new pages before pages that link to them. Removes last what no page names. */
  function commit(): void {
    own.refuseOthers(files, isMadeAgain);
    own.add([...names, ...[...names].map(asideIn)]);
    written.forget();
    moveIn();
    written.save(names);
    own.set(names);
  }

  function isMadeAgain(name: string): boolean {
    if (!before.has(name) || !names.has(name)) return false;
    if (!staged.has(name)) return true;
    const bytes = readFileSync(join(stage, name));
    return readUpTo(join(out, name), bytes.length)?.equals(bytes) === true;
  }

  function moveIn(): void {
    if (!existsSync(out) && moveWhole(stage, out)) return;
    const turnOf = (name: string) => {
      const [page] = name.split(PAGE);
      return page === name ? 0 : 1 + Number(before.has(`${page}.html`));
    };
    const ordered = [...staged].sort((a, b) => turnOf(a) - turnOf(b));
    makeOnce(out);
    for (const link of links) rmSync(link, { force: true });
    clearFiles(out, ordered, own.has);
    for (const name of ordered) makeOnce(dirname(join(out, name)));
    const { from, drop } = onDiskOf(out, stage, ordered);
    try {
      moveFiles(from, out, ordered, own.has);
    } finally {
      drop();
    }
    // Removes a page before the files that it shows.
    const gone = [...before]
      .filter(name => own.has(name) && !names.has(name))
      .sort((a, b) => turnOf(b) - turnOf(a));
    for (const name of gone) removeFile(join(out, name));
    if (gone.length > 0) removeEmptyFolders(out);
    dropStage();
  }

  function dropStage(): void {
    rmSync(stage, { recursive: true, force: true });
  }

  return {
    folder: out,
    work,
    has,
    /** Whether the finished site will have the file. */
    holds: (name: string) => names.has(name),
    keep,
    put,
    commit,
    dropStage,
    get changed() {
      return [...staged].filter(name => !/\.(br|gz)$/.test(name)).length;
    },
  };
}

/** The file and its compressed copies. A file with such a name that no build wrote is not one of them. */
function variantsOf(name: string, isCompressed: boolean): string[] {
  return isCompressed ? [name, `${name}.br`, `${name}.gz`] : [name];
}
