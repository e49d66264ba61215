// Reports changes of code: what cannot run, what throws, and that the running engine is older than its files.
import type { ViteDevServer } from 'vite';
import type { Places } from '../../base/places.mjs';
import { sourceName } from '../../publish/bundle/code-mistakes.ts';
import { type CodeNow, drawsPages, isProgram } from '../now/code-now.ts';
import type { ComponentsNow } from '../now/components-now.ts';
import type { PagesNow } from '../now/pages-now.ts';
import { lookTwice } from './as-read.ts';
import type { OpenPages } from './sources.ts';

const CHANGED = 'The engine has changed. Stop "npm start" and start it again.';

export function watchCode(
  { watcher, config }: ViteDevServer,
  places: Places,
  code: CodeNow,
  components: ComponentsNow,
  pagesNow: PagesNow,
  { tellAll, routes }: Pick<OpenPages, 'tellAll' | 'routes'>,
): void {
  const said = new Map<string, string>();

  watcher.on('all', (event, path) => {
    if (drawsPages(path, places)) lookTwice(path, look);
    else if (event === 'change' && isProgram(path, places)) sayChanged(path);
  });
  components.onRunAnew(() => void drawAgain());

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

  function sayChanged(path: string): void {
    if (!code.programChanged(sourceName(path, places), CHANGED)) return;
    config.logger.warn(CHANGED, { timestamp: true });
    tellAll();
  }
}
