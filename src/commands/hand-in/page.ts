// A change in words, its pictures and its files in, one HTML file that holds all of it out: it opens from a mail, fetches nothing,
// and whoever takes the change over saves the files from it.
import { escapeHtml } from '../../base/escape.ts';
import type { Change, Report } from '../changes/changes.ts';
import { type Album, STYLE, spreadSection } from '../changes/pictures/album.ts';
import { groupsOf, whereShown } from '../changes/report/tell.ts';
import type { Words } from '../changes/sentences/words.ts';

/** "bytes" is what it is now; left out for one that is gone, or too large for a mail. */
export type SentFile = { file: string; state: 'added' | 'changed' | 'removed'; bytes?: Buffer };

export type Sent = {
  title: string;
  /** "2026-11-22" */
  day: string;
  compared: string;
  /** What it comes to, where there is something to compare with. */
  headline: string;
  report: Report;
  album?: Album;
  files: SentFile[];
  remarks: string[];
};

const OWN_STYLE = `
  del { color: #a11; } ins { color: #161; text-decoration: none; font-weight: 600; }
  @media (prefers-color-scheme: dark) { del { color: #f99; } ins { color: #8d8; } }
`;

export function sentPage({ title, day, compared, headline, report, album, files, remarks }: Sent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${STYLE}${OWN_STYLE}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(`${day}. ${compared}`)}</p>
${headline && whatChanges(headline, report)}
${remarks.map(remark => `<p><strong>${escapeHtml(remark)}</strong></p>`).join('\n')}
${(album?.spreads ?? []).map(spreadSection).join('\n')}
<section>
<h2>For whoever takes it over</h2>
<p>These files go to their places in the folder of the site; those that are gone are deleted there.</p>
<ul>${files.map(fileRow).join('')}</ul>
</section>
</body>
</html>
`;
}

function whatChanges(headline: string, report: Report): string {
  const groups = groupsOf(report).map(
    ({ title, changes }) =>
      `<h3>${html(title)}</h3>\n<ul>${changes.map(change => rows(change, report)).join('')}</ul>`,
  );
  return `<section>
<h2>What changes</h2>
<p>${escapeHtml(headline)}</p>
${groups.join('\n')}
</section>`;
}

function rows(change: Change, report: Report): string {
  const where = whereShown(change, report);
  const lines = change.lines.flatMap(({ label, phrases }) =>
    phrases.map(phrase => `<li>${label ? `${html(label)}: ` : ''}${html(phrase)}</li>`),
  );
  return [...lines, ...(where.length > 0 ? [`<li><em>${html(where)}</em></li>`] : [])].join('');
}

function html(words: Words): string {
  return words
    .map(({ text, kind }) => {
      if (kind === 'was') return `<del>${escapeHtml(text)}</del>`;
      return kind === 'now' ? `<ins>${escapeHtml(text)}</ins>` : escapeHtml(text);
    })
    .join('');
}

function fileRow({ file, state, bytes }: SentFile): string {
  const name = escapeHtml(file);
  if (state === 'removed') return `<li>${name}: gone</li>`;
  if (bytes === undefined) return `<li>${name}: ${state}; too large for this file, so send it beside it</li>`;
  const saved = escapeHtml(file.split('/').at(-1) ?? '');
  const address = `data:application/octet-stream;base64,${bytes.toString('base64')}`;
  return `<li><a download="${saved}" href="${address}">${name}</a>: ${state}</li>`;
}
