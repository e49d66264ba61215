// What the parts of the dev server that answer requests share.
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { FILE_POLICY } from '../draw/html/policy.ts';
import { type StyleSheets, styleMarkup } from '../draw/html/styles.ts';

/** Nothing to upgrade to on a local server; everything else is as strict as on the finished site. */
export function devPolicy(policy: string): string {
  return policy.replace('; upgrade-insecure-requests', '');
}

/** A file that is opened by its address runs nothing, and is of no origin: it gets none of what pages of the site get. */
const NOTHING_RUNS = `${FILE_POLICY}; sandbox`;

/**
 * A page of another site can ask for anything here, but gets to run, show or read none of it. Pages bring their own policy; what
 * shows a PDF in a browser is a program that starts in no sandbox, and keeps the document away from the site by itself.
 */
export function keepToOwnPages({ url = '' }: Connect.IncomingMessage, response: ServerResponse): void {
  const isPdf = /^[^?#]*\.pdf(?:[?#]|$)/i.test(url);
  response.setHeader('Content-Security-Policy', isPdf ? FILE_POLICY : NOTHING_RUNS);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

export function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

export function pathOf(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  return path;
}

/** Each by its name, so that it can be replaced. */
export function namedStyles(styles: StyleSheets): string {
  const held = [...styles.values()].filter(({ css }) => css !== '');
  return styleMarkup(held.map(({ name, css }) => ({ css, sheet: name })));
}
