// Says what a move does, or would do.

import { inFile } from '../../../base/sentences/read.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { counted } from '../../../base/words.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Plan } from './plan.ts';
import type { Rewritten } from './rewrite.ts';

/** "left" are the pages below that stay where they are. */
export function movesInWords({ moves, rewritten }: Plan, left: PageFile[], isRehearsal: boolean): string {
  const [first, ...others] = moves;
  if (!first) return '';
  const did = (done: string, would: string) => (isRehearsal ? would : done);
  const along = others.length > 0 ? `, and ${counted(others.length, 'page')} below it` : '';
  return [
    first.page.file === first.file
      ? `${first.from.file} was moved to ${first.file}${along}.`
      : `${did('Moved', 'Would move')} ${first.page.file} to ${first.file}${along}.`,
    ...linkLines(rewritten, did('Rewrote', 'Would rewrite')),
    ...oldAddressLines(rewritten, did('leads', 'would lead'), did('lead', 'would lead')),
    ...takenLines(rewritten),
    ...leftLines(first.page, left),
  ].join('\n');
}

function linkLines(rewritten: Rewritten[], verb: string): string[] {
  const files = rewritten.filter(({ links }) => links > 0);
  if (files.length === 0) return ['No link leads there.'];
  const count = files.reduce((sum, { links }) => sum + links, 0);
  return [
    `${verb} ${counted(count, 'link')} in ${counted(files.length, 'file')}:`,
    ...files.map(
      ({ document, move, links }) => `  ${move?.file ?? document.file}  ${counted(links, 'link')}`,
    ),
  ];
}

function oldAddressLines(rewritten: Rewritten[], leads: string, lead: string): string[] {
  const moved = rewritten.flatMap(({ move, leading }) => (move ? [{ move, leading }] : []));
  const leading = moved.filter(({ leading }) => leading !== undefined);
  const [only] = moved;
  if (only && moved.length === 1) {
    const { from, route } = only.move;
    return leading.length === 1
      ? [`${from.route} ${leads} to ${route} now.`]
      : [`${from.route} was never public, so nothing has to lead from there to ${route}.`];
  }
  const silent = moved.length - leading.length;
  return [
    `${counted(leading.length, 'old address')} ${lead} to the new ones now.`,
    ...(silent > 0 ? [`${counted(silent, 'page')} had no old address that anybody knows.`] : []),
  ];
}

function takenLines(rewritten: Rewritten[]): string[] {
  return rewritten.flatMap(({ document, move, gone }) => {
    const owner = document.kind === 'page' && !move ? document.route : undefined;
    return owner === undefined
      ? []
      : gone.map(address => `${address} does not lead to ${owner} any more: it is a page itself.`);
  });
}

function leftLines(page: PageFile, left: PageFile[]): string[] {
  return stayWhereTheyAre(left).map(
    sentence => `${inFile(sentence)} With --with-pages-below ${page.route} moves as a whole.`,
  );
}

/** A sentence about the pages that stay below a page that goes. */
export function stayWhereTheyAre(pages: PageFile[]): Said[] {
  const [first] = pages;
  if (!first) return [];
  const route = the.sign(first.route);
  return pages.length === 1
    ? [says`The page below it, ${route}, stays where it is, and its trail leaves this page out.`]
    : [
        says`${the.count(pages.length, 'page')} below it, such as ${route}, stay where they are, and their trails leave this page out.`,
      ];
}
