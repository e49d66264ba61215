// Refuses every request that does not come from a page of this server, in a browser on this computer. Any page of the internet
// can make a browser send requests to a local server.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOwnName } from '../../base/own-names.ts';
import { type Said, says } from '../../base/sentences/said.ts';
import { Refusal } from './refusal.ts';

const TOKEN_HEADER = 'x-ashlar-token';

/** What is known of a request before its body is read. A header that was sent twice has two values. */
export type Caller = {
  method: string;
  remoteAddress: string;
  localPort: number;
  headers: { [name: string]: string[] | undefined };
};

export function callerOf(request: IncomingMessage): Caller {
  return {
    method: request.method ?? '',
    remoteAddress: request.socket.remoteAddress ?? '',
    localPort: request.socket.localPort ?? 0,
    headers: request.headersDistinct,
  };
}

/** "form" is in what form the body has to be sent. */
export function guard(caller: Caller, token: string, form: SentAs = 'application/json'): void {
  const closed = GATES.find(({ lets }) => !lets(caller, token));
  if (closed) throw new Refusal(closed.status, closed.message);
  if (isSentAs(form, caller)) return;
  throw new Refusal(415, `A change is sent as ${form}, neither compressed nor in another form.`);
}

/** No form of a page of another site can send one of these without asking first. */
type SentAs = 'application/json' | 'application/octet-stream';

function isSentAs(form: SentAs, { headers }: Caller): boolean {
  const said = only(headers['content-type']) ?? '';
  const isForm = form === 'application/json' ? JSON_FORM.test(said) : said.toLowerCase() === form;
  return isForm && headers['content-encoding'] === undefined;
}

const JSON_FORM = /^application\/json(; ?charset=utf-8)?$/i;

/** Whether a browser on this computer asks, under a name that always means this computer. */
export function isFromHere({ remoteAddress, headers, localPort }: Caller): boolean {
  return isLoopback(remoteAddress) && isOwnHost(only(headers.host), localPort);
}

type Gate = { status: number; message: Said; lets: (caller: Caller, token: string) => boolean };

const GATES: Gate[] = [
  {
    status: 403,
    message: says`Changes can be made only on the computer that runs the site.`,
    lets: ({ remoteAddress }) => isLoopback(remoteAddress),
  },
  {
    status: 403,
    message: says`Changes can be made only from localhost.`,
    lets: ({ headers, localPort }) => isOwnHost(only(headers.host), localPort),
  },
  {
    status: 403,
    message: says`Changes can be made only from a page of this site.`,
    lets: ({ headers }) =>
      only(headers.origin) === `http://${only(headers.host)}` &&
      (headers['sec-fetch-site'] === undefined || only(headers['sec-fetch-site']) === 'same-origin'),
  },
  {
    status: 405,
    message: says`This address takes changes by PUT and nothing else.`,
    lets: ({ method }) => method === 'PUT',
  },
  {
    status: 403,
    message: says`The site has been started anew since this page was loaded. Load the page again.`,
    lets: ({ headers }, token) => isEqual(only(headers[TOKEN_HEADER]) ?? '', token),
  },
];

function only(values: string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address) || address === '::1';
}

/** The port has to be ours. */
function isOwnHost(host: string | undefined, port: number): boolean {
  const [, name = '', given] = /^([^:]+|\[[^\]]+\])(?::(\d+))?$/.exec(host ?? '') ?? [];
  return isOwnName(name) && Number(given ?? 80) === port;
}

/** Takes equally long wherever the two differ, so that the time does not tell how much of a guess is right. */
function isEqual(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map(text => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
