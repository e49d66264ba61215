// A finished site in, what its home page brings before anybody does anything out: document, styles and scripts, compressed.
// Fonts and pictures are left out: they are a matter of design.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import type { Figure } from '../report/figure.ts';

const COUNTED = ['document', 'stylesheet', 'script', 'fetch'];

export async function homeFigures(browser: Browser, folder: string): Promise<Figure[]> {
  const server = createServer(sirv(folder, { extensions: ['html'] }));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const addresses = await requestsOf(browser, home);
  const weights = await Promise.all(addresses.map(weightOf));
  server.closeAllConnections();
  server.close();
  return [
    { name: 'Home page', value: weights.reduce((sum, weight) => sum + weight, 0) / 1000, unit: 'kB' },
    { name: 'Requests', value: addresses.length, unit: 'requests' },
  ];
}

async function requestsOf(browser: Browser, home: string): Promise<string[]> {
  const page = await browser.newPage();
  const addresses: string[] = [];
  page.on('request', request => {
    if (COUNTED.includes(request.resourceType())) addresses.push(request.url());
  });
  await page.goto(home, { waitUntil: 'networkidle' });
  await page.close();
  return addresses;
}

async function weightOf(address: string): Promise<number> {
  const response = await fetch(address);
  return gzipSync(Buffer.from(await response.arrayBuffer())).length;
}
