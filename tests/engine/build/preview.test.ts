// "npm run preview" serves the finished site at a free port.
import { once } from 'node:events';
import { renameSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { send } from '../../support/dev/writer.ts';
import { temporarySite } from '../../support/documents/sites/small-site.ts';
import { run } from '../../support/files/run.ts';

const PROGRAM = resolve('scripts/run.mjs');
const taken = createServer();
const servers: DevServer[] = [];
let site = '';
let port = '';

beforeAll(async () => {
  site = temporarySite({
    'pages/index.json': '{}',
    'dist/index.html': 'Hello',
    'dist/_headers': '/*\n  X-Tried: yes\n',
    'dist/.htaccess': 'RewriteEngine On',
    'dist/.well-known/a.txt': 'A proof.',
  });
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  port = String((taken.address() as AddressInfo).port);
});
afterAll(() => {
  taken.close();
  rmSync(site, { recursive: true, force: true });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.stop();
});

async function serve(): Promise<string> {
  const server = await startDevServer(site, { program: PROGRAM, command: 'preview', port: [] });
  servers.push(server);
  const answer = await fetch(server.url);
  expect([answer.headers.get('x-tried'), await answer.text()]).toEqual(['yes', 'Hello']);
  return new URL(server.url).port;
}

it('goes on to the next port while another site is previewed', async () => {
  const [first, second] = [await serve(), await serve()];
  expect(Number(first)).toBeGreaterThanOrEqual(4173);
  expect(Number(second)).toBeGreaterThan(Number(first));
});

it('answers for an address that there is not, and to no name but those of this machine', async () => {
  const server = await startDevServer(site, { program: PROGRAM, command: 'preview' });
  servers.push(server);
  const answer = await fetch(`${server.url}/lost`);
  expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  const status = async (path: string) => (await send(server.url, { method: 'GET', path })).status;
  for (const path of [
    '/_headers',
    '/%5fheaders',
    '//_headers',
    '/a/../_headers',
    '/.htaccess',
    '/%2Ehtaccess',
    '/%',
  ])
    expect([path, await status(path)]).toEqual([path, 404]);
  expect(await status('/.well-known/a.txt')).toBe(200);
  const { port } = new URL(server.url);
  const statusFor = async (Host: string) =>
    (await send(server.url, { method: 'GET', path: '/', headers: { Host } })).status;
  for (const own of ['localhost', '127.0.0.1', '[::1]', 'a.localhost', 'LOCALHOST'])
    expect([own, await statusFor(`${own}:${port}`), await statusFor(own)]).toEqual([own, 200, 200]);
  const foreign = ['evil.example', '127.0.0.1.evil.example', 'localhost.evil.example', 'notlocalhost', ''];
  for (const other of foreign) expect([other, await statusFor(`${other}:${port}`)]).toEqual([other, 403]);
});

it('stays up while the finished site is away, and shows it when it is back', async () => {
  const server = await startDevServer(site, { program: PROGRAM, command: 'preview' });
  servers.push(server);
  const textNow = async () => (await fetch(server.url)).text();
  renameSync(join(site, 'dist'), join(site, 'away'));
  expect(await textNow()).toBe('Not found');
  renameSync(join(site, 'away'), join(site, 'dist'));
  expect(await textNow()).toBe('Hello');
});

it.each(['start', 'preview'])('%s says that the port of --port is taken', command => {
  expect(run(site, [PROGRAM, command, '--port', port])).toEqual({
    status: 2,
    output: `Port ${port} is taken by another program. Name another one: --port ${Number(port) + 1}\n`,
  });
});

it('takes the port of PORT as well', () => {
  const { output } = run(site, [PROGRAM, 'preview'], { PORT: port });
  expect(output).toMatch(`Port ${port} is taken by another program.`);
});

it.each([
  [['--port', 'high'], '"high" is not a port. Name one as a number: --port 4200\n'],
  [['--port', '70000'], '"70000" is not a port. Name one as a number: --port 4200\n'],
  [['--prot', '4200'], "Unknown option '--prot'.\n\nServes "],
  [['--help'], 'Serves '],
])('%j is answered in words', (words, said) => {
  for (const command of ['start', 'preview'])
    expect(run(site, [PROGRAM, command, ...words]).output.startsWith(said)).toBe(true);
});

it('serves where nothing is built yet only a sentence', () => {
  const { status, output } = run(site, [PROGRAM, 'preview'], { ASHLAR_OUT: join(site, 'elsewhere') });
  expect({ status, output }).toEqual({
    status: 2,
    output: 'There is no finished site yet. Run "npm run build" first.\n',
  });
});
