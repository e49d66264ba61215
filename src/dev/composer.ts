// Serves the composer: the shell at /_edit, the page that it shows in its frame, and the door for what it asks. Only here does the
// composer meet Vite.

import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { escapeHtml } from '../base/escape.ts';
import { shortHash } from '../base/hash.ts';
import { isFields } from '../base/json-value.ts';
import { type Places, placesAt } from '../base/places.mjs';
import { says } from '../base/sentences/said.ts';
import { languageAmong, windowWords } from '../composer/language/languages.ts';
import { answerTo } from '../composer/server/asks.ts';
import type { Author, Copy, ShownCopy } from '../composer/server/copy.ts';
import { NO_PLACE, toldInForm } from '../composer/server/sentences/form-reader.ts';
import { contentPolicy } from '../draw/html/policy.ts';
import { bundleComposer, COMPOSER, COMPOSER_FACES } from '../publish/bundle/client.mjs';
import { hashOfAll, hashSources } from '../publish/bundle/sources.mjs';
import { serveChangeFiles } from './change-file-door.ts';
import { openExchangeProcess } from './exchange-process.ts';
import type { PagesNow } from './now/pages-now.ts';
import { openPastThread } from './past-thread.ts';
import { devPolicy, keepAsPage, keepWindow, pathOf, sendAnswer } from './respond.ts';
import { serveWaitingPhotographs } from './waiting-photographs.ts';
import type { OpenPages } from './watch/sources.ts';
import { readBody } from './write/body.ts';
import { readJson } from './write/change-request.ts';
import { Refusal } from './write/refusal.ts';
import { callerOf, guard, isFromHere } from './write/who-may-write.ts';

const SHELL = '/_edit';
const FRAME = '/@ashlar/frame';
const ASK = '/@ashlar/composer';
const NEWS = '/@ashlar/composer/news';
/** A script has its hash in its name, so that a browser keeps it, compiled, and never runs an old one. */
const SCRIPT = /^\/@ashlar\/composer-([\w-]+)\.js$/;
const STYLE = '/@ashlar/composer.css';

const SHELL_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The dev server knows one author only: the person at this computer. */
const HERE: Author = {
  id: 'here',
  name: 'Somebody at this computer',
  kind: 'person',
  may: ['read', 'edit', 'send', 'publish'],
};

/** A step is six deep itself. The rest is for its value. */
const DEEPEST = 40;

/** Returns what tells the open shells that something has changed. */
export function serveComposer(
  server: ViteDevServer,
  pagesOn: (day?: string) => PagesNow,
  saved: Copy & Pick<ShownCopy, 'day'>,
  token: string,
  showIn: OpenPages['showIn'],
): () => void {
  const { places } = saved;
  /** Each open window, with the name that it gives itself. */
  const listening = new Map<ServerResponse, string>();
  /** Counts what was told. A shell that has looked since need not look again. */
  let news = 0;
  const past = openPastThread(places);
  const exchange = openExchangeProcess(places);
  const copy: ShownCopy = {
    ...saved,
    ...(past && { past }),
    ...(exchange && { exchange }),
    where: 'thisComputer',
    openWindows: () => [...listening.values()],
    showIn(window, route) {
      for (const [response, name] of listening) if (name === window) showIn(response, route);
    },
    news: () => news,
    async draw(route, day, texts, how) {
      const drawn = await pagesOn(day).parts(route, texts, how);
      if (!drawn) return undefined;
      const { page, site, header, main, footer, styles, drawOther } = drawn;
      const parts = { title: page.title, language: site.language, header, main, footer, styles };
      return { page, site, parts, drawOther };
    },
  };

  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown) => {
    if (error instanceof Refusal) {
      const { status, message, said } = error;
      const told = toldInForm({ words: message, said }, NO_PLACE, copy.library(), languageOf(request));
      return send(response, status, { message: told });
    }
    server.config.logger.error((error as Error).stack ?? String(error));
    send(response, 500, { message: windowWords(languageOf(request)).answers.broken });
  };
  const authorOf = (request: IncomingMessage): Author => ({ ...HERE, language: languageOf(request) });
  const answering = { token, send, refuse, languageOf };
  serveWaitingPhotographs(server, copy, answering);
  serveChangeFiles(server, copy, authorOf, answering);
  server.middlewares.use((request, response, next) => {
    const path = pathOf(request);
    if ([ASK, NEWS, STYLE].includes(path) || SCRIPT.test(path)) keepWindow(response);
    if (path === ASK || path === NEWS) {
      hear(request, response, path).catch(error => refuse(request, response, error));
    } else if (!/^(GET|HEAD)$/.test(request.method ?? '')) next();
    else if (path === SHELL || path.startsWith(`${SHELL}/`)) {
      if (!isFromHere(callerOf(request))) return next();
      sendShell(request, response).catch(next);
    } else if (path === STYLE) sendAnswer(response, 200, 'text/css', styleSheet(places));
    else if (SCRIPT.test(path)) sendScript(response, path).catch(next);
    else if (faceIn(path)) sendFace(response, places, faceIn(path) ?? '').catch(next);
    else if (path.startsWith(`${FRAME}/`))
      sendFrame(response, pagesOn(), path.slice(FRAME.length)).catch(next);
    else next();
  });

  async function hear(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    guard(callerOf(request), token);
    if (request.url !== path) throw new Refusal(404, says`This address takes no questions.`);
    const question = readJson(await readBody(request), DEEPEST);
    if (path === NEWS) return listen(response, windowIn(question));
    const { status, told } = await answerTo(copy, authorOf(request), question);
    send(response, status, told);
  }

  async function sendShell(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { address } = await scriptOf(places);
    keepAsPage(response, SHELL_POLICY);
    sendAnswer(response, 200, 'text/html', shellDocument(token, languageOf(request), address));
  }

  async function sendScript(response: ServerResponse, path: string): Promise<void> {
    const { address, text } = await scriptOf(places);
    if (path !== address)
      return sendAnswer(response, 404, 'text/plain', 'The window has changed since. Load it again.');
    sendAnswer(response, 200, 'text/javascript', text, 'max-age=31536000, immutable');
  }

  function listen(response: ServerResponse, window: string): void {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.write(`${news}\n`);
    listening.set(response, window);
    response.once('close', () => {
      listening.delete(response);
      showIn(response);
    });
  }

  return () => {
    news += 1;
    for (const response of listening.keys()) response.write(`${news}\n`);
  };
}

/** Names no window if the question does not. */
function windowIn(question: unknown): string {
  return isFields(question) && typeof question.window === 'string' ? question.window : '';
}

function send(response: ServerResponse, status: number, told: object): void {
  // A refused body may not have been read. Closing the connection discards it.
  if (status >= 400) response.setHeader('Connection', 'close');
  if (status === 405) response.setHeader('Allow', 'PUT');
  sendAnswer(response, status, 'application/json', JSON.stringify(told));
}

/** The window names its language. Before it has opened, the browser names those of its user. */
function languageOf({ headers }: IncomingMessage): string {
  return languageAmong((headers['accept-language'] ?? '').split(','));
}

function shellDocument(token: string, language: string, script: string): string {
  const { title, needsScript, opening } = windowWords(language).window;
  const [face] = Object.keys(COMPOSER_FACES);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="preload" href="/@ashlar/${face}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${STYLE}">
</head>
<body>
<div id="composer" data-token="${escapeHtml(token)}"><p class="opening" role="status">${opening}</p></div>
<noscript>${needsScript}</noscript>
<script type="module" src="${script}"></script>
</body>
</html>
`;
}

/** The name of the file of a face, if this is its address. */
function faceIn(path: string): string | undefined {
  return Object.keys(COMPOSER_FACES).find(name => path === `/@ashlar/${name}`);
}

/** Each part of the window has its styles beside it. They need no order: what all parts share stands in a layer. */
function styleSheet({ engine }: Places): string {
  const folder = join(engine, 'src/composer/window');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.css'),
  );
  return names
    .sort()
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

async function scriptOf({ engine }: Places): Promise<{ address: string; text: string }> {
  const text = readFileSync(join(await bundledIn(engine), COMPOSER), 'utf8');
  return { address: `/@ashlar/composer-${shortHash(text)}.js`, text };
}

async function sendFace(response: ServerResponse, { engine }: Places, name: string): Promise<void> {
  const folder = await bundledIn(engine);
  response.setHeader('Content-Type', 'font/woff2');
  response.setHeader('Cache-Control', 'max-age=86400');
  response.end(readFileSync(join(folder, name)));
}

/** The shell needs no block, so every site uses the same one. */
function bundledIn(engine: string): Promise<string> {
  const own = placesAt(engine);
  return bundleComposer(own, hashOfAll(hashSources(own)));
}

/** Nothing runs in the frame. The shell listens from outside, which "sandbox" would stop in Safari. */
async function sendFrame(response: ServerResponse, pagesNow: PagesNow, path: string): Promise<void> {
  const found = pagesNow.routeOf(path);
  const { html } = await pagesNow.document(found ?? pagesNow.missingRoute(path), true);
  const policy = devPolicy(contentPolicy([]))
    .replace(/script-src [^;]*/, "script-src 'none'")
    // A page is also looked at with pictures that are not here yet.
    .replace("img-src 'self'", "img-src 'self' data:")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  keepAsPage(response, policy);
  sendAnswer(response, found === undefined ? 404 : 200, 'text/html', html);
}
