// The site's headers in, those of the gallery out: as strict, but its own pages may frame one another.
import { contentPolicy, type Headers, securityHeaders } from '../../draw/html/policy.ts';

export function galleryHeaders(): Headers {
  return {
    ...securityHeaders([]),
    'Content-Security-Policy': galleryPolicy(),
    'X-Frame-Options': 'SAMEORIGIN',
  };
}

export function galleryPolicy(): string {
  const policy = contentPolicy([]).replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  return `${policy}; frame-src 'self'`;
}
