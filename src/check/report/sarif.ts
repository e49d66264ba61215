// Reports problems as SARIF, which code hosts and editors read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import type { Problem } from '../../document/problem/problem.ts';
import { firstOfMany } from './first-of-many.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

export function sarifReport(all: Problem[]): string {
  const problems = firstOfMany(all);
  const named = [...new Set(problems.flatMap(({ rule }) => rule ?? []))];
  const rules = [
    { id: 'mistake', shortDescription: { text: 'A page cannot be published like this.' } },
    { id: 'warning', shortDescription: { text: 'Probably not what was meant.' } },
    ...named.map(id => ({ id })),
  ];
  const run = {
    tool: { driver: { name: 'Ashlar check', rules } },
    columnKind: 'utf16CodeUnits',
    results: problems.map(result),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}

function result({ file, line, column, where, message, level, rule }: Problem) {
  return {
    ruleId: rule ?? (level === 'error' ? 'mistake' : 'warning'),
    level,
    message: { text: where === '' ? message : `${where}: ${message}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}
