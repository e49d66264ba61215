// Warns about files below pages/_public that are far too large, no pictures, or used nowhere, and about pictures that say where or by
// whom they were taken.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { type Said, the } from '../../base/sentences/said.ts';
import { quoted } from '../../base/words.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../../document/files/public.ts';
import { type PictureFile, pictureFile } from '../../document/pictures/files/file.ts';
import { isPictureKind } from '../../document/pictures/files/name.ts';
import { HEAVIEST, heavyWords } from '../../document/pictures/files/trouble.ts';
import { pictureTelling } from '../../document/pictures/telling.ts';
import { problemOfFile } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { outgoingLinksOf, picturesNamed } from '../../site/inventory.ts';
import { STARTERS } from '../../site/library/starters.ts';
import { LOOK_FOLDER } from '../../site/look/look.ts';
import type { Library } from '../../site/types.ts';

type Found = PictureFile & { src: string; isUsed: boolean };

/** "isAllRight": after a mistake nobody knows which pictures the page was meant to show, so unused files are not reported. */
export function publicFiles(library: Library, isAllRight: boolean): Problem[] {
  const { names } = listPublicFiles(library.root);
  const used = usedPictures(names, library);
  const files = names.flatMap((name): Found[] => {
    const src = `/${name}`;
    const file = pictureFile(library.root, src);
    return file ? [{ ...file, src, isUsed: used.has(src) }] : [];
  });
  // The page that shows a heavy picture warns about it already.
  const heavy = files.filter(
    ({ bytes, isUsed, kind }) => bytes > HEAVIEST && !(isUsed && isPictureKind(kind)),
  );
  const idle = isAllRight ? files.filter(file => isIdle(file) && !heavy.includes(file)) : [];
  return [
    ...files.flatMap(({ src }) => tellingProblem(library.root, src) ?? []),
    ...heavy.map(({ src, bytes }) => remark(src, heavyWords(the.thing('this file'), bytes))),
    ...together(
      idle.filter(({ kind }) => isPictureKind(kind)),
      'No page shows this picture. Show it, or delete the file.',
      count => `No page shows ${count} of the pictures here`,
    ),
    ...together(
      idle.filter(({ kind }) => !isPictureKind(kind)),
      'This is no picture that a page can show, and no page links to it. Link to it, or delete the file.',
      count => `${count} of the files here are no pictures that a page can show, and no page links to them`,
    ),
  ];
}

function isIdle({ src, isUsed }: Found): boolean {
  return src.startsWith('/images/') && !isUsed;
}

const MOST = 5;

/** Reports many files of one kind in one sentence. */
function together(files: Found[], message: string, sentence: (count: number) => string): Problem[] {
  if (files.length <= MOST) return files.map(({ src }) => remark(src, message));
  const first = files.slice(0, MOST).map(({ src }) => quoted(src));
  const list = `${first.join(', ')} and ${files.length - MOST} more`;
  return [remark('/images', `${sentence(files.length)}: ${list}. Use them, or delete the files.`)];
}

/** Visitors get every picture without its notes (publish/publish-pictures.ts). People who get the folder do not. */
function tellingProblem(root: string, src: string): Problem | undefined {
  const { place, name } = pictureTelling(root, src) ?? {};
  if (!place && !name) return undefined;
  const what = place && name ? 'a place and a name' : place ? 'the place where it was taken' : 'a name';
  const message = `This picture carries ${what} beside its pixels. Visitors get it without that, but everybody gets it who gets this folder. "npm run check -- --fix" takes it out. Versions that are in Git already stay there.`;
  return {
    ...remark(src, message),
    fix: {
      title: `Take out ${what}`,
      done: { deed: 'clean', what },
      offset: 0,
      length: 0,
      text: '',
      clean: src,
    },
  };
}

function remark(src: string, message: Said | string): Problem {
  return { ...problemOfFile(PUBLIC_FOLDER + src, message), level: 'warning' };
}

/** Pictures named in documents and drafts, in the look, blocks and starters, and in other published files. */
export function usedPictures(names: string[], library: Library): Set<string> {
  const pages = library.routes().flatMap(route => library.page(route) ?? []);
  const named = pages.flatMap(page => library.summary(page).pictures);
  return new Set([...withPlainNames(named), ...usedBesidePages(names, library)]);
}

/** The same without reading a page. */
export function usedBesidePages(names: string[], library: Library): Set<string> {
  const { root } = library;
  const shared = library.sharedNames().flatMap(name => library.shared(name) ?? []);
  const folders = [
    ...[LOOK_FOLDER, STARTERS].map(folder => join(root, folder)),
    ...library.types.map(type => join(library.homeOf(type), 'blocks', type)),
  ];
  const named = [
    ...[...shared, library.settings()].flatMap(file => outgoingLinksOf(file, library).pictures),
    ...names.filter(name => TEXT.test(name)).flatMap(name => namedIn(join(root, PUBLIC_FOLDER, name))),
    ...folders.flatMap(folder =>
      filesBelow(folder)
        .filter(name => TEXT.test(name))
        .flatMap(namedIn),
    ),
  ];
  return new Set(withPlainNames(named));
}

/** A picture may be named with the signs of an address. */
function withPlainNames(named: string[]): string[] {
  return named.flatMap(src => [src, plain(src)]);
}

const TEXT = /\.(?:css|html?|js|json|md|mjs|svg|tsx?|txt|webmanifest|xml)$/i;
const LARGEST_TEXT = 1_000_000;

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name));
  } catch {
    return [];
  }
}

function namedIn(path: string): string[] {
  return picturesNamed(readUpTo(path, LARGEST_TEXT)?.toString() ?? '');
}

function plain(src: string): string {
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}
