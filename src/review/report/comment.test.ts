import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { COMMENT_MARK } from './comment.ts';

type Comment = { id: number; body: string; user: { login: string } };
type Asked = { method: string; path: string; token: string };

const OURS = { login: 'github-actions[bot]' };
const REPOSITORY = 'owner/site';
const BODY = `${COMMENT_MARK}\n\n### One page changed.\n`;

let programs = '';
let folder = '';
let server: Server;
let api = '';
let comments: Comment[] = [];
let asked: Asked[] = [];
let failure: number | undefined;

/** Compiles once: some supported Nodes cannot run TypeScript, and compiling for each test takes longer than the test. */
beforeAll(async () => {
  programs = mkdtempSync(join(tmpdir(), 'ashlar-comment-program-'));
  await build({
    input: 'scripts/comment.ts',
    platform: 'node',
    logLevel: 'silent',
    output: { file: join(programs, 'comment.mjs'), format: 'es' },
  });
});

afterAll(() => rmSync(programs, { recursive: true }));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-comment-'));
  [comments, asked, failure] = [[], [], undefined];
  server = createServer(async (request, response) => {
    const { status, answer } = await respond(request);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
});

/** Answers as GitHub does, as far as comments need it. */
async function respond(request: IncomingMessage): Promise<{ status: number; answer: unknown }> {
  const url = new URL(request.url ?? '/', api);
  const method = request.method ?? '';
  asked.push({ method, path: url.pathname, token: request.headers.authorization ?? '' });
  if (failure) return { status: failure, answer: { message: 'No.' } };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (method === 'GET' && url.pathname === `/repos/${REPOSITORY}/issues/7/comments`) {
    const [size, page] = [Number(url.searchParams.get('per_page')), Number(url.searchParams.get('page'))];
    return { status: 200, answer: comments.slice((page - 1) * size, page * size) };
  }
  const { body } = JSON.parse(Buffer.concat(chunks).toString());
  if (method === 'POST' && url.pathname === `/repos/${REPOSITORY}/issues/7/comments`) {
    comments.push({ id: comments.length + 1, body, user: OURS });
    return { status: 201, answer: {} };
  }
  const known = comments.find(({ id }) => url.pathname === `/repos/${REPOSITORY}/issues/comments/${id}`);
  if (method !== 'PATCH' || !known) return { status: 404, answer: {} };
  known.body = body;
  return { status: 200, answer: {} };
}

async function run(
  body = BODY,
  { from = REPOSITORY, token = 'secret' } = {},
): Promise<{ status: number | null; output: string }> {
  writeFileSync(join(folder, 'changes.md'), body);
  const event = {
    pull_request: { number: 7, title: '$(touch gotcha)', head: { repo: { full_name: from } } },
  };
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event));
  const child = spawn(process.execPath, [join(programs, 'comment.mjs'), join(folder, 'changes.md')], {
    env: {
      PATH: process.env.PATH,
      GITHUB_API_URL: api,
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_REPOSITORY: REPOSITORY,
      GITHUB_TOKEN: token,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      output += chunk;
    });
  }
  const status = await new Promise<number | null>(resolve => child.on('close', resolve));
  return { status, output };
}

const writes = () => asked.filter(({ method }) => method !== 'GET');

it('is written the first time and brought up to date in its place after that', async () => {
  expect(await run()).toEqual({ status: 0, output: 'The comment was written.\n' });
  const second = BODY.replace('One page', 'Two pages');
  expect(await run(second)).toEqual({ status: 0, output: 'The comment was brought up to date.\n' });
  expect(comments).toEqual([{ id: 1, body: second, user: OURS }]);
  expect(asked.every(({ token }) => token === 'Bearer secret')).toBe(true);
});

it('is left alone where it says the same', async () => {
  await run();
  expect((await run()).output).toBe('The comment says it already.\n');
  expect(writes().map(({ method }) => method)).toEqual(['POST']);
});

it('is found behind more than a hundred others', async () => {
  const others = Array.from({ length: 130 }, (_, id) => ({
    id: id + 2,
    body: 'Fine.',
    user: { login: 'someone' },
  }));
  comments = [...others, { id: 1, body: `${COMMENT_MARK} old`, user: OURS }];
  expect((await run()).output).toBe('The comment was brought up to date.\n');
  expect(comments.at(-1)?.body).toBe(BODY);
});

it('is never another person’s, whatever that person wrote into it', async () => {
  comments = [{ id: 1, body: `${COMMENT_MARK} mine`, user: { login: 'someone' } }];
  await run();
  expect(comments.map(({ body }) => body)).toEqual([`${COMMENT_MARK} mine`, BODY]);
});

it('is not tried from a fork, whose token may not write', async () => {
  const { status, output } = await run(BODY, { from: 'someone/site' });
  expect([status, asked]).toEqual([0, []]);
  expect(output).toContain('The summary of this check says the same.');
});

it.each([401, 403, 404, 422, 500])('leaves the check alone when GitHub answers %i', async status => {
  failure = status;
  const outcome = await run();
  expect(outcome.status).toBe(0);
  expect(outcome.output).toMatch(
    new RegExp(`^::warning::The comment could not be written: GitHub answered ${status}`),
  );
  expect(outcome.output).not.toContain('secret');
});

it('leaves the check alone when nobody answers', async () => {
  server.closeAllConnections();
  await new Promise(resolve => server.close(resolve));
  const { status, output } = await run();
  expect(status).toBe(0);
  expect(output).toMatch(/^::warning::The comment could not be written/);
  server.listen(0, '127.0.0.1');
});

it('takes no text that is not ours or that is too long', async () => {
  expect((await run('Hello')).output).toContain('does not begin with the mark');
  expect((await run(BODY.padEnd(70_000, 'x'))).output).toContain('longer than');
  expect(asked).toEqual([]);
});

it('needs nothing that has to be installed', () => {
  const script = readFileSync('scripts/comment.ts', 'utf8');
  const own = readFileSync('src/review/report/comment.ts', 'utf8');
  const imports = [...script.matchAll(/from '([^']+)'/g)].map(match => match[1]);
  expect(imports).toEqual(['node:fs', '../src/review/report/comment.ts']);
  expect(own).not.toMatch(/^import/m);
});
