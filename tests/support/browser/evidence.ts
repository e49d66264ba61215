// Keeps in .ashlar/red what explains a failed test: pages' pictures, consoles and requests, and the dev servers' output.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';

const RED = join(process.cwd(), '.ashlar/red');

const LAST = 40;

export type Witness = { name: string; said: () => string; picture?: () => Promise<Buffer> };

/** Whatever is in this set when a test fails says what it has seen. */
export const witnesses = new Set<Witness>();

/** Notes from now on what a page logs and requests. */
export function witnessOf(page: Page): Witness {
  const lines: string[] = [];
  const note = (line: string) => {
    lines.push(line);
    if (lines.length > LAST) lines.shift();
  };
  page.on('console', message => note(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', error => note(`exception: ${error.stack ?? error.message}`));
  page.on('framenavigated', frame => note(`at ${frame.url()}`));
  page.on('response', answer => note(`${answer.status()} ${answer.request().method()} ${answer.url()}`));
  page.on('requestfailed', request => note(`failed ${request.url()} ${request.failure()?.errorText}`));
  return {
    name: 'page',
    said: () => `${page.url()}\n\n${lines.join('\n')}\n`,
    // A page whose scripts hang would hold up its picture too.
    picture: () => page.screenshot({ timeout: 5000 }),
  };
}

/** Call this before a run. */
export function forgetRed(): void {
  rmSync(RED, { recursive: true, force: true });
}

export async function leaveEvidence({ task }: TestContext): Promise<void> {
  if (task.result?.state !== 'fail' || witnesses.size === 0) return;
  const folder = join(RED, `${task.file.name} ${task.name}`.replace(/[^\w.-]+/g, '-').slice(0, 150));
  mkdirSync(folder, { recursive: true });
  for (const [index, { name, said, picture }] of [...witnesses].entries()) {
    writeFileSync(join(folder, `${name}-${index + 1}.txt`), said());
    const png = await picture?.().catch(() => undefined);
    if (png) writeFileSync(join(folder, `${name}-${index + 1}.png`), png);
  }
  console.error(`What was seen when "${task.name}" failed: ${folder}`);
}
