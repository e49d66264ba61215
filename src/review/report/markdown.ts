// Writes a report as a comment on a pull request: no longer than GitHub takes, with the site's own texts made harmless.
import { FILE_READER, piecesSaid } from '../../base/sentences/read.ts';
import type { Said } from '../../base/sentences/said.ts';
import type { Change, Line, Report } from '../sentences/changes.ts';
import { labelled, onOneLine } from '../sentences/words.ts';
import { COMMENT_MARK } from './comment.ts';
import { type Group, groupsOf, headline, whereShown } from './tell.ts';

/** GitHub takes 65,536 characters; the rest is room for what it may add. */
const LONGEST = 60_000;
/** Groups with more lines than this are folded. */
const OPEN_LINES = 6;

export function reportAsMarkdown(report: Report, compared: string): string {
  const head = [COMMENT_MARK, `### ${escapedMarkdown(headline(report))}`, ...report.remarks.map(markdown)];
  const foot = `<sub>${escapedMarkdown(compared)}</sub>`;
  const groups = groupsOf(report).map(group => groupOf(group, report));
  const shownGroups: string[] = [];
  let room = LONGEST - [...head, foot].join('\n\n').length - 200;
  for (const group of groups) {
    if (group.length + 2 > room) break;
    shownGroups.push(group);
    room -= group.length + 2;
  }
  const left = groups.length - shownGroups.length;
  const more = left > 0 ? [`… and ${left} more. \`npm run changes\` says all of it.`] : [];
  return `${[...head, ...shownGroups, ...more, foot].join('\n\n')}\n`;
}

function groupOf({ title, changes }: Group, report: Report): string {
  const rows = changes.flatMap(change => changeRows(change, report));
  const name = `<strong>${markdown(title)}</strong>`;
  if (rows.length <= OPEN_LINES) return `${name}\n\n${rows.join('\n')}`;
  const lines = `${rows.filter(row => row.startsWith('- ')).length} lines`;
  return `<details><summary>${name}: ${lines}</summary>\n\n${rows.join('\n')}\n\n</details>`;
}

function changeRows(change: Change, report: Report): string[] {
  const where = whereShown(change, report);
  const rows = change.lines.flatMap(lineRows);
  return where ? [...rows, `- <em>${markdown(where)}</em>`] : rows;
}

function lineRows({ label, phrases }: Line): string[] {
  if (!label) return phrases.map(phrase => `- ${markdown(phrase)}`);
  const [only] = phrases;
  if (only && phrases.length === 1) return [`- ${markdown(labelled(label, only))}`];
  return [`- ${markdown(label)}:`, ...phrases.map(phrase => `  - ${markdown(phrase)}`)];
}

function markdown(said: Said): string {
  return piecesSaid(said, FILE_READER)
    .map(({ text, mark }) => {
      if (mark === 'was') return `<del>${escapedMarkdown(text)}</del>`;
      return mark === 'now' ? `<strong>${escapedMarkdown(text)}</strong>` : escapedMarkdown(text);
    })
    .join('');
}

/**
 * Keeps text plain: signs that mean something in Markdown, HTML, formulas or emoji become character references. A zero-width space
 * keeps names from being notified, and numbers and addresses from becoming links.
 */
export function escapedMarkdown(text: string): string {
  return onOneLine(text)
    .replace(/[&<>`*_~[\]\\$|#@]|^[-+=]|^\d(?=\d*[.)])|:(?=[\w/+-])/g, sign => `&#${sign.charCodeAt(0)};`)
    .replace(/&#(64|35);(?=[\p{L}\p{N}])|&#58;(?=\/)|\bGH(?=-\d)|\bwww(?=\.)/giu, found => `${found}&#8203;`);
}
