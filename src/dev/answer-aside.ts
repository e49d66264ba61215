// Asks a program that runs aside, in a thread or a process of its own. The first question starts it, and it ends once nobody asks any more.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Places } from '../base/places.mjs';
import type { AnswerAside } from '../composer/server/copy.ts';
import { hashOfAll, hashSources, placeFor } from '../publish/bundle/sources.mjs';

/** The address of a compiled program. Undefined if it is not compiled. */
export function programAside(name: string, places: Places): string | undefined {
  const program = join(placeFor('program', places, hashOfAll(hashSources(places))), `${name}.js`);
  return existsSync(program) ? pathToFileURL(program).href : undefined;
}

type Told = { id: number; answer?: AnswerAside; error?: string };
type Waiting = { resolve: (answer: AnswerAside) => void; reject: (error: Error) => void };

/** A program calls "tell" with each answer, and "end" when it is gone. */
export type HeardAside = { tell: (told: Told) => void; end: (error: Error) => void };

/** "keepOpen" says whether this process has to wait for answers of the program before it ends. */
export type ProgramAside = {
  send: (message: { id: number; question: object }) => void;
  stop: () => void;
  keepOpen?: (isWaiting: boolean) => void;
};

export function askAside<Question extends object>(
  start: (heard: HeardAside) => ProgramAside,
  idleMs: number,
): (question: Question) => Promise<AnswerAside> {
  const waiting = new Map<number, Waiting>();
  let running: ProgramAside | undefined;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function open(): ProgramAside {
    const opened: ProgramAside = start({
      tell({ id, answer, error }) {
        const one = waiting.get(id);
        waiting.delete(id);
        if (answer) one?.resolve(answer);
        else one?.reject(new Error(error));
        if (waiting.size === 0) opened.keepOpen?.(false);
      },
      end(error) {
        if (running !== opened) return;
        running = undefined;
        for (const { reject } of waiting.values()) reject(error);
        waiting.clear();
      },
    });
    return opened;
  }

  function drop(): void {
    if (waiting.size > 0) return;
    const dropped = running;
    running = undefined;
    dropped?.stop();
  }

  return question =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      idle = setTimeout(drop, idleMs).unref();
      count += 1;
      waiting.set(count, { resolve, reject });
      running ??= open();
      running.keepOpen?.(true);
      running.send({ id: count, question });
    });
}
