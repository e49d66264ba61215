// A record in, docs/bench.json, the chart and the README's section written from it.
import { readFileSync, writeFileSync } from 'node:fs';
import { chart } from './chart.ts';
import { readmeSection } from './readme.ts';
import { RECORD, type Record } from './record.ts';

export const CHART = 'docs/bench.svg';
export const README = 'README.md';
const SECTION = /(?<=<!-- bench: [^>]* -->\n)[\s\S]*?(?=<!-- \/bench -->)/;

export function saveRecord(record: Record): void {
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(CHART, chart(record));
  writeFileSync(README, withSection(readFileSync(README, 'utf8'), record));
}

export function withSection(readme: string, record: Record): string {
  if (!SECTION.test(readme))
    throw new Error('README.md has lost the two marks that the figures stand between.');
  return readme.replace(SECTION, () => readmeSection(record));
}
