// Makes the three files with which a double click starts a site, on Windows, macOS and Linux. All go the same way: into their own
// folder, stop if Node is missing, install the packages if some are missing or older than the lock, start the site.
import { lstatSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asFailure } from '../../base/failure.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { saveText } from '../../base/files/save.ts';
import { isFields } from '../../base/json-value.ts';
import { realPathOf } from '../../base/kept-place.mjs';
import { spokenFor } from '../../base/languages/read.ts';
import type { Sides } from '../../base/places.mjs';
import { LARGEST_DOCUMENT } from '../../document/files/read.ts';

/** Plain letters alone: a window of Windows may show others wrongly. And no sign that either shell would read. */
const WORDS = {
  en: {
    name: 'Start this site',
    noNode:
      'This site needs Node, a free program that is missing here or too old. Its page opens in the browser now: install the version called LTS, then start this again.',
    page: 'https://nodejs.org/en/download',
    installing: 'Getting everything ready. This takes a minute or two, the first time and after updates.',
    failed:
      'The packages of this site could not be installed. Is this computer on the internet? Start this again, and if it says the same, show these lines to whoever looks after the site.',
    open: 'Leave this open while you work. The pages open in the browser.',
    ended: 'The site has stopped. A double click starts it again.',
    close: 'Press Enter to close this.',
  },
  de: {
    name: 'Diese Website starten',
    noNode:
      'Zum Start fehlt Node, ein kostenloses Programm, oder es ist zu alt. Im Browser erscheint gleich die Seite dazu: Installieren Sie dort die Version mit dem Zusatz LTS, und starten Sie danach noch einmal.',
    page: 'https://nodejs.org/de/download',
    installing: 'Alles wird vorbereitet. Das dauert ein bis zwei Minuten, beim ersten Mal und nach Updates.',
    failed:
      'Die Pakete dieser Website konnten nicht installiert werden. Ist dieser Computer im Internet? Starten Sie noch einmal, und zeigen Sie diese Zeilen sonst der Person, die die Website betreut.',
    open: 'Lassen Sie dieses Fenster offen, solange Sie arbeiten. Die Seiten erscheinen im Browser.',
    ended: 'Die Website ist beendet. Ein Doppelklick startet sie wieder.',
    close: 'Mit der Eingabetaste geht dieses Fenster zu.',
  },
};

/** Node answers both questions, because no shell of Windows compares versions or dates. It fails if the answer is no. */
const IS_NODE_NEW = 'const [a,b]=process.versions.node.split(`.`);process.exit(+(a<20||(a==20&&b<19)))';
const IS_INSTALLED =
  'const {statSync:s}=require(`fs`),t=f=>{try{return s(f).mtimeMs}catch{return 0}},made=t(`node_modules/.package-lock.json`);process.exit(+(made==0||t(`package-lock.json`)>made))';

const ATTRIBUTES = `# Windows reads this one only with ends of lines of its own.
Start.cmd text eol=crlf
`;

type StartFiles = { [file: string]: string };

/** In German for a German site, otherwise in English. */
export function startFilesIn(language: string): StartFiles {
  const words = WORDS[spokenFor(language) === 'de' ? 'de' : 'en'];
  return {
    'Start.cmd': forWindows(words).replaceAll('\n', '\r\n'),
    'Start.command': forShell(words),
    'start.desktop': forLinux(words),
  };
}

/** Only what may be run can be double-clicked. */
export function modeOfNewFile(file: string): number {
  return /^start\.(command|desktop)$/i.test(file) ? 0o755 : 0o644;
}

/** What .gitattributes has to say of these files. It also tells that a site has had them once, and so may have deleted them. */
export function withStartAttributes(attributes: string): string {
  const end = attributes === '' || attributes.endsWith('\n') ? '' : '\n';
  return `${attributes}${end}${ATTRIBUTES}`;
}

/** The names of the files that a site lacks because it was made before there were any. */
export function missingStartFiles({ site, engine }: Sides): string[] {
  const isThere = (file: string) => lstatSync(join(site, file), { throwIfNoEntry: false }) !== undefined;
  const attributes = readUpTo(join(site, '.gitattributes'), LARGEST_DOCUMENT);
  const isUnreadable = attributes === undefined && isThere('.gitattributes');
  const hadThem = /^Start\.cmd\s/m.test(String(attributes ?? ''));
  if (isUnreadable || hadThem || realPathOf(site) === realPathOf(engine) || !isStartedByNpm(site)) return [];
  return Object.keys(startFilesIn('en')).filter(file => !isThere(file));
}

function isStartedByNpm(site: string): boolean {
  try {
    const { scripts } = JSON.parse(String(readUpTo(join(site, 'package.json'), LARGEST_DOCUMENT)));
    return isFields(scripts) && typeof scripts.start === 'string';
  } catch {
    return false;
  }
}

export function addStartFiles(site: string, files: string[], language: string): void {
  const texts = startFilesIn(language);
  const attributes = join(site, '.gitattributes');
  for (const file of files) write(join(site, file), texts[file] ?? '', modeOfNewFile(file));
  saveText(attributes, withStartAttributes(String(readUpTo(attributes, LARGEST_DOCUMENT) ?? '')));
}

/** Never writes over a file, or through a link. */
function write(path: string, text: string, mode: number): void {
  try {
    writeFileSync(path, text, { mode, flag: 'wx' });
  } catch (error) {
    throw asFailure(error, path);
  }
}

type StartWords = (typeof WORDS)['en'];

function forWindows({ noNode, page, installing, failed, open, ended, close }: StartWords): string {
  return `@echo off
rem Starts this site on Windows, with a double click. Whoever wants none of it deletes the file.
setlocal DisableDelayedExpansion
pushd "%~dp0" || goto end
where /q node || goto nonode
node -e "${IS_NODE_NEW}" || goto nonode
node -e "${IS_INSTALLED}" && goto start
echo ${installing}
if exist package-lock.json (call npm ci) else (call npm install)
if errorlevel 1 goto failed
:start
echo ${open}
call npm start
echo ${ended}
goto end
:nonode
echo ${noNode}
start "" ${page}
goto end
:failed
echo ${failed}
:end
echo ${close}
pause >nul
`;
}

function forShell({ noNode, page, installing, failed, open, ended, close }: StartWords): string {
  return `#!/bin/sh
# Starts this site on macOS, with a double click, and on Linux for start.desktop. Whoever wants none of it deletes the file.
say() { printf '\\n%s\\n' "$1"; }
end() { say "$1"; say '${close}'; read -r _; exit "$2"; }
nonode() {
  { xdg-open '${page}' || open '${page}'; } >/dev/null 2>&1
  end '${noNode}' 1
}
case $0 in */*) CDPATH= cd -- "\${0%/*}/" || exit 1 ;; esac
command -v node >/dev/null || nonode
node -e '${IS_NODE_NEW}' || nonode
if ! node -e '${IS_INSTALLED}'; then
  say '${installing}'
  if [ -f package-lock.json ]; then npm ci; else npm install; fi || end '${failed}' 1
fi
say '${open}'
npm start
end '${ended}' 0
`;
}

/** "%k" is the path of this very file. Signs of the shell are escaped twice: https://specifications.freedesktop.org/desktop-entry-spec */
function forLinux({ name }: StartWords): string {
  return `[Desktop Entry]
Type=Application
Name=${name}
Terminal=true
Exec=sh -c "exec sh \\\\"\\\\\${1%%/*}/Start.command\\\\"" sh %k
`;
}
