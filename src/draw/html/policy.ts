// What a page may load and run. One source for the dev server, the preview and every host: a header for all answers, and in each
// page the one style that it holds.
import { createHash } from 'node:crypto';
import type { SiteDocument } from '../../generated/types.ts';

export type Headers = { [name: string]: string };

/** Two years, for every other host of the domain as well, and for good once browsers ship the domain in their list. */
const HTTPS_FOR_WHOLE_DOMAIN = 'max-age=63072000; includeSubDomains; preload';
/** A month, for this host alone: longer than visitors mostly stay away, and a studio that has to take it back can wait for it. */
const HTTPS_FOR_THIS_HOST = 'max-age=2592000';

export function securityHeaders(
  inlineScripts: string[],
  site: Pick<SiteDocument, 'httpsForWholeDomain'> = {},
  endpoints: string[] = [],
): Headers {
  return {
    'Content-Security-Policy': contentPolicy(inlineScripts, endpoints),
    'Strict-Transport-Security': site.httpsForWholeDomain ? HTTPS_FOR_WHOLE_DOMAIN : HTTPS_FOR_THIS_HOST,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** What is no page asks for nothing. */
export const FILE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/**
 * Lets the styles of a page past the policy of all answers. Hashes there would have to be those of every page, and hosts leave out a
 * header of more than 2,000 characters. So each page names its own by their hashes, and a browser holds styles to both policies.
 */
export const STYLE_KEY = 'hash-in-page';

/** "endpoints" are the other origins that forms send to. */
export function contentPolicy(inlineScripts: string[], endpoints: string[] = []): string {
  const receivers = ["'self'", ...new Set(endpoints)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inlineScripts.map(contentHash)].join(' ')}`,
    `style-src 'self' 'nonce-${STYLE_KEY}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${receivers}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${receivers}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** For the page that holds them. */
export function stylePolicy(styles: string[]): string {
  return `style-src 'self' ${styles.map(contentHash).join(' ')}`;
}

/** Who may frame a page, browsers take from a header alone, and complain of it elsewhere. */
const HEADER_ALONE = /; frame-ancestors [^;]*/;

/** Nothing in a policy ends an attribute. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ALONE, '')}">`;
}

/** The form in which a content security policy names a text. */
function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
