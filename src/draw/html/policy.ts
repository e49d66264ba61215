// Decides what a page may load and run, for the dev server, the preview and every host: one header for all answers, and in each
// page the hash of its own style.
import { createHash } from 'node:crypto';
import type { SiteDocument } from '../../generated/types.ts';

export type Headers = { [name: string]: string };

/** Two years, for every host of the domain, and for good once browsers put the domain on their list (https://hstspreload.org). */
const HTTPS_FOR_WHOLE_DOMAIN = 'max-age=63072000; includeSubDomains; preload';
/** A month, for this host only. Most visitors return sooner, and a site that has to go back to plain HTTP can wait that long. */
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

/** A file that is not a page loads nothing. */
export const FILE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/**
 * A header with the hashes of every page's styles would be too long: Cloudflare Pages takes 2,000 characters
 * (https://developers.cloudflare.com/pages/configuration/headers/). So the header lets styles with this nonce pass, and each page
 * names the hashes of its own styles. Browsers apply both policies.
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

/** The policy of a page for its own styles. */
export function stylePolicy(styles: string[]): string {
  return `style-src 'self' ${styles.map(contentHash).join(' ')}`;
}

/**
 * Browsers take frame-ancestors only from a header, and complain if a page contains it
 * (https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Content-Security-Policy/frame-ancestors).
 */
const HEADER_ALONE = /; frame-ancestors [^;]*/;

/** Needs no escaping: no policy contains a double quotation mark. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ALONE, '')}">`;
}

/** Names a text the way a content security policy does. */
function contentHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
