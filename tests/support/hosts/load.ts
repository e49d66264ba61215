// Asks a host for the same addresses over many connections again and again, and counts answers and mistakes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addressesOf } from './kinds.ts';

export type Load = { connections: number; requests: number } | { connections: number; seconds: number };
/** "faults" holds the first few. "bytes" were sent over the wire. */
export type Outcome = { answers: number; bytes: number; compressed: number; faults: string[] };

const CODINGS = ['identity', 'gzip'];
const MOST_TOLD = 20;

export async function load(url: string, site: string, wanted: Load): Promise<Outcome> {
  const addresses = addressesOf(site);
  const hashes = new Map(addresses.map(address => [address, hashOf(readFileSync(fileOf(site, address)))]));
  const agent = new Agent({ keepAlive: true, maxSockets: wanted.connections });
  const outcome: Outcome = { answers: 0, bytes: 0, compressed: 0, faults: [] };
  const end = 'seconds' in wanted ? Date.now() + 1000 * wanted.seconds : Number.POSITIVE_INFINITY;
  const most = 'requests' in wanted ? wanted.requests : Number.POSITIVE_INFINITY;
  let asked = 0;

  async function visitor(): Promise<void> {
    while (asked < most && Date.now() < end) {
      const turn = asked++;
      const address = addresses[turn % addresses.length] ?? '/';
      // Asks for each address in each coding, however many there are.
      const coding = CODINGS[Math.floor(turn / addresses.length) % CODINGS.length] ?? 'identity';
      const fault = await faultOf(address, coding);
      if (fault && outcome.faults.length < MOST_TOLD)
        outcome.faults.push(`${address} as ${coding}: ${fault}`);
    }
  }

  async function faultOf(address: string, coding: string): Promise<string | undefined> {
    try {
      const answer = await ask(url + address, agent, coding);
      outcome.answers += 1;
      outcome.bytes += answer.body.length;
      if (answer.status !== (address.endsWith('/404') ? 404 : 200)) return `status ${answer.status}`;
      if (answer.coding === 'gzip') outcome.compressed += 1;
      const body = answer.coding === 'gzip' ? gunzipSync(answer.body) : answer.body;
      return hashOf(body) === hashes.get(address) ? undefined : 'other bytes';
    } catch (error) {
      return (error as Error).message;
    }
  }

  await Promise.all(Array.from({ length: wanted.connections }, visitor));
  agent.destroy();
  return outcome;
}

type Answer = { status: number; coding: string | undefined; body: Buffer };

function ask(url: string, agent: Agent, coding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': coding } }, response => {
      const parts: Buffer[] = [];
      response.on('data', part => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          coding: response.headers['content-encoding'],
          body: Buffer.concat(parts),
        }),
      );
    });
    request.on('error', reject);
  });
}

function fileOf(site: string, address: string): string {
  if (address === '/') return join(site, 'index.html');
  return join(site, /\.[a-z0-9]+$/.test(address) ? address : `${address}.html`);
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
