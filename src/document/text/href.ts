// Judges the address of a link: its kind, or why it is refused. Everything else that deals with addresses asks here. Only known
// good forms are accepted, so that a trick nobody has thought of is refused too.

import { ownPath } from '../../base/own-names.ts';
import { surelyDialled } from '../../base/phones.ts';
import { hasHidden, quoted, withoutHidden } from '../../base/words.ts';
import { mailProblem, phoneProblem, webProblem, withHostName } from './outside-href.ts';

export type Judgement =
  | { kind: 'route'; route: string; anchor?: string }
  | { kind: 'anchor'; anchor: string }
  | { kind: 'site'; name: string }
  | { kind: 'external' }
  /** "meant" is set if only this address can have been meant. */
  | { kind: 'refused'; why: string; meant?: string };

const FORMS =
  'A link is a page of this site ("/pricing"), a place on a page ("/faq#documents" or "#documents"), "https://…", "mailto:…", "tel:…" or an address from pages/_site.json ("site:email").';
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
  if (href === '') return refuse('A link needs an address, and this one is empty.');
  if (hasHidden(href))
    return refuse('This address holds an invisible character. Take it out.', withoutHidden(href));
  if (/^\s*tel:/.test(href)) return judgePhone(href.trim().slice('tel:'.length), country);
  const bare = isPhone(href) ? barePhone(href, country) : undefined;
  if (bare) return refuse(`${quoted(href)} is a phone number. Write ${quoted(bare)}.`, bare);
  if (/\s/.test(href))
    return refuse(
      `The address ${quoted(href)} holds a space. Take it out, or write "%20" for it.`,
      /\s/.test(href.trim()) ? undefined : href.trim(),
    );
  if (href.includes('\\')) return refuse(`The address ${quoted(href)} holds a backslash. Write "/".`);
  if (href.startsWith('//')) {
    return refuse(
      `${quoted(href)} leads off the site without saying how. Write "https:" before it, or only one "/".`,
    );
  }
  if (href.startsWith('/')) return judgeRoute(href);
  if (href.startsWith('#')) return judgeAnchor(href);
  const own = ownPath(href);
  if (own !== undefined)
    return refuse(
      `${quoted(href)} leads to this computer alone, and no visitor gets there. Write ${quoted(own)}.`,
      own,
    );
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(href)?.[1];
  return scheme === undefined ? judgeBare(href) : judgeScheme(href, scheme);
}

function refuse(why: string, meant?: string): Judgement {
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
  if (anchor === '') return refuse('"#" leads nowhere. Name the place: "#documents".');
  return refuse(
    `${quoted(href)} cannot be a place on a page. Its name is lower-case letters, digits and hyphens, such as "#documents".`,
  );
}

function judgeRoute(href: string): Judgement {
  const [path = '', ...after] = href.split('#');
  const place = after.length === 0 ? undefined : judgeAnchor(`#${after.join('#')}`);
  if (path.includes('?')) {
    return refuse(
      `${quoted(href)} has a question mark, but pages of this site take no questions. Write "${path.split('?')[0]}".`,
    );
  }
  const problem = routeProblem(path);
  const meant = [meantRoute(path), ...after].join('#');
  if (problem) return refuse(problem, meant === href ? undefined : meant);
  if (place?.kind === 'refused') return place;
  return { kind: 'route', route: path, ...(place?.kind === 'anchor' ? { anchor: place.anchor } : {}) };
}

function routeProblem(path: string): string | undefined {
  const meant = meantRoute(path);
  if (path.includes('%'))
    return `${quoted(path)} holds a "%". Pages of this site are lower-case letters, digits, hyphens and "/".`;
  const odd = /[^A-Za-z0-9/._-]/u.exec(path)?.[0];
  if (odd)
    return `${quoted(path)} holds ${quoted(odd)}. Pages of this site are lower-case letters, digits, hyphens and "/".`;
  if (/\/\.{1,2}(\/|$)/.test(path))
    return `${quoted(path)} goes through folders with dots. Write the page's whole address, such as "/services/repairs".`;
  const first = /\/([._])/.exec(path)?.[1];
  if (first) return `${quoted(path)} is never published: its name begins with "${first}".`;
  if (path === meant || isFileName(path)) return undefined;
  return `Write ${quoted(meant)} instead of ${quoted(path)}: ${routeReason(path)}.`;
}

function routeReason(path: string): string {
  if (/\/\//.test(path)) return 'one "/" is enough';
  if (path.endsWith('/')) return 'a page has no "/" at its end';
  if (/\.(html?|json)$/i.test(path)) return 'a page is named without an ending';
  if (/\/index$/i.test(path)) return 'a folder names its own page';
  return 'pages are written in lower case';
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
  if (/^[^@/]+@[^@/]+\.\p{L}+$/u.test(href)) {
    const meant = withHostName(`mailto:${href}`) ?? `mailto:${href}`;
    return refuse(`${quoted(href)} is an email address. Write ${quoted(meant)}.`, meant);
  }
  const site = /^([\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}]+(?=\/|$)/u.exec(href)?.[0];
  if (site && !/\.(html?|json)$/i.test(site)) {
    const meant = withHostName(`https://${href}`) ?? `https://${href}`;
    return refuse(`${quoted(href)} is another site. Write ${quoted(meant)}.`, meant);
  }
  if (/^[a-z0-9][a-z0-9/-]*(#[a-z0-9-]*)?$/.test(href)) {
    return refuse(`${quoted(href)} does not say where it begins. Write ${quoted(`/${href}`)}.`, `/${href}`);
  }
  return refuse(`${quoted(href)} is not an address that a link may have. ${FORMS}`);
}

function judgeScheme(href: string, scheme: string): Judgement {
  const rest = href.slice(scheme.length + 1);
  const lower = scheme.toLowerCase();
  if (lower === 'http')
    return refuse(
      `${quoted(href)} is not safe on the way. Write "https://" instead of "http://".`,
      `https:${rest}`,
    );
  if (!['https', 'mailto', 'tel', 'site'].includes(lower))
    return refuse(`A link cannot begin with "${lower}:". ${FORMS}`);
  if (scheme !== lower) return refuse(`Write "${lower}:" in lower case.`, `${lower}:${rest}`);
  if (lower === 'site') return judgeSite(rest);
  const problem = lower === 'https' ? webProblem(href) : mailProblem(rest);
  return problem ? refuse(problem, withHostName(href)) : { kind: 'external' };
}

function judgeSite(name: string): Judgement {
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(name)) return { kind: 'site', name };
  return refuse('After "site:" stands the name of an address in the site document, such as "site:email".');
}
