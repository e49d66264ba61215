// Finds every address that a finished text names, as it is written there. In HTML also finds the ids that links can lead to.
import type { Photograph } from '../../../schema/values.ts';
import { decoded } from '../../base/escape.ts';
import { isFields } from '../../base/json-value.ts';
import { eachTag, type Tag } from './tags.ts';

export type Named = { addresses: Set<string>; ids: Set<string> };

const ONE_ADDRESS = ['href', 'xlink:href', 'src', 'poster', 'data', 'data-styles'];
const SEVERAL = ['srcset', 'imagesrcset'];
const WANTED = new Set([
  ...ONE_ADDRESS,
  ...SEVERAL,
  'id',
  'style',
  'action',
  'method',
  'content',
  'http-equiv',
  'type',
]);

/** Some values can be words or an address. They count only if they are a whole address. */
const ABSOLUTE = /^https:\/\/\S+$/;

export function nothingNamed(): Named {
  return { addresses: new Set(), ids: new Set() };
}

export function findInHtml(html: string, named: Named): void {
  eachTag(html, WANTED, tag => seeTag(tag, named));
}

function seeTag({ name, attributes, text }: Tag, { addresses, ids }: Named): void {
  for (const [attribute, value] of attributes) {
    if (attribute === 'id') ids.add(value);
    else if (ONE_ADDRESS.includes(attribute)) addresses.add(value.trim());
    else if (SEVERAL.includes(attribute)) addAll(addresses, candidatesIn(value));
    else if (attribute === 'style') addAll(addresses, urlsIn(value));
  }
  if (name === 'form') addAll(addresses, formTarget(attributes));
  if (name === 'meta') addAll(addresses, metaAddress(attributes));
  if (name === 'style') addAll(addresses, urlsIn(text));
  if (name === 'script') addAll(addresses, scriptAddresses(attributes.get('type'), text));
}

function addAll(all: Set<string>, some: Iterable<string>): void {
  for (const one of some) all.add(one);
}

/**
 * Reads "a.png 1x, b.png 2x". A comma without a space is part of an address
 * (https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute).
 */
function candidatesIn(value: string): string[] {
  const parts = value.split(/\s[\d.]+[wxh](?:,|\s|$)|,\s/);
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** Leaves out forms that POST: whatever answers them is not part of the finished site. */
function formTarget(attributes: Tag['attributes']): string[] {
  const action = attributes.get('action');
  return action && attributes.get('method')?.toLowerCase() !== 'post' ? [action.trim()] : [];
}

function metaAddress(attributes: Tag['attributes']): string[] {
  const content = attributes.get('content') ?? '';
  if (!attributes.has('http-equiv')) return ABSOLUTE.test(content) ? [content] : [];
  const [, address] = /;\s*url\s*=\s*["']?([^"']+)/i.exec(content) ?? [];
  return address === undefined ? [] : [address.trim()];
}

function scriptAddresses(type: string | undefined, text: string): string[] {
  if (type === 'application/ld+json') return structuredAddresses(text);
  return [...text.matchAll(/\bimport\(["'`]([^"'`]+)/g)].map(([, address = '']) => address);
}

/** Skips "@id", which is a name that only looks like an address. */
function structuredAddresses(text: string): string[] {
  return stringsIn(text, (key, value) => key !== '@id' && ABSOLUTE.test(value));
}

/** A site's own block may write something that is not JSON. */
function stringsIn(text: string, isAddress: (key: string, value: string) => boolean): string[] {
  const strings: string[] = [];
  const look = (key: string, value: unknown): void => {
    if (typeof value === 'string' && isAddress(key, value)) strings.push(value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) look(name, inner);
  };
  try {
    look('', JSON.parse(text));
  } catch {
    return [];
  }
  return strings;
}

/** Skips names such as "#glow", which mean a part of the same drawing. */
export function urlsIn(css: string): string[] {
  const urls = [...css.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/gi)];
  return urls.map(([, ...quoted]) => quoted.join('')).filter(url => !url.startsWith('#'));
}

/** The app fetches a page as JSON, not as HTML. That JSON names links and pictures that show only later. */
export function findInModel(value: unknown, named: Named): void {
  if (Array.isArray(value)) for (const item of value) findInModel(item, named);
  if (!isFields(value)) return;
  for (const [field, inner] of Object.entries(value)) {
    if (field === 'photograph') addAll(named.addresses, filesOf(inner as Photograph));
    else if (typeof inner === 'object') findInModel(inner, named);
    else if (typeof inner !== 'string') continue;
    else if (field === 'href' || field === 'src') named.addresses.add(inner);
    else if (field === '__html') findInHtml(inner, named);
  }
}

function filesOf({ name, widths }: Photograph): string[] {
  return widths.flatMap(width => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}

/** Finds the addresses in a file about the whole site. The file's name decides how to read it. */
export function findInFile(name: string, text: string): string[] {
  const [ending] = name.match(/\.\w+$/) ?? [name];
  return [...(READERS[ending]?.(text) ?? [])];
}

const READERS: { [ending: string]: (text: string) => Iterable<string> } = {
  '.css': urlsIn,
  '.webmanifest': text => stringsIn(text, key => ['src', 'start_url', 'url'].includes(key)),
  '.txt': text => matches(text, /^Sitemap: (\S+)$/gm),
  '.xml'(text) {
    const named = nothingNamed();
    findInHtml(text, named);
    return [...named.addresses, ...matches(text, />(https:\/\/[^<>\s]+)</g)];
  },
  // Each line gives an old address and the one that it leads to.
  _redirects: text => matches(text, /^\S+ (\S+)/gm),
};

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => decoded(address));
}
