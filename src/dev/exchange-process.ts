// Answers questions about what is sent and what comes in a process of its own. There, Git and a host that hangs stop nobody who types.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Places } from '../base/places.mjs';
import type { AnswerAside, ExchangeAsked } from '../composer/server/copy.ts';
import { hashOfAll, hashSources, placeFor } from '../publish/bundle/sources.mjs';

/** Once nobody asks any more, the process ends. */
const IDLE_MS = 60_000;

type Asking = (question: ExchangeAsked) => Promise<AnswerAside>;
type Waiting = { resolve: (answer: AnswerAside) => void; reject: (error: Error) => void };

/** Undefined if the program is not compiled. */
export function openExchangeProcess(places: Places): Asking | undefined {
  const program = join(placeFor('program', places, hashOfAll(hashSources(places))), 'answer-exchange.js');
  if (!existsSync(program)) return undefined;
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  /** In a group of its own: whoever stops the server in a terminal does not stop Git in the middle of its work. */
  function openChild(): ChildProcess {
    const words = ['--input-type=module', '-e', RUN, pathToFileURL(program).href, JSON.stringify(places)];
    const opened = spawn(process.execPath, words, {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      detached: true,
      windowsHide: true,
    });
    opened.unref();
    opened.channel?.unref();
    opened.on('message', message => {
      const { id, answer, error } = message as { id: number; answer?: AnswerAside; error?: string };
      const one = waiting.get(id);
      waiting.delete(id);
      if (answer) one?.resolve(answer);
      else one?.reject(new Error(error));
      if (waiting.size === 0) opened.channel?.unref();
    });
    opened.on('error', error => end(opened, error));
    opened.on('exit', () => end(opened, new Error('The process that asks Git has ended.')));
    return opened;
  }

  function end(ended: ChildProcess, error: Error): void {
    if (child !== ended) return;
    child = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  /** It ends by itself then, after what it may have begun. */
  function drop(): void {
    if (waiting.size > 0) return;
    const dropped = child;
    child = undefined;
    if (dropped?.connected) dropped.disconnect();
  }

  return question =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      idle = setTimeout(drop, IDLE_MS).unref();
      count += 1;
      waiting.set(count, { resolve, reject });
      child ??= openChild();
      child.channel?.ref();
      child.send({ id: count, question }, error => error && child && end(child, error));
    });
}

/** If the server goes, this process ends what it has begun, and then itself. */
const RUN = `
const [program, places] = process.argv.slice(-2);
let atWork = 0;
const endAlone = () => atWork === 0 && !process.connected && process.exit();
process.on('disconnect', endAlone);
process.on('message', async ({ id, question }) => {
  atWork += 1;
  const told = { id };
  try {
    const { run } = await import(program);
    told.answer = await run(question, JSON.parse(places));
  } catch (error) {
    told.error = String(error?.stack ?? error);
  }
  atWork -= 1;
  if (process.connected) process.send(told);
  endAlone();
});
`;
