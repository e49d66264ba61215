// Attacks that every door which takes changes has to refuse, whatever it is asked: the wrong sender, method, type, size or form.
import type { Sent } from './writer.ts';

/** "body" is a right request, which is answered with 200. */
export type Door = { url: () => string; token: () => string; path: string; body: () => string } & DoorForm;

/** "form" is what a body has to be sent as, and "headers" what has to come with it. */
type DoorForm = { form?: string; headers?: { [name: string]: string } };

export type Attack = { name: string; sent: () => Sent; status: number; says?: string };

type Changed = { [name: string]: string | string[] | undefined };
export type Cases<Value> = { [name: string]: () => Value };

export function trustedBy(door: Door) {
  return {
    Origin: door.url(),
    'X-Ashlar-Token': door.token(),
    'Content-Type': door.form ?? 'application/json',
    ...door.headers,
  };
}

export function rightAt(door: Door, changes: Partial<Sent> = {}): Sent {
  return { path: door.path, headers: trustedBy(door), body: door.body(), ...changes };
}

export function withHeadersAt(door: Door, changes: Changed): Sent {
  const headers = Object.entries({ ...trustedBy(door), ...changes }).filter(
    ([, value]) => value !== undefined,
  );
  return rightAt(door, { headers: Object.fromEntries(headers) });
}

export function attacks<Value>(
  cases: Cases<Value>,
  sentWith: (value: Value) => Sent,
  status: number,
): Attack[] {
  return Object.entries(cases).map(([name, value]) => ({ name, sent: () => sentWith(value()), status }));
}

const portOf = (door: Door) => new URL(door.url()).port;

/** Replace the headers of a right request, and get a 403. */
function wrongHeaders(door: Door): Cases<Changed> {
  return {
    'from another site': () => ({ Origin: 'https://evil.example' }),
    'without an origin': () => ({ Origin: undefined }),
    'from a sandboxed frame': () => ({ Origin: 'null' }),
    'from another port': () => ({ Origin: 'http://127.0.0.1:1' }),
    'from the same port by another name': () => ({ Origin: `http://localhost:${portOf(door)}` }),
    'from the same host over https': () => ({ Origin: door.url().replace('http', 'https') }),
    'with two origins': () => ({ Origin: [door.url(), 'https://evil.example'] }),
    'from an origin with a slash': () => ({ Origin: `${door.url()}/` }),
    'from an origin with a name before it': () => ({ Origin: door.url().replace('//', '//evil@') }),
    'from an origin that only begins like ours': () => ({ Origin: `${door.url()}.evil.example` }),
    'with no host': () => ({ Host: '', Origin: 'http://' }),
    'that is forwarded for this machine': () => ({
      Host: 'evil.example',
      'X-Forwarded-Host': `127.0.0.1:${portOf(door)}`,
      'X-Forwarded-For': '127.0.0.1',
    }),
    'that a browser calls two things': () => ({ 'Sec-Fetch-Site': ['same-origin', 'cross-site'] }),
    'that a browser calls cross-site': () => ({ 'Sec-Fetch-Site': 'cross-site' }),
    'that a browser calls same-site': () => ({ 'Sec-Fetch-Site': 'same-site' }),
    'that a person typed': () => ({ 'Sec-Fetch-Site': 'none' }),
    'with the host of a rebound name': () => ({
      Host: `evil.example:${portOf(door)}`,
      Origin: `http://evil.example:${portOf(door)}`,
    }),
    'with a host below localhost': () => ({
      Host: `evil.localhost:${portOf(door)}`,
      Origin: `http://evil.localhost:${portOf(door)}`,
    }),
    'with the host of another port': () => ({ Host: '127.0.0.1:1', Origin: 'http://127.0.0.1:1' }),
    'with an address that is no host name': () => ({ Host: `127.0.0.1:${portOf(door)}@evil.example` }),
    'without a door.token()': () => ({ 'X-Ashlar-Token': undefined }),
    'with an empty door.token()': () => ({ 'X-Ashlar-Token': '' }),
    'with a wrong door.token()': () => ({ 'X-Ashlar-Token': `${door.token().slice(0, -1)}_` }),
    'with a token too long': () => ({ 'X-Ashlar-Token': `${door.token()}x` }),
    'with two tokens': () => ({ 'X-Ashlar-Token': ['guess', door.token()] }),
    'with the token as a cookie': () => ({
      'X-Ashlar-Token': undefined,
      Cookie: `X-Ashlar-Token=${door.token()}`,
    }),
    'with the token in other letters': () => ({
      'X-Ashlar-Token':
        door.token().toLowerCase() === door.token() ? door.token().toUpperCase() : door.token().toLowerCase(),
    }),
  };
}

/** Replace the body of a right request, and get a 400. */
function wrongBodies(door: Door): Cases<string | Buffer> {
  return {
    'with nothing in it': () => '',
    'in broken JSON': () => door.body().slice(0, -1),
    'in JSON with a comment': () => `// hello\n${door.body()}`,
    'with another field': () => door.body().replace('{', '{"file":"/etc/passwd",'),
    'with a prototype': () => door.body().replace('{', '{"__proto__":{"version":"x"},'),
    'in UTF-16': () => Buffer.from(door.body(), 'utf16le'),
    'in two documents': () => door.body() + door.body(),
    'that is a list': () => `[${door.body()}]`,
    'that is null': () => 'null',
  };
}

/** On a door for questions in JSON. */
export function attacksOn(door: Door): Attack[] {
  return [...attacksFromOutside(door), ...attacksByBody(door)];
}

/** On any door, whatever it takes. */
export function attacksFromOutside(door: Door): Attack[] {
  const right = (changes: Partial<Sent>) => rightAt(door, changes);
  const withHeaders = (changes: Changed) => withHeadersAt(door, changes);
  return [
    ...attacks(wrongHeaders(door), withHeaders, 403),
    ...['127.0.0.1.', 'localhost.', '0.0.0.0', '2130706433', '0x7f.1', '127.1', '[::ffff:127.0.0.1]'].map(
      host => ({
        name: `with the host ${host}`,
        sent: () =>
          withHeaders({ Host: `${host}:${portOf(door)}`, Origin: `http://${host}:${portOf(door)}` }),
        status: 403,
      }),
    ),
    {
      name: 'with the token in the address',
      sent: () => ({
        ...withHeaders({ 'X-Ashlar-Token': undefined }),
        path: `${door.path}?door.token()=${door.token()}`,
      }),
      status: 403,
    },
    { name: 'with a query', sent: () => right({ path: `${door.path}?x=1` }), status: 404 },
    ...['POST', 'GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].map(method => ({
      name: `by ${method}`,
      sent: () => right({ method }),
      status: 405,
    })),
    ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'].map(name => ({
      name: `by POST that would be PUT by its ${name}`,
      sent: () => ({ ...withHeaders({ [name]: 'PUT' }), method: 'POST' }),
      status: 405,
    })),
    {
      name: 'by POST that would be PUT by its address',
      sent: () => right({ method: 'POST', path: `${door.path}?_method=PUT` }),
      status: 405,
    },
    {
      name: 'that asks whether it may',
      sent: () => ({
        ...withHeaders({
          Origin: 'http://localhost:1',
          'Access-Control-Request-Method': 'PUT',
          'Access-Control-Request-Headers': 'x-ashlar-token',
        }),
        method: 'OPTIONS',
        body: '',
      }),
      status: 403,
    },
    ...[
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
      'application/json, text/plain',
      'application/json; charset=utf-16',
    ].map(type => ({
      name: `as ${type}`,
      sent: () => withHeaders({ 'Content-Type': type }),
      status: 415,
    })),
    {
      name: 'as two things',
      sent: () => withHeaders({ 'Content-Type': ['application/json', 'text/plain'] }),
      status: 415,
    },
    { name: 'as nothing in particular', sent: () => withHeaders({ 'Content-Type': undefined }), status: 415 },
    { name: 'compressed', sent: () => withHeaders({ 'Content-Encoding': 'gzip' }), status: 415 },
    ...['/faq', '/', '/_site', '/../documents', '?_method=PUT', '.json', ';x'].map(rest => ({
      name: `at an address that goes on with ${rest}`,
      sent: () => right({ path: door.path + rest }),
      status: 404,
    })),
  ];
}

function attacksByBody(door: Door): Attack[] {
  const right = (changes: Partial<Sent>) => rightAt(door, changes);
  return [
    ...attacks(wrongBodies(door), body => right({ body }), 400),
    ...['constructor', 'toString', 'prototype', '__defineGetter__'].map(name => ({
      name: `with a field ${name}`,
      sent: () => right({ body: door.body().replace('{', `{"${name}":{"prototype":{"isAdmin":true}},`) }),
      status: 400,
    })),
    {
      name: 'nested a hundred thousand deep',
      sent: () => right({ body: '['.repeat(100_000) }),
      status: 400,
      says: 'too deep',
    },
    {
      name: 'of two megabytes and more',
      sent: () => right({ body: `${door.body()}${' '.repeat(2 ** 21)}` }),
      status: 413,
    },
    {
      name: 'of two megabytes and more in pieces',
      sent: () => ({ ...right({ body: `${door.body()}${' '.repeat(2 ** 21)}` }), chunked: true }),
      status: 413,
    },
  ];
}

/** The beginning of a right request as its bytes. */
export function headOf(door: Door, lines: string[], target = door.path): string {
  return [`PUT ${target} HTTP/1.1`, `Host: 127.0.0.1:${portOf(door)}`]
    .concat(Object.entries(trustedBy(door)).map(([name, value]) => `${name}: ${value}`))
    .concat(lines, '', '')
    .join('\r\n');
}

/** Bytes that no client sends. */
export function rawAttacksOn(door: Door): { name: string; bytes: () => string }[] {
  const head = (lines: string[], target?: string) => headOf(door, lines, target);
  const length = () => Buffer.byteLength(door.body());
  return [
    {
      name: 'two lengths',
      bytes: () => head([`Content-Length: ${length()}`, 'Content-Length: 4']) + door.body(),
    },
    {
      name: 'a length and pieces',
      bytes: () =>
        `${head([`Content-Length: ${length()}`, 'Transfer-Encoding: chunked'])}0\r\n\r\n${door.body()}`,
    },
    {
      name: 'two hosts',
      bytes: () => head(['Host: evil.example', `Content-Length: ${length()}`]) + door.body(),
    },
    {
      name: 'an address with a foreign host',
      bytes: () => head([`Content-Length: ${length()}`], `http://evil.example${door.path}`) + door.body(),
    },
    {
      name: 'a name with a NUL in it',
      bytes: () => head([`Content-Length: ${length()}`], `${door.path}\0`) + door.body(),
    },
    {
      name: 'a second request hidden in the first',
      bytes: () => `${head([`Content-Length: 2`])}{}${'PUT / HTTP/1.1\r\n\r\n'}`,
    },
  ];
}

/** Names that no document has, though the file of one may be found by them. */
export const NO_DOCUMENTS = [
  '/../faq',
  '/..%2ffaq',
  '/%2e%2e/faq',
  '/services/../faq',
  '/services/%2e%2e/faq',
  '/..\\faq',
  '/services\\rpl',
  '/%5c..%5cfaq',
  '/faq%00',
  '/faq%00.json',
  '/faq.json',
  '/faq/',
  '//faq',
  '/./faq',
  '/%66aq',
  '/FAQ',
  '/Faq',
  '/faq%20',
  '/faq;x',
  '/faq#x',
  '/etc/passwd',
  '//etc/passwd',
  '/C:/Windows/win.ini',
  '/file:///etc/passwd',
  '/_site/../../package',
  '/_site/..',
  '/_site.json',
  '/__site',
  '/_public/images/social.png',
  '/_public',
  '/_public/icon.svg',
  '/_site',
  '/_shared/dates',
  '_site/..',
  '_site.json',
  '_public',
  '_shared',
  '_shared/../faq',
  '_shared/',
  '_shared/nothing-here',
  '_shared/Dates',
  '_shared/dates.json',
  '_shared/%64ates',
  '_shared/dates/more',
  '_Shared/dates',
  'faq',
  '/nothing-here',
  '/services/nothing',
  '/constructor',
  '/__proto__',
  '/index',
  '/services/index',
  '',
  '/~',
  '/*',
  `/${'a'.repeat(5000)}`,
];
