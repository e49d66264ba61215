// Answers questions about the past of the site in a thread, so that nobody who types waits while Git is asked and versions are compared.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Places } from '../base/places.mjs';
import type { AnswerAside, PastQuestion } from '../composer/server/copy.ts';
import { hashOfAll, hashSources, placeFor } from '../publish/bundle/sources.mjs';

/** The thread holds the history of the site in memory. Once nobody asks any more, it ends. */
const IDLE_MS = 120_000;

type Asking = (question: PastQuestion) => Promise<AnswerAside>;
type Waiting = { resolve: (answer: AnswerAside) => void; reject: (error: Error) => void };

/** Undefined if the program is not compiled. */
export function openPastThread(places: Places): Asking | undefined {
  const program = join(placeFor('program', places, hashOfAll(hashSources(places))), 'answer-past.js');
  if (!existsSync(program)) return undefined;
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function openThread(): Worker {
    const opened = new Worker(RUN, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { program: pathToFileURL(program).href, places },
    });
    opened.unref();
    opened.stdout.resume();
    opened.stderr.resume();
    opened.on('message', ({ id, answer, error }) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (answer) one?.resolve(answer);
      else one?.reject(new Error(error));
    });
    opened.on('error', error => end(opened, error));
    opened.on('exit', () => end(opened, new Error('The thread that reads the past has ended.')));
    return opened;
  }

  function end(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function drop(): void {
    if (waiting.size > 0) return;
    const dropped = thread;
    thread = undefined;
    void dropped?.terminate();
  }

  return question =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      idle = setTimeout(drop, IDLE_MS).unref();
      count += 1;
      waiting.set(count, { resolve, reject });
      thread ??= openThread();
      thread.postMessage({ id: count, question });
    });
}

const RUN = `
const { parentPort, workerData: { program, places } } = require('node:worker_threads');
parentPort.on('message', async ({ id, question }) => {
  try {
    const { run } = await import(program);
    parentPort.postMessage({ id, answer: await run(question, places) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.stack ?? error) });
  }
});
`;
