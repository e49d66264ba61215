// Finds headers that could be stricter, by Mozilla's rules and some of our own, without a download.
// tests/full/observatory.test.ts asks Mozilla's program itself.

import { STYLE_KEY } from '../../../src/draw/html/policy.ts';

type Headers = { [name: string]: string | string[] | undefined };
type Rule = { header: string; isStrict: (value: string) => boolean };

/** Each page replaces it by its own styles (tests/site/pages/policy.test.ts). */
const KEY = `'nonce-${STYLE_KEY}'`;
const HALF_A_YEAR = 15_768_000;
const CLOSED = ["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"];
const FORMS = ["form-action 'self'", "form-action 'none'"];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const RULES: Rule[] = [
  { header: 'content-security-policy', isStrict: isStrictPolicy },
  {
    header: 'strict-transport-security',
    isStrict: value =>
      Number(/^max-age=(\d+); includeSubDomains/.exec(value)?.[1]) >= HALF_A_YEAR && !value.includes(','),
  },
  { header: 'x-content-type-options', isStrict: value => value === 'nosniff' },
  { header: 'x-frame-options', isStrict: value => value === 'DENY' },
  { header: 'referrer-policy', isStrict: value => PRIVATE.includes(value) },
  { header: 'permissions-policy', isStrict: value => /^([a-z-]+=\(\)(, )?)+$/.test(value) },
  { header: 'cross-origin-opener-policy', isStrict: value => value.startsWith('same-origin') },
  { header: 'cross-origin-embedder-policy', isStrict: value => value === 'require-corp' },
  { header: 'cross-origin-resource-policy', isStrict: value => value === 'same-origin' },
  { header: 'cache-control', isStrict: value => value.startsWith('public, max-age=') },
];

const UNWANTED = /^(set-cookie|access-control-|x-powered-by)/;

export function faultsOf(headers: Headers): string[] {
  const loose = RULES.filter(({ header, isStrict }) => !isStrict(String(headers[header] ?? '')));
  const unwanted = Object.keys(headers).filter(name => UNWANTED.test(name));
  const telling = /\d/.test(String(headers.server ?? '')) ? ['server tells its version'] : [];
  return [
    ...loose.map(({ header }) => `${header}: ${headers[header] ?? 'missing'}`),
    ...unwanted.map(name => `${name} is there`),
    ...telling,
  ];
}

/** Node joins a header that was sent twice with a comma. None of our directives contains one. */
function isStrictPolicy(value: string): boolean {
  const directives = value.split('; ');
  const names = directives.map(directive => directive.split(' ')[0]);
  const sources = directives.flatMap(directive => directive.split(' ').slice(1));
  return (
    !value.includes(',') &&
    new Set(names).size === names.length &&
    CLOSED.every(directive => directives.includes(directive)) &&
    FORMS.some(directive => directives.includes(directive)) &&
    sources.every(source => source === KEY || /^'(none|self|sha256-[\w+/]{43}=)'$/.test(source)) &&
    directives.every(directive => !directive.includes(KEY) || directive === `style-src 'self' ${KEY}`)
  );
}
