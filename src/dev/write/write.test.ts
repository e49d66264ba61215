import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { send } from '../../../tests/support/dev/writer.ts';
import { hero, PHOTO, pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { placesAt } from '../../base/places.mjs';
import { openJournal } from '../../change/journal/watch.ts';
import { versionOf } from '../../site/library/find-document.ts';
import { serveWriting } from './write.ts';

const ODD = '/images/Team Photo.png';
const page = pageWith({ image: ODD });
let server: Server;
let url: string;
let token: string;
let text: string;
/** The files of which the pages were told, and what stood in the page then. */
let told: { files: string[]; title: string }[];

beforeEach(async () => {
  const files = { 'pages/page.json': page, 'pages/more.json': page, [`pages/_public${ODD}`]: PHOTO };
  const { root, library } = siteWith(files);
  const read = () => readFileSync(join(root, 'pages/page.json'), 'utf8');
  const channel = new EventEmitter();
  let listen: (...request: [...Parameters<RequestListener>, () => void]) => void = () => {};
  const vite = {
    environments: { client: { hot: channel } },
    middlewares: { use: (middleware: typeof listen) => (listen = middleware) },
  } as unknown as ViteDevServer;
  told = [];
  const copy = {
    library: () => library,
    places: { ...placesAt(root), engine: process.cwd() },
    journal: openJournal(root, sentence => expect.fail(sentence)),
    tell: (files: string[]) => told.push({ files: files.sort(), title: JSON.parse(read()).title }),
  };
  serveWriting(vite, copy, 'a token');
  const client = { send: (_: string, said: { token: string }) => (token = said.token) };
  channel.emit('ashlar:open', { route: '/' }, client);
  server = createServer((request, response) => listen(request, response, () => response.end()));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  text = read();
});

afterEach(() => {
  server.close();
});

/** Replaces a part of the page. */
async function replace(from: string, to: string): Promise<number> {
  const edits = [{ offset: text.indexOf(from), length: from.length, text: to }];
  const headers = { Origin: url, 'X-Ashlar-Token': token, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ changes: [{ document: '/page', version: versionOf(text), edits }] });
  return (await send(url, { path: '/@ashlar/documents', headers, body })).status;
}

it('the pages are told of a change by the door, once it is on the disk', async () => {
  expect(await replace('"A page to check"', '"Another title"')).toBe(200);
  expect(told).toEqual([{ files: ['pages/page.json'], title: 'Another title' }]);
});

it('the pages are told of every document that a fix changes', async () => {
  expect(await replace(JSON.stringify(ODD), '"/images/team-photo.png"')).toBe(200);
  expect(told.map(({ files }) => files)).toEqual([['pages/more.json', 'pages/page.json']]);
});

it('the pages are told nothing where nothing is written', async () => {
  expect(await replace(JSON.stringify(hero.heading), JSON.stringify(hero.heading))).toBe(200);
  expect(await replace('"title"', '"titel"')).toBe(422);
  expect(told).toEqual([]);
});
