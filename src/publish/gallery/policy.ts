// The headers of the gallery: as strict as the site's, except that its own pages may show each other in frames.
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
