// Finds links, cards and breadcrumbs that lead to a page while visitors cannot see it: a mistake if that is so now, a warning
// if it will be so later.

import type { Path } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Span as Place } from '../../document/problem/problem.ts';
import { judgeUrl } from '../../document/text/href.ts';
import { isHidden } from '../../site/inventory.ts';
import {
  ALWAYS,
  firstGap,
  isAlways,
  isInMenu,
  type Period,
  publicSpan,
  standingOf,
} from '../../site/publication.ts';
import { showsIt, usersOf } from '../../site/shared-blocks.ts';
import type { Rule, RuleInput } from './rule.ts';

/** A place in a document that leads to a page. "instead" is what the message advises for this place. */
type Lead = { route: string; path: Path; span?: Place; instead: string };

export const publication: Rule = subject => {
  const { library } = subject;
  return leads(subject).flatMap(lead => {
    const page = library.page(lead.route);
    // A home page that is not public is one mistake by itself, not one for each link to it.
    if (!page || page.route === '/') return [];
    const wanted = publicSpan(page, library);
    if (wanted && isAlways(wanted)) return [];
    const gaps = spansOf(subject).flatMap(seen => firstGap(seen, wanted, library.now()) ?? []);
    if (gaps.length === 0) return [];
    const gap = Math.min(...gaps);
    const { path, span } = lead;
    const isNow = gap <= library.now();
    const opening = isNow ? 'now' : gap === wanted?.until ? 'later' : 'with this page';
    const problem = subject.say(path, sentence(page, lead, gap, opening, subject), { span });
    return isNow ? problem : { ...problem, level: 'warning' as const };
  });
};

/** When visitors see the document: the site document always, a page while public, shared blocks with the pages that use them. */
function spansOf({ file, library }: RuleInput): (Period | undefined)[] {
  if (file.kind !== 'page' && file.kind !== 'shared') return [ALWAYS];
  const pages =
    file.kind === 'page' ? [file] : usersOf(file, library).filter(page => showsIt(page, file, library));
  return pages.map(page => publicSpan(page, library));
}

function leads({ links, ofKind, fields }: RuleInput): Lead[] {
  const fromLinks = links.flatMap(({ href, path, span }) => {
    const judgement = judgeUrl(href);
    return judgement.kind === 'route'
      ? [{ route: judgement.route, path, span, instead: 'change the link' }]
      : [];
  });
  const fromNames = ofKind('route').flatMap(({ value, path, owner }) => {
    const leads = owner?.kind === 'card' || path[0] === 'parent';
    return leads ? [{ route: String(value), path, instead: 'name another page' }] : [];
  });
  return [...fromLinks, ...fromNames].filter(({ path }) => !isHidden(path, fields.blocks) && !isInMenu(path));
}

type Opening = 'now' | 'later' | 'with this page';

function sentence(
  page: PageFile,
  { instead }: Lead,
  at: number,
  opening: Opening,
  { library, file }: RuleInput,
): string {
  const standing = standingOf(page, library, at);
  const name = quoted(page.route);
  const advice = (change: string) => `${change}, or ${instead}.`;
  const own = file.kind === 'shared' ? 'a page with these blocks' : 'this page';
  const isLater = opening === 'with this page';
  const start = isLater ? `When ${own} becomes public, the` : 'The';
  switch (standing.kind) {
    case 'draft':
      return `${start} page ${name} ${isLater ? 'will be' : 'is'} a draft, so visitors ${isLater ? 'will' : 'do'} not get there. ${advice(`Publish it (take "status" out of ${page.file})`)}`;
    case 'waiting':
      return `${start} page ${name} ${isLater ? 'will not be' : 'is not'} public before ${standing.date}. ${advice(`Change "publishAt" in ${page.file}`)}`;
    case 'over':
      return opening === 'later'
        ? `The page ${name} goes on ${standing.date}; then this leads nowhere. Take it out by then, or change "unpublishAt" in ${page.file}.`
        : `${start} page ${name} ${isLater ? 'will have been' : 'has been'} gone since ${standing.date}. ${advice(`Change "unpublishAt" in ${page.file}`)}`;
    case 'public':
      throw new Error(`${page.file} is public at ${new Date(at).toISOString()}, so nothing is wrong.`);
  }
}
