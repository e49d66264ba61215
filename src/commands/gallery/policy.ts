// The site's headers in, those of the gallery out: as strict, but its own pages may frame one another.
import { contentPolicy, type Headers, securityHeaders } from '../../html/policy.ts';
import type { StyleSheets } from '../../html/styles.ts';

export function galleryHeaders(styles: StyleSheets): Headers {
  return {
    ...securityHeaders(styles, []),
    'Content-Security-Policy': galleryPolicy(styles),
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

export function galleryPolicy(styles: StyleSheets): string {
  const policy = contentPolicy(styles, []).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return `${policy}; frame-src 'self'`;
}
