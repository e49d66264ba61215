// Runs axe-core on a page in its present state.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run: (options: object) => Promise<{ violations: Finding[] }> };
type Finding = { id: string; nodes: { html: string; failureSummary?: string }[] };

/** The test puts its own script into the page, which the page's policy would forbid. */
export const AXE_OPTIONS = { bypassCSP: true, reducedMotion: 'reduce' } as const;

export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Otherwise axe also writes down everything that is right, and waits for answers from frames without axe.
    return (await axe.run({ resultTypes: ['violations'], iframes: false })).violations;
  });
  return findings.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );
}
