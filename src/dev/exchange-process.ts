// Answers questions about what is sent and what comes in a process of its own. There, Git and a host that hangs stop nobody who types.
import { spawn } from 'node:child_process';
import type { Places } from '../base/places.mjs';
import type { AnswerAside, ExchangeAsked } from '../composer/server/copy.ts';
import { askAside, type HeardAside, type ProgramAside, programAside } from './answer-aside.ts';

/** Once nobody asks any more, the process ends. */
const IDLE_MS = 60_000;

/** Undefined if the program is not compiled. */
export function openExchangeProcess(
  places: Places,
): ((question: ExchangeAsked) => Promise<AnswerAside>) | undefined {
  const program = programAside('answer-exchange', places);
  return program ? askAside(heard => startProcess(program, places, heard), IDLE_MS) : undefined;
}

/** In a group of its own: whoever stops the server in a terminal does not stop Git in the middle of its work. */
function startProcess(program: string, places: Places, { tell, end }: HeardAside): ProgramAside {
  const words = ['--input-type=module', '-e', RUN, program, JSON.stringify(places)];
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
    windowsHide: true,
  });
  child.unref();
  child.on('message', message => tell(message as Parameters<typeof tell>[0]));
  child.on('error', end);
  child.on('exit', () => end(new Error('The process that asks Git has ended.')));
  return {
    send: message => void child.send(message, error => error && end(error)),
    /** The process ends by itself then, after what it may have begun. */
    stop: () => child.connected && child.disconnect(),
    keepOpen: isWaiting => (isWaiting ? child.channel?.ref() : child.channel?.unref()),
  };
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
