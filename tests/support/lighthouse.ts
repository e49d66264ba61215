// Lighthouse as it looks at a phone. It is installed in a folder of its own when it is asked for the first time.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserPath } from './browser.ts';

const FOLDER = join(process.cwd(), '.ashlar/lighthouse');
const SOURCE = 'tests/full/lighthouse';
const QUIET = ['--headless=new', '--no-sandbox', '--disable-gpu'];

type Audit = { score: number | null };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Result = { lhr: { categories: { [id: string]: Category }; audits: { [id: string]: Audit } } };
type Lighthouse = { default: (url: string, flags: object) => Promise<Result | undefined> };
type Launcher = {
  launch: (options: object) => Promise<{ port: number; kill: () => void | Promise<void> }>;
};

/** Points of a category, 0 to 100, and the audits that cost it some. */
export type Score = { points: number; lost: string[] };
export type Scores = { [category: string]: Score };

export async function openLighthouse(): Promise<{
  look: (url: string, options?: { categories?: string[]; without?: string[] }) => Promise<Scores>;
  close: () => void | Promise<void>;
}> {
  install();
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    load<Lighthouse>('lighthouse'),
    load<Launcher>('chrome-launcher'),
  ]);
  const chrome = await launch({ chromePath: browserPath(), chromeFlags: QUIET });
  return {
    look: async (url, { categories, without } = {}) => {
      const flags = {
        port: chrome.port,
        logLevel: 'silent',
        onlyCategories: categories,
        skipAudits: without,
      };
      const result = await lighthouse(url, flags);
      if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
      return scoresOf(result);
    },
    close: () => chrome.kill(),
  };
}

/** Without a lock file: one of its packages asks for the latest version of another, which none can promise. */
function install(): void {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse/package.json'))) return;
  mkdirSync(FOLDER, { recursive: true });
  cpSync(SOURCE, FOLDER, { recursive: true });
  execFileSync('npm', ['install', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: 'ignore',
  });
}

function load<Module>(name: string): Promise<Module> {
  const { resolve } = createRequire(join(FOLDER, 'package.json'));
  return import(/* @vite-ignore */ pathToFileURL(resolve(name)).href);
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
