// Finds links, cards and breadcrumbs that lead to a page while visitors cannot see it: a mistake if that is so now, a warning
// if it will be so later.

import type { Path } from '../../../base/json-value.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import type { PageFile } from '../../../document/problem/document.ts';
import type { Span as Place } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import { isHidden } from '../../../site/inventory.ts';
import {
  ALWAYS,
  firstGap,
  isAlways,
  isInMenu,
  type Period,
  publicSpan,
  standingOf,
} from '../../../site/publication.ts';
import { showsIt, usersOf } from '../../../site/shared-blocks.ts';
import type { Rule, RuleInput } from '../rule.ts';

/** A place in a document that leads to a page: a link, or the name of a page, as on a card. */
type Lead = { route: string; path: Path; span?: Place; isLink: boolean };

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
    const problem = subject.say(path, saidOf(page, lead, gap, opening, subject), { span });
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
    return judgement.kind === 'route' ? [{ route: judgement.route, path, span, isLink: true }] : [];
  });
  const fromNames = ofKind('route').flatMap(({ value, path, owner }) => {
    const leads = owner?.kind === 'card' || path[0] === 'parent';
    return leads ? [{ route: String(value), path, isLink: false }] : [];
  });
  return [...fromLinks, ...fromNames].filter(({ path }) => !isHidden(path, fields.blocks) && !isInMenu(path));
}

type Opening = 'now' | 'later' | 'with this page';

function saidOf(
  page: PageFile,
  lead: Lead,
  at: number,
  opening: Opening,
  { library, file }: RuleInput,
): Said {
  const { publishAt, unpublishAt } = library.moments(page);
  const { kind } = standingOf(page, library, at);
  const from = {
    name: the.text(page.route),
    isIn: the.page(page.file),
    opening,
    ofShared: file.kind === 'shared',
  };
  switch (kind) {
    case 'draft':
      return draft(from, lead);
    case 'waiting':
      return waiting({ ...from, date: the.date(String(publishAt)) }, lead);
    case 'over':
      return over({ ...from, date: the.date(String(unpublishAt)) }, lead);
    case 'public':
      throw new Error(`${page.file} is public at ${new Date(at).toISOString()}, so nothing is wrong.`);
  }
}

/** "ofShared": the place that leads there is in a shared document. */
type Target = { name: SaidPart; isIn: SaidPart; opening: Opening; ofShared: boolean };
type TargetThen = Target & { date: SaidPart };

function draft({ name, isIn, opening, ofShared }: Target, { isLink }: Lead): Said {
  const state =
    opening !== 'with this page'
      ? says`The page ${name} is a draft, so visitors do not get there.`
      : ofShared
        ? says`When a page with these blocks becomes public, the page ${name} will be a draft, so visitors will not get there.`
        : says`When this page becomes public, the page ${name} will be a draft, so visitors will not get there.`;
  const status = the.field('status');
  const advice = isLink
    ? otherInForm(
        says`Publish it (take ${status} out of ${isIn}), or change the link.`,
        says`Publish it, or change the link.`,
      )
    : otherInForm(
        says`Publish it (take ${status} out of ${isIn}), or name another page.`,
        says`Publish it, or name another page.`,
      );
  return together(state, advice);
}

function waiting({ name, isIn, date, opening, ofShared }: TargetThen, { isLink }: Lead): Said {
  const state =
    opening !== 'with this page'
      ? says`The page ${name} is not public before ${date}.`
      : ofShared
        ? says`When a page with these blocks becomes public, the page ${name} will not be public before ${date}.`
        : says`When this page becomes public, the page ${name} will not be public before ${date}.`;
  return together(state, changeIn('publishAt', isIn, isLink));
}

function over({ name, isIn, date, opening, ofShared }: TargetThen, { isLink }: Lead): Said {
  if (opening === 'later')
    return says`The page ${name} goes on ${date}; then this leads nowhere. Take it out by then, or change ${the.field('unpublishAt')} in ${isIn}.`;
  const state =
    opening === 'now'
      ? says`The page ${name} has been gone since ${date}.`
      : ofShared
        ? says`When a page with these blocks becomes public, the page ${name} will have been gone since ${date}.`
        : says`When this page becomes public, the page ${name} will have been gone since ${date}.`;
  return together(state, changeIn('unpublishAt', isIn, isLink));
}

function changeIn(field: string, isIn: SaidPart, isLink: boolean): Said {
  return isLink
    ? says`Change ${the.field(field)} in ${isIn}, or change the link.`
    : says`Change ${the.field(field)} in ${isIn}, or name another page.`;
}
