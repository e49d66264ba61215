// One piece of a document in (a line, a text, a link, a picture …), what the components receive for it out.
import type { Html, Link, Money, Picture, Point } from '../../schema/values.ts';
import { amount, isFromRightToLeft } from '../base/language.ts';
import { pictureSize } from '../document/files/picture-size.ts';
import { judgeUrl } from '../document/text/href.ts';
import { compileMarkdown } from '../document/text/markdown.ts';
import type { SiteDocument } from '../generated/types.ts';
import { messageHref } from '../ui/message.ts';
import { withUnbrokenAmounts } from './unbroken-amounts.ts';

export type Context = { root: string; site: SiteDocument; headingLevel: number };

/** "{email}" → the site document's value; a name the site doesn't know stays as it is (the check has refused it). */
export function plainLine(text: string, { site }: Context): string {
  return text.replace(/\{([A-Za-z][A-Za-z0-9]*)\}/g, (whole, name: string) => siteValue(site, name) ?? whole);
}

/** The same as it is shown: among words from right to left each value keeps a direction of its own, as a phone number has to. */
export function line(text: string, context: Context): string {
  const { site } = context;
  if (!isFromRightToLeft(site.language)) return withUnbrokenAmounts(plainLine(text, context), site);
  return text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, name => `\u2068${plainLine(name, context)}\u2069`);
}

function siteValue(site: SiteDocument, name: string): string | undefined {
  if (name === 'brand') return site.brand;
  return Object.hasOwn(site.values, name) ? site.values[name] : undefined;
}

export function markdown(text: string | string[], kind: 'text' | 'longText', context: Context): Html {
  const joined = Array.isArray(text) ? text.join('\n\n') : text;
  const { html } = compileMarkdown(line(joined, context), {
    kind,
    headingLevel: context.headingLevel,
    href: href => address(href, context.site),
  });
  return { __html: html };
}

export function money(value: number, { site }: Pick<Context, 'site'>): Money {
  return { amount: value, text: amount(value, site) };
}

/** "site:review" → the address the site document keeps under that name. What the check refuses leads nowhere, in dev too. */
export function address(href: string, site: SiteDocument): string {
  const judged = judgeUrl(href);
  if (judged.kind === 'refused') return '#';
  if (judged.kind !== 'site') return href;
  return (Object.hasOwn(site.addresses, judged.name) && site.addresses[judged.name]) || '#';
}

export type AuthoredLink = {
  text: string;
  href?: string;
  chat?: string;
  about?: string;
  style?: Link['style'];
};

export function link(authored: AuthoredLink, context: Context): Link {
  const { text, href, chat, about, style } = authored;
  const target =
    chat === undefined
      ? address(href ?? '#', context.site)
      : messageHref(address('site:chat', context.site), plainLine(chat, context));
  return {
    text: line(text, context),
    href: target,
    ...(about && { about: line(about, context) }),
    ...(style && { style }),
    ...(target.startsWith('https:') && { external: true as const }),
  };
}

export type AuthoredPicture = { src: string; alt?: string; crop?: string; caption?: string };

export function picture(authored: AuthoredPicture, context: Context): Picture {
  const { src, alt = '', crop, caption } = authored;
  const view = crop?.split(' ').map(Number);
  const size = view ? { width: view[2] ?? 1, height: view[3] ?? 1 } : pictureSize(context.root, src);
  return {
    src: view ? `${src}#svgView(viewBox(${view.join(',')}))` : src,
    alt: line(alt, context),
    width: size?.width ?? 1,
    height: size?.height ?? 1,
    ...(caption && { caption: line(caption, context) }),
  };
}

export function point(authored: string | { title: string; text?: Html }, context: Context): Point {
  return typeof authored === 'string' ? { title: line(authored, context) } : authored;
}
