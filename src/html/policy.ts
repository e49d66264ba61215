// What a page may load and run, the same on every page. One source for the dev server, the preview and every host.
import type { SiteDocument } from '../generated/types.ts';
import { contentHash, type StyleSheets } from './styles.ts';

export type Headers = { [name: string]: string };

/** Two years, for every other host of the domain as well, and for good once browsers ship the domain in their list. */
const HTTPS_FOR_WHOLE_DOMAIN = 'max-age=63072000; includeSubDomains; preload';
/** A month, for this host alone: longer than visitors mostly stay away, and a studio that has to take it back can wait for it. */
const HTTPS_FOR_THIS_HOST = 'max-age=2592000';

export function securityHeaders(
  styles: StyleSheets,
  inlineScripts: string[],
  site: Pick<SiteDocument, 'httpsForWholeDomain'> = {},
  endpoints: string[] = [],
): Headers {
  return {
    'Content-Security-Policy': contentPolicy(styles, inlineScripts, endpoints),
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

/** What is no page asks for nothing, and needs no hashes: they would make every font and picture 2.7 kB heavier. */
export const FILE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** "endpoints" are the other origins that forms send to. */
export function contentPolicy(
  styles: StyleSheets,
  inlineScripts: string[],
  endpoints: string[] = [],
): string {
  const receivers = ["'self'", ...new Set(endpoints)].join(' ');
  const styleHashes = [...styles.values()].filter(style => style.css !== '').map(style => style.hash);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts.map(contentHash).join(' ')}`,
    `style-src 'self' ${styleHashes.join(' ')}`,
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

/** Who may frame a page, browsers take from a header alone, and complain of it elsewhere. */
const HEADER_ALONE = /; frame-ancestors [^;]*/;

/** Nothing in a policy ends an attribute. */
export function policyMeta(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${policy.replace(HEADER_ALONE, '')}">`;
}
