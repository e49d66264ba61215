// Says what is wrong with an address that leads off the site: "https:", "mailto:", "tel:".
import { dialled, isDialled, nobodysPhone, surelyDialled } from '../../base/phones.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
const MAIL_NAME = /^[A-Za-z0-9](?:[A-Za-z0-9._+-]{0,62}[A-Za-z0-9])?$/;

/**
 * The name by which browsers ask for a host: for "müller.de" it is "xn--mller-kva.de". Undefined if it is not the name of a host,
 * for example if the letters after "xn--" stand for nothing.
 */
function hostName(written: string): string | undefined {
  if (/[^\p{L}\p{M}\p{N}.-]|(?:^|\.)-|-(?:\.|$)/u.test(written) || !URL.canParse(`https://${written}`))
    return undefined;
  const name = new URL(`https://${written}`).hostname;
  return name.length <= 253 && HOST.test(name) ? name : undefined;
}

/** The address with its host named as browsers do; undefined if it is so already, or if it names no host. */
export function withHostName(href: string): string | undefined {
  const [, before = '', host = '', after = ''] =
    /^(https:\/\/|mailto:[^@?]*@)([^/?#:]*)([\s\S]*)$/.exec(href) ?? [];
  const name = isAscii(host) ? undefined : hostName(host);
  return name && before + name + after;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

function otherName(host: string): Said | undefined {
  const name = isAscii(host) ? undefined : hostName(host);
  return name === undefined
    ? undefined
    : says`Browsers know ${the.text(host)} by another name. Write ${the.text(name)}.`;
}

export function webProblem(href: string): Said | undefined {
  const match = /^https:\/\/([^/?#]*)([\s\S]*)$/.exec(href);
  const [, authority = '', path = ''] = match ?? [];
  if (!match || authority === '')
    return says`${the.text(href)} names no site. Write ${the.text('https://')} and its name, such as ${the.text('https://www.example.com')}.`;
  if (authority.includes('@'))
    return says`An address with a name or a password before ${the.text('@')} is not possible. Take that part out.`;
  const [, host = '', port] = /^(.*?)(?::([0-9]*))?$/.exec(authority) ?? [];
  const named = otherName(host);
  if (named) return named;
  if (isAscii(host) && host !== host.toLowerCase())
    return says`Write the name of the site in lower case: ${the.text(host.toLowerCase())}.`;
  if (hostName(host) !== host)
    return says`${the.text(host)} is not the name of a site, such as ${the.text('www.example.com')}.`;
  if (port !== undefined && (port === '' || Number(port) < 1 || Number(port) > 65_535))
    return says`${the.text(`:${port}`)} is not a port. Take it out.`;
  return pathProblem(path);
}

function pathProblem(path: string): Said | undefined {
  const odd = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/u.exec(path)?.[0];
  if (odd) return says`The address holds ${the.text(odd)}. Write ${the.text(encodedOr(odd))} for it.`;
  if (/%(?![0-9A-Fa-f]{2})/.test(path))
    return says`After ${the.text('%')} stand two digits or letters from A to F, such as ${the.text('%20')}.`;
  if (/%(?:0[0-9a-f]|1[0-9a-f]|5c|7f)/i.test(path))
    return says`The address holds an invisible character or a backslash as ${the.text('%…')}. Take it out.`;
  if (/(^|\/)(\.|%2e){1,2}(\/|%2f|[?#]|$)/i.test(path))
    return says`The address goes through folders with dots. Write it without ${the.text('.')} and ${the.text('..')}.`;
  return undefined;
}

function encodedOr(character: string): string {
  try {
    return encodeURIComponent(character);
  } catch {
    return '%EF%BF%BD';
  }
}

export function mailProblem(rest: string): Said | undefined {
  const [address = '', ...questions] = rest.split('?');
  const [name = '', host = '', ...more] = address.split('@');
  const named = otherName(host);
  if (named && more.length === 0) return named;
  if (more.length > 0 || !MAIL_NAME.test(name) || name.includes('..') || hostName(host) === undefined) {
    return says`${the.text(`mailto:${address}`)} is not one email address. Write it like ${the.text('mailto:hello@example.com')}.`;
  }
  if (questions.length > 1) return says`An email link has one question mark at most.`;
  const words = questions[0];
  if (words === undefined) return undefined;
  if (!/^(subject|body)=[^&=#]+(&(subject|body)=[^&=#]+)?$/.test(words)) {
    return says`After the question mark of an email link stand only ${the.text('subject=…')} and ${the.text('body=…')}.`;
  }
  // The text of a mail may contain line breaks, but no other control character.
  return pathProblem(`?${words.replace(/%0d%0a/gi, '')}`);
}

/** "country" is the one of the site, in which a number without the code of a country is dialled. */
export function phoneProblem(rest: string, country?: string): Said | undefined {
  if (isDialled(rest)) return undefined;
  const number = surelyDialled(rest, country);
  if (number === undefined) {
    const example = dialled(nobodysPhone(country) ?? '');
    const [written, plus] = [the.text(`tel:${rest}`), the.text('+')];
    return example
      ? says`${written} is not a number that a phone can dial. Write its digits alone, after ${plus} and the code of the country, such as ${the.text(`tel:${example}`)}.`
      : says`${written} is not a number that a phone can dial. Write its digits alone, after ${plus} and the code of the country.`;
  }
  const meant = the.text(`tel:${number}`);
  return number === dialled(rest.replace(/%20/gi, ' '))
    ? says`Write the phone number without spaces or signs between its digits: ${meant}.`
    : says`Write the phone number as it is dialled from abroad: ${meant}.`;
}
