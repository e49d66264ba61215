// Runs Mozilla's HTTP Observatory on a host of this machine. The first run installs it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTool } from '../tools/install-tool.ts';
import type { SecureNginx } from './nginx.ts';

export type Judgement = {
  path: string;
  status: number;
  score: number;
  grade: string;
  results: { test: string; result: string; passed: boolean; points: number; most: number }[];
};

export function judge(host: SecureNginx, paths: string[]): Judgement[] {
  const folder = installTool('observatory');
  const ports = { httpPort: new URL(host.plainUrl).port, httpsPort: new URL(host.url).port };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'judge.js')], {
    input: JSON.stringify({ ports, paths }),
    env: { ...process.env, NODE_EXTRA_CA_CERTS: host.certificate },
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The Observatory could not look: ${stderr}`);
  return JSON.parse(stdout);
}
