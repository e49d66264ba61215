// Asks questions in the terminal. After a wrong answer it says what is wrong and asks again.
import { createInterface } from 'node:readline';
import { inFile } from '../base/sentences/read.ts';
import type { Said } from '../base/sentences/said.ts';
import { listed } from '../base/words.ts';

export type Terminal = {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether there is a user who can be asked. */
  isInteractive: boolean;
};

type Prompt = {
  text: string;
  /** The answer if the user just presses Enter. */
  usual?: string;
  problem: (answer: string) => Said | string | undefined;
};

/** The input was closed, or the user pressed Ctrl-C. */
export class Stopped extends Error {}

export type Asking = {
  ask: (question: Prompt) => Promise<string>;
  say: (text: string) => void;
  end: () => void;
};

export function startAsking({ input, output, isInteractive }: Terminal): Asking {
  const screen = createInterface({ input, output, terminal: isInteractive });
  // Without a listener, Ctrl-C only pauses the input, and the question would stay open
  // (https://nodejs.org/api/readline.html#event-sigint).
  screen.on('SIGINT', () => screen.close());
  const lines = screen[Symbol.asyncIterator]();
  const say = (text: string) => output.write(`${text}\n`);
  return {
    say,
    async ask({ text, usual, problem }) {
      for (;;) {
        screen.setPrompt(usual === undefined ? `${text}: ` : `${text} [${usual}]: `);
        screen.prompt();
        const line = await lines.next();
        if (line.done) throw new Stopped();
        const answer = line.value.trim() || usual || '';
        const wrong = problem(answer);
        if (wrong === undefined) return answer;
        say(inFile(wrong));
      }
    },
    end: () => screen.close(),
  };
}

/** "--title and --address are missing", if there is no user to ask. */
export function flagsInWords(flags: string[]): string {
  return `${listed(flags, 'and').replaceAll('"', '')} ${flags.length === 1 ? 'is' : 'are'} missing`;
}
