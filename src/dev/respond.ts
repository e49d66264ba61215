// What the parts of the dev server that answer requests share.
import type { ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { FILE_POLICY } from '../draw/html/policy.ts';
import { type StyleSheets, styleMarkup } from '../draw/html/styles.ts';

/** The local server has no https to upgrade to. Apart from that the policy is as strict as on the finished site. */
export function devPolicy(policy: string): string {
  return policy.replace('; upgrade-insecure-requests', '');
}

/** A file that is opened by its own address runs no code and has no origin, so it cannot reach what the site's pages can. */
const NOTHING_RUNS = `${FILE_POLICY}; sandbox`;

/**
 * A page of another site can request anything here, but it cannot run, show or read it. The site's own pages set their own policy
 * later. A PDF gets no sandbox, because the browser's viewer does not start in one; that viewer keeps the document away from the
 * site.
 */
export function keepToOwnPages({ url = '' }: Connect.IncomingMessage, response: ServerResponse): void {
  const isPdf = /^[^?#]*\.pdf(?:[?#]|$)/i.test(url);
  response.setHeader('Content-Security-Policy', isPdf ? FILE_POLICY : NOTHING_RUNS);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** A page of another site that opens this in a window gets no hold of that window. */
export function keepWindow(response: ServerResponse): void {
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
}

export function keepAsPage(response: ServerResponse, policy: string): void {
  response.setHeader('Content-Security-Policy', policy);
  keepWindow(response);
}

export function sendAnswer(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  kept = 'no-store',
): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', kept);
  response.end(body);
}

export function pathOf(request: Connect.IncomingMessage): string {
  const [path = '/'] = (request.url ?? '/').split('?');
  return path;
}

/** Each sheet has its name on its element, so that it can be replaced. */
export function namedStyles(styles: StyleSheets): string {
  const held = [...styles.values()].filter(({ css }) => css !== '');
  return styleMarkup(held.map(({ name, css }) => ({ css, sheet: name })));
}
