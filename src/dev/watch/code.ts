// Reports changes of code: what cannot run, what throws, and that the running engine is older than its files.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import { ICON_FOLDER } from '../../document/schema/own-icons.ts';
import { sourceName } from '../../publish/bundle/code-mistakes.ts';
import { type CodeNow, drawingFiles, drawsPages, isProgram } from '../now/code-now.ts';
import type { ComponentsNow } from '../now/components-now.ts';
import type { PagesNow } from '../now/pages-now.ts';
import { lookTwice, openFilesAsRead, ROUND_MS } from './as-read.ts';
import type { OpenPages } from './sources.ts';

/** Stands for all files of code that draw pages. */
const CODE = 'code';
const NEW_ICON = 'The icons have changed. Stop "npm start" and start it again.';
const CHANGED = 'The engine has changed. Stop "npm start" and start it again.';

export function watchCode(
  { watcher, httpServer, config }: ViteDevServer,
  places: Places,
  code: CodeNow,
  components: ComponentsNow,
  pagesNow: PagesNow,
  { tellAll, routes }: Pick<OpenPages, 'tellAll' | 'routes'>,
): void {
  const said = new Map<string, string>();
  const files = openFilesAsRead(() => drawingFiles(places));
  const noteStamps = () => files.reading(CODE, () => {});

  noteStamps();
  watcher.on('all', (event, path) => {
    if (drawsPages(path, places)) {
      files.forget(path);
      noteStamps();
      lookTwice(path, look);
    } else if (event === 'change' && isProgram(path, places)) sayChanged(path, CHANGED);
    else if (path.startsWith(join(places.site, ICON_FOLDER))) sayChanged(path, NEW_ICON);
  });
  const rounds = setInterval(() => files.overdue([CODE]).forEach(report), ROUND_MS).unref();
  httpServer?.once('close', () => clearInterval(rounds));
  components.onRunAnew(() => void drawAgain());

  /** Reports a change that the watcher has missed in its place, because Vite hears of changes from the watcher alone. */
  function report(path: string): void {
    const event = existsSync(path) ? 'change' : 'unlink';
    watcher.emit(event, path);
    watcher.emit('all', event, path);
  }

  function look(path: string): void {
    void code.look(path).then(drawAgain);
  }

  /** Draws every open page once, to see what throws. */
  async function drawAgain(): Promise<void> {
    await pagesNow.tryDrawing(routes());
    sayOnce();
    tellAll();
  }

  function sayOnce(): void {
    const lines = pagesNow
      .codeProblems()
      .map(({ file, line, column, message }) => [`${file}:${line}:${column}`, message] as const);
    for (const [place, message] of lines)
      if (said.get(place) !== message) config.logger.error(`${place}  ${message}`, { timestamp: true });
    said.clear();
    for (const [place, message] of lines) said.set(place, message);
  }

  function sayChanged(path: string, message: string): void {
    if (!code.programChanged(sourceName(path, places), message)) return;
    config.logger.warn(message, { timestamp: true });
    tellAll();
  }
}
