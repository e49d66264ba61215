// Runs Lighthouse as on a phone. The first run installs it.
import { chromiumPath } from '../../../src/review/pictures/chromium.ts';
import { installTool, loadTool } from './install-tool.ts';

const QUIET = ['--headless=new', '--no-sandbox', '--disable-gpu'];

type Audit = { score: number | null };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { lhr: { categories: { [id: string]: Category }; audits: { [id: string]: Audit } } };
type Lighthouse = { default: (url: string, flags: object) => Promise<Result | undefined> };
type Launcher = {
  launch: (options: object) => Promise<{ port: number; kill: () => void | Promise<void> }>;
};

/** The points of a category, 0 to 100, and the audits that lost some. */
export type Score = { points: number; lost: string[] };
export type Scores = { [category: string]: Score };

type Options = { categories?: string[]; without?: string[] };

export async function openLighthouse(): Promise<{
  look: (url: string, options?: Options) => Promise<Scores>;
  close: () => void | Promise<void>;
}> {
  const folder = installTool('lighthouse');
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    loadTool<Lighthouse>(folder, 'lighthouse'),
    loadTool<Launcher>(folder, 'chrome-launcher'),
  ]);
  const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: QUIET });
  const run = async (url: string, { categories, without }: Options) => {
    const flags = {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
      skipAudits: without,
    };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
    return result;
  };
  return {
    look: async (url, options = {}) => scoresOf(await run(url, options)),
    close: () => chrome.kill(),
  };
}

function scoresOf({ lhr: { categories, audits } }: Result): Scores {
  return Object.fromEntries(
    Object.entries(categories).map(([id, { score, auditRefs }]) => {
      const lost = auditRefs
        .filter(ref => ref.weight > 0)
        .map(ref => ({ id: ref.id, score: audits[ref.id]?.score ?? 1 }))
        .filter(audit => audit.score < 1);
      return [
        id,
        { points: Math.round(100 * (score ?? 0)), lost: lost.map(({ id, score }) => `${id} ${score}`) },
      ];
    }),
  );
}
