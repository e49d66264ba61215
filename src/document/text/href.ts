// Judges the address of a link: its kind, or why it is refused. Everything else that deals with addresses asks here. Only known
// good forms are accepted, so that a trick nobody has thought of is refused too.

import { ownPath } from '../../base/own-names.ts';
import { surelyDialled } from '../../base/phones.ts';
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../base/sentences/said.ts';
import { hasHidden, withoutHidden } from '../../base/words.ts';
import { mailProblem, phoneProblem, webProblem, withHostName } from './outside-href.ts';

export type Judgement =
  | { kind: 'route'; route: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'site'; name: string }
  | { kind: 'external' }
  /** "meant" is set if only this address can have been meant. */
  | { kind: 'refused'; why: Said; meant?: string };

const FORMS = formsOfLinks();
const ANCHOR = /^[a-z][a-z0-9-]*$/;

const MOST_KNOWN = 10_000;
const known = new Map<string, Judgement>();

/**
 * Keeps the judgements, because most addresses occur in many places and several parts of the check ask for each. "country" is
 * the one of the site. It decides only about what is proposed for a phone number.
 */
export function judgeUrl(href: string, country?: string): Judgement {
  const key = country && isPhone(href) ? `${country} ${href}` : href;
  const judgement = known.get(key) ?? judge(href, country);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, judgement);
  return judgement;
}

function isPhone(href: string): boolean {
  return /^\s*(?:tel:|[+(0-9])/i.test(href);
}

function judge(href: string, country: string | undefined): Judgement {
  if (href === '') return refuse(says`A link needs an address, and this one is empty.`);
  const written = the.text(href);
  if (hasHidden(href))
    return refuse(says`This address holds an invisible character. Take it out.`, withoutHidden(href));
  if (/^\s*tel:/.test(href)) return judgePhone(href.trim().slice('tel:'.length), country);
  const bare = isPhone(href) ? barePhone(href, country) : undefined;
  if (bare) return refuse(says`${written} is a phone number. Write ${the.text(bare)}.`, bare);
  if (/\s/.test(href))
    return refuse(
      says`The address ${written} holds a space. Take it out, or write ${the.text('%20')} for it.`,
      /\s/.test(href.trim()) ? undefined : href.trim(),
    );
  if (href.includes('\\'))
    return refuse(says`The address ${written} holds a backslash. Write ${the.text('/')}.`);
  if (href.startsWith('//')) {
    return refuse(
      says`${written} leads off the site without saying how. Write ${the.text('https:')} before it, or only one ${the.text('/')}.`,
    );
  }
  if (href.startsWith('/')) return judgeRoute(href);
  if (href.startsWith('#')) return judgeAnchor(href);
  const own = ownPath(href);
  if (own !== undefined)
    return refuse(
      says`${written} leads to this computer alone, and no visitor gets there. Write ${the.text(own)}.`,
      own,
    );
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(href)?.[1];
  return scheme === undefined ? judgeBare(href) : judgeScheme(href, scheme);
}

function formsOfLinks(): Said {
  const [page, place, here] = [the.text('/pricing'), the.text('/faq#documents'), the.text('#documents')];
  const [web, mail, phone] = [the.text('https://…'), the.text('mailto:…'), the.text('tel:…')];
  const own = the.text('site:email');
  return otherInForm(
    says`A link is a page of this site (${page}), a place on a page (${place} or ${here}), ${web}, ${mail}, ${phone} or an address from ${the.sign('pages/_site.json')} (${own}).`,
    says`A link is a page of this site (${page}), a place on a page (${place} or ${here}), ${web}, ${mail}, ${phone} or an address of this site (${own}).`,
  );
}

function refuse(why: Said, meant?: string): Judgement {
  const isGood = meant !== undefined && judgeUrl(meant).kind !== 'refused';
  return { kind: 'refused', why, ...(isGood && { meant }) };
}

function judgePhone(rest: string, country: string | undefined): Judgement {
  const problem = phoneProblem(rest, country);
  const meant = surelyDialled(rest, country);
  return problem ? refuse(problem, meant && `tel:${meant}`) : { kind: 'external' };
}

const DATE = /^\s*(?:\d{4}-\d{2}(?:-\d{2})?|\d{1,2}([./-])\d{1,2}\1\d{2,4})\s*$/;

/** A number without "tel:" before it. Few digits with a slash may be the address of a page. */
function barePhone(href: string, country: string | undefined): string | undefined {
  const number = DATE.test(href) ? undefined : surelyDialled(href, country);
  const isLong = number !== undefined && number.length > (/[\s/]/.test(href.trim()) ? 7 : 4);
  return isLong ? `tel:${number}` : undefined;
}

function judgeAnchor(href: string): Judgement {
  const anchor = href.slice(1);
  if (ANCHOR.test(anchor)) return { kind: 'anchor', anchor };
  const example = the.text('#documents');
  if (anchor === '') return refuse(says`${the.text('#')} leads nowhere. Name the place: ${example}.`);
  return refuse(
    says`${the.text(href)} cannot be a place on a page. Its name is lower-case letters, digits and hyphens, such as ${example}.`,
  );
}

function judgeRoute(href: string): Judgement {
  const [path = '', ...after] = href.split('#');
  const place = after.length === 0 ? undefined : judgeAnchor(`#${after.join('#')}`);
  if (path.includes('?')) {
    return refuse(
      says`${the.text(href)} has a question mark, but pages of this site take no questions. Write ${the.text(path.split('?')[0] ?? '')}.`,
    );
  }
  const problem = routeProblem(path);
  const meant = [meantRoute(path), ...after].join('#');
  if (problem) return refuse(problem, meant === href ? undefined : meant);
  if (place?.kind === 'refused') return place;
  return { kind: 'route', route: path, ...(place?.kind === 'anchor' ? { anchor: place.anchor } : {}) };
}

function routeProblem(path: string): Said | undefined {
  const meant = meantRoute(path);
  const written = the.text(path);
  if (path.includes('%'))
    return says`${written} holds a ${the.text('%')}. Pages of this site are lower-case letters, digits, hyphens and ${the.text('/')}.`;
  const odd = /[^A-Za-z0-9/._-]/u.exec(path)?.[0];
  if (odd)
    return says`${written} holds ${the.text(odd)}. Pages of this site are lower-case letters, digits, hyphens and ${the.text('/')}.`;
  if (/\/\.{1,2}(\/|$)/.test(path))
    return says`${written} goes through folders with dots. Write the page's whole address, such as ${the.text('/services/repairs')}.`;
  const first = /\/([._])/.exec(path)?.[1];
  if (first) return says`${written} is never published: its name begins with ${the.text(first)}.`;
  if (path === meant || isFileName(path)) return undefined;
  return otherRoute(path, the.text(meant), written);
}

function otherRoute(path: string, meant: SaidPart, written: SaidPart): Said {
  if (/\/\//.test(path)) return says`Write ${meant} instead of ${written}: one ${the.text('/')} is enough.`;
  if (path.endsWith('/'))
    return says`Write ${meant} instead of ${written}: a page has no ${the.text('/')} at its end.`;
  if (/\.(html?|json)$/i.test(path))
    return says`Write ${meant} instead of ${written}: a page is named without an ending.`;
  if (/\/index$/i.test(path)) return says`Write ${meant} instead of ${written}: a folder names its own page.`;
  return says`Write ${meant} instead of ${written}: pages are written in lower case.`;
}

/** The address that the author most probably meant. */
function meantRoute(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/\.(html?|json)$/, '')
    .replace(/\/index$/, '');
  return plain === '' ? '/' : plain;
}

/** The names of public files, such as "/files/Price-List.pdf", can have capital letters. */
function isFileName(path: string): boolean {
  return /\.[A-Za-z0-9]{1,12}$/.test(path) && !/\.(html?|json)$/i.test(path) && !/\/\//.test(path);
}

function judgeBare(href: string): Judgement {
  const written = the.text(href);
  if (/^[^@/]+@[^@/]+\.\p{L}+$/u.test(href)) {
    const meant = withHostName(`mailto:${href}`) ?? `mailto:${href}`;
    return refuse(says`${written} is an email address. Write ${the.text(meant)}.`, meant);
  }
  const site = /^([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+(?=\/|$)/u.exec(href)?.[0];
  if (site && !/\.(html?|json)$/i.test(site)) {
    const meant = withHostName(`https://${href}`) ?? `https://${href}`;
    return refuse(says`${written} is another site. Write ${the.text(meant)}.`, meant);
  }
  if (/^[a-z0-9][a-z0-9/-]*(#[a-z0-9-]*)?$/.test(href)) {
    const meant = `/${href}`;
    return refuse(says`${written} does not say where it begins. Write ${the.text(meant)}.`, meant);
  }
  return refuse(together(says`${written} is not an address that a link may have.`, FORMS));
}

function judgeScheme(href: string, scheme: string): Judgement {
  const rest = href.slice(scheme.length + 1);
  const lower = scheme.toLowerCase();
  const begin = the.text(`${lower}:`);
  if (lower === 'http')
    return refuse(
      says`${the.text(href)} is not safe on the way. Write ${the.text('https://')} instead of ${the.text('http://')}.`,
      `https:${rest}`,
    );
  if (!['https', 'mailto', 'tel', 'site'].includes(lower))
    return refuse(together(says`A link cannot begin with ${begin}.`, FORMS));
  if (scheme !== lower) return refuse(says`Write ${begin} in lower case.`, `${lower}:${rest}`);
  if (lower === 'site') return judgeSite(rest);
  const problem = lower === 'https' ? webProblem(href) : mailProblem(rest);
  return problem ? refuse(problem, withHostName(href)) : { kind: 'external' };
}

function judgeSite(name: string): Judgement {
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return { kind: 'site', name };
  const [begin, example] = [the.text('site:'), the.text('site:email')];
  return refuse(says`After ${begin} stands the name of an address in the site document, such as ${example}.`);
}
