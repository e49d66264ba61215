// Makes pictures in a process of its own, for src/document/pictures/own-process.ts. Reads one line of JSON and answers with one.
import { createInterface } from 'node:readline';
import { inspectAll } from '../src/document/pictures/inspect.ts';
import { type PictureResults, type PictureWork, REFUSED } from '../src/document/pictures/own-process.ts';
import { photographsIn } from '../src/document/pictures/photograph.ts';
import { cleanCopy } from '../src/draw/pictures/clean.ts';
import { makeVariants } from '../src/draw/pictures/make.ts';
import { command } from './command.ts';

export const run = command(async (_, { site }) => {
  const { inspect = [], variants = [], copies = [] } = await workAskedFor();
  const results: PictureResults = { inspected: await inspectAll(site, inspect) };
  await makeVariants(site, variants, photographsIn(site));
  for (const name of copies) await cleanCopy(site, name);
  process.stdout.write(JSON.stringify(results), () => process.exit(0));
  return 0;
}, REFUSED);

/** Ends early if the process that asked has ended: nobody needs the rest. One that stands still has closed the line at once. */
function workAskedFor(): Promise<PictureWork> {
  const lines = createInterface(process.stdin);
  let isWaitedFor = false;
  lines.once('close', () => {
    if (!isWaitedFor) process.exit(REFUSED);
  });
  return new Promise(resolve =>
    lines.once('line', line => {
      const work: PictureWork = JSON.parse(line);
      isWaitedFor = work.isWaitedFor === true;
      resolve(work);
    }),
  );
}
