// A change in, one HTML file to send by mail out: for a site without Git, for one that is connected with no host, and for a day on
// which the host does not answer.
import {
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { longDate } from '../../base/dates.ts';
import { failureIn } from '../../base/failure.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import type { Sides } from '../../base/places.mjs';
import { isLeftBehindName } from '../../document/files/folder.ts';
import { plainName } from '../../document/files/pages.ts';
import { makeFolder } from '../../edit/folder.ts';
import { saveText } from '../../edit/save.ts';
import { openCheckout } from '../../history/checkout.ts';
import { listFiles } from '../../publish/output-folder.ts';
import { openLibrary } from '../../site/library.ts';
import { asVisitorsSee } from '../../site/otherwise.ts';
import type { Report } from '../changes/changes.ts';
import { compareFolders } from '../changes/compare/sides.ts';
import type { Album, Shot } from '../changes/pictures/album.ts';
import { takeAlbum } from '../changes/pictures/pictures.ts';
import { headline } from '../changes/report/tell.ts';
import { askGit, commitAt, tryGit } from './git/repository.ts';
import { type SentFile, sentPage } from './page.ts';
import type { Where } from './plan.ts';
import { ofContent, proposedTitle } from './title.ts';

/** Beside pages/, where somebody finds it; it tells Git itself to look away. */
const FOLDER = 'handed-in';

/** Where no history is kept, the content as it was when it was last sent. */
const lastSentIn = (site: string): string => join(keptPlace(site), 'last-sent');

/** More than this many bytes no mail takes, together. */
const MOST_FILES = 6_000_000;
const MOST_PICTURES = 9_000_000;
const MOST_PAGES = 10;

type Wanted = {
  title?: string;
  day: string;
  where?: Where;
  startBrowser: () => Promise<Browser>;
};

type Earlier = { sides?: Sides; compared: string; remove: () => void };

/** Undefined where nothing has changed. */
export async function writeFile(
  sides: Sides,
  { title, day, where, startBrowser }: Wanted,
): Promise<{ file: string; remarks: string[] } | undefined> {
  const earlier = where ? committed(sides, where) : lastSent(sides);
  try {
    const files = filesOf(earlier.sides?.site, sides.site);
    if (files.length === 0) return undefined;
    const report = earlier.sides ? ofContent(await compareFolders(earlier.sides, sides)) : everything(sides);
    const { album, remarks } = await pictured(report, sides, earlier, startBrowser);
    const named = title ?? (earlier.sides ? proposedTitle(report) : 'The whole site');
    const html = sentPage({
      title: named,
      day: longDate(day),
      compared: earlier.compared,
      headline: earlier.sides ? headline(report) : '',
      report,
      album,
      files,
      remarks,
    });
    const file = save(
      sides.site,
      `${day}-${plainName(named).slice(0, 40).replace(/-$/, '') || 'change'}`,
      html,
    );
    if (!where) keep(sides);
    return { file, remarks };
  } finally {
    earlier.remove();
  }
}

/** Where the change began: what the reviewer has. */
function committed(sides: Sides, { repository, isOwn, main, remote }: Where): Earlier {
  const targets = [...(remote ? [`refs/remotes/${remote}/${main}`] : []), `refs/heads/${main}`];
  const target = isOwn ? targets.find(name => commitAt(repository, name)) : undefined;
  const fork = target && tryGit(repository, ['merge-base', 'HEAD', target]).stdout.trim();
  const base = fork || 'HEAD';
  const told = askGit(repository, ['log', '-1', '--format=%h "%s"', base]).trim();
  const { earlier, remove } = openCheckout(sides, base);
  return { sides: earlier, compared: `Compared with ${told}.`, remove };
}

function lastSent({ engine, site }: Sides): Earlier {
  const folder = lastSentIn(site);
  const remove = () => {};
  if (existsSync(join(folder, 'pages')))
    return { sides: { engine, site: folder }, compared: 'Compared with what was handed in last.', remove };
  const compared =
    'There is no earlier version on this computer to compare with, so this is the whole site as it is now. From the next time on, it is what has changed.';
  return { compared, remove };
}

/** Copied whole before it takes its place. */
function keep({ engine, site }: Sides): void {
  const folder = lastSentIn(site);
  const made = `${folder}.new`;
  rmSync(made, { recursive: true, force: true });
  const parts = ['pages', ...(engine === site ? [] : ['blocks', 'package.json'])];
  for (const part of parts.filter(part => existsSync(join(site, part))))
    cpSync(join(site, part), join(made, part), { recursive: true, mode: constants.COPYFILE_FICLONE });
  rmSync(folder, { recursive: true, force: true });
  renameSync(made, folder);
}

function everything(sides: Sides): Report {
  const library = openLibrary(sides.site, sides.engine);
  const visible = library.routes().filter(route => asVisitorsSee(library).page(route) !== undefined);
  const pages = visible.map(route => ({ route, own: true }));
  return { changes: [], pages, names: new Map(), remarks: [] };
}

/** Small ones first, so that a large picture keeps back no page. */
function filesOf(was: string | undefined, now: string): SentFile[] {
  const [before, after] = [was === undefined ? new Map<string, Buffer>() : contentIn(was), contentIn(now)];
  const there = [...after].flatMap(([file, bytes]): SentFile[] => {
    const old = before.get(file);
    if (old === undefined) return [{ file, state: 'added', bytes }];
    return old.equals(bytes) ? [] : [{ file, state: 'changed', bytes }];
  });
  let room = MOST_FILES;
  const ordered = there.sort((a, b) => (a.bytes?.length ?? 0) - (b.bytes?.length ?? 0));
  const fitting = ordered.map(({ file, state, bytes }): SentFile => {
    room -= bytes?.length ?? 0;
    return room < 0 ? { file, state } : { file, state, bytes };
  });
  const gone = [...before.keys()].filter(file => !after.has(file));
  return [...fitting, ...gone.map((file): SentFile => ({ file, state: 'removed' }))];
}

function contentIn(site: string): Map<string, Buffer> {
  const folder = join(site, 'pages');
  const names = listFiles(folder).filter(
    name =>
      !/(^|\/)\./.test(name) &&
      !isLeftBehindName(name.split('/').at(-1) ?? '') &&
      lstatSync(join(folder, name)).isFile(),
  );
  return new Map(names.map(name => [`pages/${name}`, readFileSync(join(folder, name))]));
}

/** Words alone where there is no browser to take pictures with. */
async function pictured(
  report: Report,
  later: Sides,
  { sides: earlier, compared }: Earlier,
  startBrowser: () => Promise<Browser>,
): Promise<{ album?: Album; remarks: string[] }> {
  if (report.pages.length === 0) return { remarks: [] };
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-sent-'));
  let browser: Browser | undefined;
  try {
    const started = await startBrowser();
    browser = started;
    const wanted = { report, compared, earlier, later, folder, most: MOST_PAGES };
    return await asMailed(await takeAlbum({ ...wanted, startBrowser: async () => started }), folder);
  } catch (error) {
    const reason = (failureIn(error) ?? (error as Error)).message.split('\n')[0];
    return { remarks: [`There are no pictures in it: ${reason}`] };
  } finally {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each picture as a small photograph of itself, in the file. */
async function asMailed(album: Album, folder: string): Promise<{ album: Album; remarks: string[] }> {
  const { default: sharp } = await import('sharp');
  let room = MOST_PICTURES;
  let left = 0;
  const inFile = async (name: string | undefined) => {
    if (name === undefined) return undefined;
    const bytes = await sharp(join(folder, name)).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
    room -= bytes.length;
    if (room >= 0) return `data:image/jpeg;base64,${bytes.toString('base64')}`;
    left += 1;
    return undefined;
  };
  const spreads = [];
  for (const spread of album.spreads) {
    const shots: Shot[] = [];
    for (const shot of spread.shots)
      shots.push({ ...shot, before: await inFile(shot.before), after: await inFile(shot.after) });
    spreads.push({ ...spread, shots });
  }
  const remarks = left > 0 ? ['Some pictures are left out, because a mail takes no more.'] : [];
  return { album: { ...album, spreads }, remarks: [...album.remarks, ...remarks] };
}

function save(site: string, name: string, html: string): string {
  const folder = join(site, FOLDER);
  makeFolder(folder);
  writeFileSync(join(folder, '.gitignore'), '*\n');
  const file = join(folder, `${name}.html`);
  saveText(file, html);
  return file;
}
