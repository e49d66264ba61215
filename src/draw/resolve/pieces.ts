// Resolves one piece of a document, such as a line, a text or a link, for the components.
import type { Html, Link, Money, Point } from '../../../schema/values.ts';
import { escapeHtml } from '../../base/escape.ts';
import { amount, isFromRightToLeft } from '../../base/language.ts';
import { wordsOf } from '../../base/languages/read.ts';
import { say } from '../../base/languages/say.ts';
import { judgeUrl } from '../../document/text/href.ts';
import { compileMarkdown } from '../../document/text/markdown.ts';
import type { SiteDocument } from '../../generated/types.ts';
import type { Library } from '../../site/types.ts';
import { amountOf, withValues } from '../../site/values.ts';
import { messageHref } from '../../ui/message.ts';
import { withUnbrokenAmounts } from './unbroken-amounts.ts';

export type Context = { root: string; site: SiteDocument; headingLevel: number } & Pick<Library, 'picture'>;

/** Example: "{email}" becomes the site document's value. */
export function plainLine(text: string, { site }: Context): string {
  return withValues(text, site);
}

/** A line as it is shown. Right-to-left text would jumble a phone number, so each value keeps its own direction there. */
export function line(text: string, context: Context): string {
  const { site } = context;
  if (!isFromRightToLeft(site.language)) return withUnbrokenAmounts(plainLine(text, context), site);
  return text.replace(/\{[A-Za-z][A-Za-z0-9]*\}/g, name => `\u2068${plainLine(name, context)}\u2069`);
}

export function compiledMarkdown(text: string | string[], kind: 'text' | 'longText', context: Context): Html {
  const joined = Array.isArray(text) ? text.join('\n\n') : text;
  const { html } = compileMarkdown(joined, {
    kind,
    headingLevel: context.headingLevel,
    href: href => address(href, context.site),
    newTab: () => say(wordsOf(context.site), 'newTab'),
  });
  return { __html: htmlWithValues(html, context) };
}

/** Values are inserted last: one that begins with "1." or "#" must not become a list or a heading. */
function htmlWithValues(html: string, context: Context): string {
  const { site } = context;
  const shown = html.replace(/<[^>]*(?:>|$)|\{[A-Za-z][A-Za-z0-9]*\}/g, part =>
    part.startsWith('<') ? part : escapeHtml(line(part, context)),
  );
  return isFromRightToLeft(site.language) ? shown : withUnbrokenAmounts(shown, site);
}

export function money(written: number | string, { site }: Pick<Context, 'site'>): Money {
  // The check has refused names that stand for no amount.
  const value = amountOf(written, site) ?? 0;
  return { amount: value, text: amount(value, site) };
}

/** "site:review" becomes the address of that name in the site document. What the check refuses leads nowhere, in dev too. */
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
    ...(target.startsWith('https:') && { external: true as const, ...(chat && { chat: true as const }) }),
  };
}

export function point(authored: string | { title: string; text?: Html }, context: Context): Point {
  return typeof authored === 'string' ? { title: line(authored, context) } : authored;
}
