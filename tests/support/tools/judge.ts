// Asks recheck how long a regular expression can take. "safe" means that the time grows in line with the text.
import { installTool, loadTool } from './install-tool.ts';
import { isMade, type Pattern } from './patterns.ts';

type Judged = { status: 'safe' | 'vulnerable' | 'unknown'; complexity?: { summary: string } };
type Recheck = { checkSync: (source: string, flags: string, options: object) => Judged };

/** Without clocks a judgement is the same on a busy machine. */
const UNHURRIED = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

export async function openJudge(): Promise<(pattern: Pattern) => string> {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = await loadTool<Recheck>(installTool('recheck'), 'recheck');
  return pattern => {
    if (isMade(pattern)) return 'unread';
    const { status, complexity } = checkSync(pattern.source, pattern.flags, UNHURRIED);
    return status === 'vulnerable' ? (complexity?.summary.replaceAll(' ', '-') ?? status) : status;
  };
}
