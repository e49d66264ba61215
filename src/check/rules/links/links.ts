// Checks links: the page, the place on it, the file or the address of the site document exists.

import { otherInForm, type Said, says, the, together } from '../../../base/sentences/said.ts';
import { plainName } from '../../../document/files/pages.ts';
import { ABOUT_THE_SITE } from '../../../document/files/public.ts';
import {
  clearlyNearest,
  clearlyNearestRoute,
  nearest,
  nearestRoute,
} from '../../../document/problem/did-you-mean.ts';
import type { PageFile, SharedFile } from '../../../document/problem/document.ts';
import { changeTo } from '../../../document/problem/fix-texts.ts';
import { type Fix, hasErrors, type Problem } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import { type Anchors, anchorsOf, SHELL_ANCHORS } from '../../../site/anchors.ts';
import type { FoundLink } from '../../../site/inventory.ts';
import { sharedOn, usersOf } from '../../../site/shared-blocks.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';
import type { Rule, RuleInput } from '../rule.ts';

export const links: Rule = subject => [
  ...subject.links.flatMap(link => linkProblem(link, subject) ?? []),
  ...chatProblems(subject),
];

function linkProblem(link: FoundLink, subject: RuleInput): Problem | undefined {
  const judgement = judgeUrl(link.href, siteFacts(subject.library).country);
  switch (judgement.kind) {
    case 'refused':
      return markedRouteProblem(link, subject) ?? tell(subject, link, judgement.why, judgement.meant);
    case 'external':
      return ownAddressProblem(link, subject);
    case 'site':
      return siteNameProblem(link, judgement.name, subject);
    case 'anchor':
      return ownAnchorProblem(link, judgement.anchor, subject);
    case 'route':
      return routeProblem(link, judgement.route, judgement.anchor, subject);
  }
}

/** For "/kurse/rückenschule" and "/kurse/r%C3%BCckenschule", if there is the page "/kurse/rueckenschule". */
function markedRouteProblem({ href, ...link }: FoundLink, subject: RuleInput): Problem | undefined {
  const [, path = '', place = ''] = /^(\/[^/?#][^?#]*)(#[a-z][a-z0-9-]*)?$/.exec(href) ?? [];
  const { library } = subject;
  const route = [siteFacts(library).language, undefined]
    .map(language =>
      path
        .split('/')
        .map(part => plainName(inLetters(part), language))
        .join('/'),
    )
    .find(plain => plain !== path.toLowerCase() && library.page(plain));
  if (route === undefined) return undefined;
  const meant = route + place;
  const message = says`Write ${the.text(meant)} instead of ${the.text(href)}.`;
  return tell(subject, { href, ...link }, message, meant);
}

function inLetters(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** "plain" is what the fix writes. */
function tell(subject: RuleInput, link: FoundLink, message: Said | string, plain?: string): Problem {
  const fix = plain === undefined ? undefined : fixOf(link, plain, subject);
  return subject.say(link.path, message, { span: link.span, ...(fix && { fix }) });
}

function ownAnchorProblem(link: FoundLink, anchor: string, subject: RuleInput): Problem | undefined {
  const { file } = subject;
  if (file.kind === 'page') return anchorProblem(link, file.route, anchor, subject);
  if (file.kind === 'shared') return sharedAnchorProblem(link, anchor, file, subject);
  return tell(
    subject,
    link,
    says`${the.text(link.href)} is a place on one page, but this link stands on all. Write the page before it, such as ${the.text(`/faq${link.href}`)}.`,
  );
}

/** A link to a place works wherever the shared blocks stand if they have the place themselves, or if all pages with them do. */
function sharedAnchorProblem(link: FoundLink, anchor: string, file: SharedFile, subject: RuleInput) {
  const { library } = subject;
  const hasIt = (document: PageFile | SharedFile) => anchorsOf(document, library).shown.has(anchor);
  const users = usersOf(file, library);
  const without = users.find(page => !hasIt(page));
  if (SHELL_ANCHORS.includes(anchor) || hasIt(file) || (users.length > 0 && !without)) return undefined;
  const page = users.find(hasIt)?.route;
  if (!page || !without) {
    const message = says`No page with these blocks has the place ${the.text(link.href)}. Write a page before it, such as ${the.text(`/faq${link.href}`)}.`;
    return tell(subject, link, message);
  }
  const whole = `${page}${link.href}`;
  const message = says`${the.text(link.href)} is a place on ${the.text(page)}, but this link also stands on ${the.text(without.route)}. Write ${the.text(whole)}.`;
  return tell(subject, link, message, whole);
}

/** In a text the fix changes only the address between the brackets. */
function fixOf({ span, href }: FoundLink, plain: string, { parsed }: RuleInput): Fix | undefined {
  const { text } = parsed.source;
  const written = JSON.stringify(plain);
  if (text[span.offset] === '"') return changeTo(span, written);
  const at = text.slice(span.offset, span.offset + span.length).lastIndexOf(`](${href}`);
  if (at < 0) return undefined;
  const place = { offset: span.offset + at + ']('.length, length: href.length };
  return { ...changeTo(place, written), text: written.slice(1, -1) };
}

function routeProblem(
  link: FoundLink,
  route: string,
  anchor: string | undefined,
  subject: RuleInput,
): Problem | undefined {
  const { library } = subject;
  if (library.page(route))
    return anchor === undefined ? undefined : anchorProblem(link, route, anchor, subject);
  if (/\.[A-Za-z0-9]+$/.test(route)) {
    if (ABOUT_THE_SITE.includes(route.slice(1)) || library.hasPublicFile(route)) return undefined;
    return tell(
      subject,
      link,
      otherInForm(
        says`There is no file ${the.text(`pages/_public${route}`)}. Add it, or change the link.`,
        says`There is no file ${the.text(route)}. Add it, or change the link.`,
      ),
    );
  }
  const meant = nearestRoute(route, library.routes());
  const plain = clearlyNearestRoute(route, library.routes());
  const hint = meant
    ? says`Did you mean ${the.text(withAnchor(meant, anchor))}?`
    : says`Add the page, or change the link.`;
  const message = together(says`There is no page ${the.text(route)}.`, hint);
  const told = tell(subject, link, message, plain && withAnchor(plain, anchor));
  return { ...told, missing: route };
}

function withAnchor(route: string, anchor: string | undefined): string {
  return anchor === undefined ? route : `${route}#${anchor}`;
}

function anchorProblem(
  link: FoundLink,
  route: string,
  anchor: string,
  subject: RuleInput,
): Problem | undefined {
  const target = subject.library.page(route);
  if (!target || !subject.library.summary(target).isRead || SHELL_ANCHORS.includes(anchor)) return undefined;
  const anchors = anchorsOf(target, subject.library);
  if (anchors.shown.has(anchor)) return undefined;
  const isHere = route === subject.route;
  const [place, page] = [the.text(`#${anchor}`), the.text(route)];
  if (anchors.hidden.has(anchor)) {
    return tell(
      subject,
      link,
      isHere
        ? says`The place ${place} on this page is in a hidden block. Show the block, or change the link.`
        : says`The place ${place} on ${page} is in a hidden block. Show the block, or change the link.`,
    );
  }
  const whole = (name: string) => (link.href.startsWith('#') ? `#${name}` : `${route}#${name}`);
  const meant = nearest(anchor, anchors.shown);
  if (mayHold(target, anchor, meant, subject.library)) return undefined;
  const hint = meant ? says`Did you mean ${the.text(whole(meant))}?` : anchorHint(anchors);
  const message = isHere
    ? says`There is no place ${place} on this page.`
    : says`There is no place ${place} on ${page}.`;
  const plain = clearlyNearest(anchor, anchors.shown);
  return tell(subject, link, together(message, hint), plain && whole(plain));
}

/** On a page with mistakes, the place may be in a misspelt field or a faulty block, which is reported already. */
function mayHold(page: PageFile, anchor: string, meant: string | undefined, library: Library): boolean {
  const broken = [page, ...sharedOn(page, library)].filter(({ problems }) => hasErrors(problems));
  const isWritten = () => broken.some(({ source }) => source?.text.includes(JSON.stringify(anchor)));
  return broken.length > 0 && (meant === undefined || !isPlaceName(meant, library) || isWritten());
}

/** A name that no id can have is reported where it stands. */
function isPlaceName(name: string, { definitions }: Library): boolean {
  return new RegExp(String(definitions.anchor?.pattern), 'u').test(name);
}

function anchorHint({ shown }: Anchors): Said {
  if (shown.size === 0) return says`Give a block there this id.`;
  const names = [...shown].slice(0, 6).map(name => the.text(`#${name}`));
  return shown.size > 6 ? says`It has ${the.list(names, ',')} ….` : says`It has ${the.list(names, ',')}.`;
}

function ownAddressProblem(link: FoundLink, subject: RuleInput): Problem | undefined {
  const { address } = siteFacts(subject.library);
  if (!address || !link.href.startsWith(address)) return undefined;
  const after = link.href.slice(address.length);
  if (!/^([/?#]|$)/.test(after)) return undefined;
  const path = after.replace(/^(?!\/)/, '/');
  const message = says`${the.text(link.href)} is a page of this site. Write its path alone: ${the.text(path)}.`;
  return tell(subject, link, message, path);
}

export function siteNameProblem(link: FoundLink, name: string, subject: RuleInput): Problem | undefined {
  const { addresses, addressNames } = siteFacts(subject.library);
  if (!addresses || addressNames.has(name)) return undefined;
  const meant = nearest(name, addressNames.offered);
  const hint = meant
    ? says`Did you mean ${the.text(`site:${meant}`)}?`
    : otherInForm(
        says`Add it to ${the.field('addresses')} in pages/_site.json.`,
        says`Add it to ${the.field('addresses')} of the whole site.`,
      );
  const message = together(says`The site document has no address ${the.text(name)}.`, hint);
  const plain = clearlyNearest(name, addressNames.offered);
  return tell(subject, link, message, plain && `site:${plain}`);
}

const NO_CHAT = otherInForm(
  says`A chat link needs the address of the chat. Add ${the.text('chat')} to ${the.field('addresses')} in pages/_site.json.`,
  says`A chat link needs the address of the chat. Add ${the.text('chat')} to ${the.field('addresses')} of the whole site.`,
);

function chatProblems({ pieces, library, say }: RuleInput): Problem[] {
  const { addresses } = siteFacts(library);
  if (!addresses || Object.hasOwn(addresses, 'chat')) return [];
  return pieces
    .filter(({ owner, path }) => owner?.kind === 'link' && path.at(-1) === 'chat')
    .map(({ path }) => say(path, NO_CHAT));
}
