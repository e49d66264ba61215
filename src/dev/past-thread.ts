// Answers questions about the past of the site in a thread, so that nobody who types waits while Git is asked and versions are compared.
import { Worker } from 'node:worker_threads';
import type { Places } from '../base/places.mjs';
import type { AnswerAside, PastQuestion } from '../composer/server/copy.ts';
import { askAside, type HeardAside, type ProgramAside, programAside } from './answer-aside.ts';

/** The thread holds the history of the site in memory. Once nobody asks any more, it ends. */
const IDLE_MS = 120_000;

/** Undefined if the program is not compiled. */
export function openPastThread(
  places: Places,
): ((question: PastQuestion) => Promise<AnswerAside>) | undefined {
  const program = programAside('answer-past', places);
  return program ? askAside(heard => startThread(program, places, heard), IDLE_MS) : undefined;
}

function startThread(program: string, places: Places, { tell, end }: HeardAside): ProgramAside {
  const thread = new Worker(RUN, {
    eval: true,
    stdout: true,
    stderr: true,
    workerData: { program, places },
  });
  thread.unref();
  thread.stdout.resume();
  thread.stderr.resume();
  thread.on('message', tell);
  thread.on('error', end);
  thread.on('exit', () => end(new Error('The thread that reads the past has ended.')));
  return {
    send: message => thread.postMessage(message),
    stop: () => void thread.terminate(),
  };
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
