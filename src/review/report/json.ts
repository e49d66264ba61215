// Writes a report for other programs.
import type { Report } from '../sentences/changes.ts';
import { labelled, plain } from '../sentences/words.ts';
import { headline } from './tell.ts';

export function jsonOf(report: Report, base: string): string {
  const changes = report.changes.map(
    ({ kind, state, title, route, formerRoute, lines, seenOn, seenEverywhere }) => ({
      kind,
      state,
      title: plain(title),
      route,
      formerRoute,
      sentences: lines.flatMap(({ label, phrases }) => phrases.map(phrase => plain(labelled(label, phrase)))),
      seenOn,
      seenEverywhere: seenEverywhere === true,
    }),
  );
  const remarks = report.remarks.map(remark => plain(remark));
  return JSON.stringify({ base, headline: headline(report), remarks, pages: report.pages, changes }, null, 2);
}
