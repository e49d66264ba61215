// The one way by which a page changes documents: PUT /@ashlar/documents changes several of them together or not at all. PUT
// /@ashlar/editor opens the author's editor at a place. Both have the same guard, and neither exists on a finished site.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { failureIn, Refused } from '../../base/failure.ts';
import type { Places } from '../../base/places.mjs';
import { counted } from '../../base/words.ts';
import { makeChange } from '../../change/change.ts';
import { type JudgedEdits, judgeEdits, type Reason } from '../../change/fix/judge-edits.ts';
import { renamedFile } from '../../change/fix/rename-file.ts';
import type { Recorder } from '../../change/journal/record.ts';
import { movePage } from '../../change/pages/move/move-page.ts';
import type { Copy } from '../../composer/server/copy.ts';
import type { Fix, Problem } from '../../document/problem/problem.ts';
import { findFile, versionOf } from '../../site/library/find-document.ts';
import type { Library } from '../../site/types.ts';
import { addressIn, hear } from '../watch/hear.ts';
import { readBody } from './body.ts';
import { isCount, readJson, readRequests, requestFields } from './change-request.ts';
import { Refusal } from './refusal.ts';
import { callerOf, guard } from './who-may-write.ts';

const DOCUMENTS = '/@ashlar/documents';
const EDITOR = '/@ashlar/editor';
/** Vite's address that opens any file for any page that asks. Our guard refuses requests before they get there. */
const LAUNCHER = '/__open-in-editor';
/** Matches as loosely as Vite's router: in upper or lower case, and with a host in front. */
const OURS = /^([a-z]+:\/\/[^/]*)?\/+(@ashlar\/(documents|editor)|__open-in-editor)(?![\w-])/i;

type Answer = { status: number; message: string; version?: string; problems?: Problem[] };

type Site = { library: Library; places: Places; record: Recorder };

export function serveWriting(server: ViteDevServer, copy: Copy, token: string): void {
  // Only pages that this server has sent can open this channel.
  hear(
    server,
    'ashlar:open',
    ({ route }) => addressIn(route),
    (_, client) => client.send('ashlar:token', { token }),
  );
  server.middlewares.use((request, response, next) => {
    if (!OURS.test(request.url ?? '')) return next();
    respond(request, token, copy).then(
      answered => (answered ? answer(response, answered) : next()),
      error => answer(response, refusalOf(error)),
    );
  });
}

/** Without an answer the request goes on to Vite's launcher of editors. */
async function respond(request: IncomingMessage, token: string, copy: Copy): Promise<Answer | undefined> {
  guard(callerOf(request), token);
  const { url = '' } = request;
  const body = await readBody(request);
  if (url === DOCUMENTS) return writeAndTell(copy, body);
  if (url !== EDITOR) throw new Refusal(404, 'This address takes no changes.');
  request.url = `${LAUNCHER}?file=${encodeURIComponent(placeOf(copy.library(), body))}`;
  return undefined;
}

/** A fix may change more documents than the request names, so the journal is asked which ones were saved. */
function writeAndTell({ library, places, journal, tell }: Copy, body: Buffer): Answer {
  const saved: string[] = [];
  const record: Recorder = (head, files, ...others) => {
    saved.push(...files);
    return journal.record(head, files, ...others);
  };
  const answered = write({ library: library(), places, record }, body);
  if (saved.length > 0) tell(saved);
  return answered;
}

/** Nothing waits between reading the documents and saving them. So of two requests for the same version the second is refused. */
function write(site: Site, body: Buffer): Answer {
  const { library, record } = site;
  const judged = judgeEdits(library, readRequests(body));
  switch (judged.kind) {
    case 'refused':
      return { status: STATUS[judged.because], message: judged.message, problems: judged.problems };
    case 'same':
      return { status: 200, message: `${judged.file} is as it was.`, version: judged.version };
    case 'save':
      makeChange({ by: 'browser', files: judged.files }, library, record);
      return saved(judged.files);
    case 'rename':
      return renamePicture(site, judged);
    case 'move-page':
      return finishMove(site, judged.page);
  }
}

function saved([only, ...others]: (JudgedEdits & { kind: 'save' })['files']): Answer {
  if (only && others.length === 0)
    return { status: 200, message: `${only.file} is saved.`, version: versionOf(only.after) };
  return { status: 200, message: `${counted(others.length + 1, 'document')} changed.` };
}

function renamePicture({ library, record }: Site, { file, move }: JudgedEdits & { kind: 'rename' }): Answer {
  // A page that was saved a moment ago may use the picture too, before the watcher has reported it.
  library.forget();
  const change = renamedFile(move, library);
  makeChange({ by: 'browser', ...change }, library, record);
  const own = change.files.find(one => one.file === file)?.after;
  const others = change.files.length - (own === undefined ? 0 : 1);
  const also = others > 0 ? ` ${counted(others, 'other document')} changed with it.` : '';
  const message = `The picture is ${move.to} now.${also}`;
  return { status: 200, message, ...(own !== undefined && { version: versionOf(own) }) };
}

/** The page has been moved already. Changes everything that leads to it. */
function finishMove({ library, places, record }: Site, { from, to }: NonNullable<Fix['page']>): Answer {
  // A link that was saved a moment ago has to change too, before the watcher has reported it.
  library.forget();
  const move = { old: from, wanted: to, withPagesBelow: false, isRehearsal: false };
  return { status: 200, message: movePage(move, library, places.site, record) };
}

/** { "document": "/faq", "line": 8, "column": 7 } → "…/pages/faq.json:8:7" */
function placeOf(library: Library, body: Buffer): string {
  const { document, line, column } = requestFields(
    readJson(body),
    ['document', 'line', 'column'],
    'The place',
  );
  if (typeof document !== 'string' || !isCount(line) || !isCount(column))
    throw new Refusal(400, 'A place is the name of a document, a line and a column.');
  const found = findFile(library.root, document);
  if ('kind' in found) throw new Refusal(STATUS[found.because], found.message);
  return `${found.path}:${line}:${column}`;
}

const STATUS: { [reason in Reason]: number } = {
  unknown: 404,
  elsewhere: 403,
  unreadable: 422,
  changed: 409,
  impossible: 400,
  mistakes: 422,
};

function refusalOf(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, message: error.message };
  const failure = failureIn(error);
  // A failure that is not the disk's is one of the content: somebody has changed it, or it has a mistake.
  if (failure) return { status: failure instanceof Refused ? 500 : STATUS.changed, message: failure.message };
  const { code, message } = error as NodeJS.ErrnoException;
  return { status: 500, message: `The change could not be saved (${code ?? message}).` };
}

function answer(response: ServerResponse, { status, ...rest }: Answer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (status === 405) response.setHeader('Allow', 'PUT');
  // A refused body may not have been read. Closing the connection discards it.
  if (status >= 400) response.setHeader('Connection', 'close');
  response.end(JSON.stringify(rest));
}
