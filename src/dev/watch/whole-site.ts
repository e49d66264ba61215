// Runs "npm run check" on the whole site once nothing has changed for a moment, and brings the names that editors offer up to
// date. Uses a thread, so that pages can be drawn and checked in the meantime.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'vite';
import type { Places } from '../../base/places.mjs';
import { counted, shown } from '../../base/words.ts';
import { sumOfCounts } from '../../check/report/first-of-many.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { stayInUse } from '../../publish/bundle/bundle.mjs';
import { hashOfAll, hashSources, placeFor } from '../../publish/bundle/sources.mjs';

const QUIET_MS = 400;
/** A check fails if a file cannot be read for a moment. No later change may start another check, so it is tried this often. */
const MOST_FAILURES = 3;
/** With more problems, the command is easier to read. */
const MOST_SAID = 5;

export type WholeSite = {
  /** Checks when a page is opened, if nothing has been checked yet. */
  askOnce: () => void;
  /** Checks soon, because something has changed. */
  askSoon: () => void;
  close: () => void;
};

export function openWholeSite(places: Places, hear: (problems: Problem[]) => void): WholeSite {
  // The program that is running, even if its sources change meanwhile.
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  const check = join(program, 'check.js');
  stayInUse(program);
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;
  let isRunning = false;
  let isStale = false;
  let isAsked = false;
  let failures = 0;

  function askSoon(): void {
    isStale = true;
    isAsked = true;
    clearTimeout(timer);
    timer = setTimeout(ask, QUIET_MS).unref();
  }

  function ask(): void {
    if (isRunning || !existsSync(check)) return;
    isStale = false;
    isRunning = true;
    thread ??= openThread();
    thread.postMessage('check');
  }

  /** Keeps the thread for the next check, because loading the program takes as long as most checks. */
  function openThread(): Worker {
    const opened = new Worker(RUN_CHECK, {
      eval: true,
      stdout: true,
      stderr: true,
      workerData: { check: pathToFileURL(check).href, places },
    });
    opened.unref();
    opened.stdout.resume();
    opened.stderr.resume();
    opened.on('message', report => end(problemsIn(report)));
    // What stops the check is reported on the page where it is.
    opened.on('error', () => {});
    opened.on('exit', () => end());
    return opened;
  }

  function end(problems?: Problem[]): void {
    if (!problems) drop();
    isRunning = false;
    failures = problems ? 0 : failures + 1;
    if (isStale || (failures > 0 && failures < MOST_FAILURES)) askSoon();
    else if (problems) hear(problems);
  }

  /** A failed check may have left anything behind in its thread, so the thread is not used again. */
  function drop(): void {
    thread?.removeAllListeners('exit');
    void thread?.terminate();
    thread = undefined;
  }

  return {
    askOnce: () => {
      if (!isAsked) askSoon();
    },
    askSoon,
    close() {
      clearTimeout(timer);
      drop();
    },
  };
}

/** Sends the report in one message when it is whole. What a thread writes to stdout may arrive before or after that message. */
const RUN_CHECK = `
const { parentPort, workerData: { check, places } } = require('node:worker_threads');
let report = '';
process.stdout.write = part => {
  report += part;
  return true;
};
parentPort.on('message', async () => {
  report = '';
  const { run } = await import(check);
  await run(['--format=json'], places, places.site);
  parentPort.postMessage(report);
});
`;

function problemsIn(report: string): Problem[] | undefined {
  try {
    return JSON.parse(report).problems;
  } catch {
    return undefined;
  }
}

/** Says in the terminal what is new since the last time, and the sum. */
export function openSaying(logger: Logger): (problems: Problem[]) => void {
  let before = new Set<string>();
  let said = '';
  return problems => {
    const fresh = problems.filter(problem => !before.has(keyOf(problem)));
    before = new Set(problems.map(keyOf));
    for (const problem of fresh.slice(0, MOST_SAID)) logger.info(lineOf(problem), { timestamp: true });
    const sum = sumOf(problems);
    if (sum !== said && (sum !== ALL_WELL || said !== '')) logger.info(sum, { timestamp: true });
    said = sum;
  };
}

const ALL_WELL = 'No mistakes and no warnings any more.';

function sumOf(problems: Problem[]): string {
  const mistakes = sumOfCounts(problems.filter(({ level }) => level === 'error'));
  const warnings = sumOfCounts(problems) - mistakes;
  if (problems.length === 0) return ALL_WELL;
  const counts = [
    ...(mistakes > 0 ? [counted(mistakes, 'mistake')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ];
  return `${counts.join(' and ')} on the site: npm run check`;
}

function lineOf({ file, line, column, where, message, level }: Problem): string {
  const words = where === '' ? message : `${where}: ${message}`;
  return `${shown(file)}:${line}:${column}  ${level === 'warning' ? 'Warning: ' : ''}${words}`;
}

/** Leaves the line out, because every save may change it. */
function keyOf({ file, where, message }: Problem): string {
  return [file, where, message].join('\n');
}
