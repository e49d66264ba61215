// Says which files may be published as they are. A browser runs web pages, scripts and drawings as a part of the site. This is a
// list of what is allowed, so that a kind of file that nobody has thought of is refused.
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import { ENCODED, endingsOf, nameRefusal, PACKED, RUN } from './public-names.ts';
import { readXml } from './xml.ts';

/** Every host knows these. The page that shows such a picture says if it is none. */
const PICTURES = ['webp', 'png', 'jpg', 'jpeg', 'gif'];
/** A browser runs nothing in these. Whether a page can show one is checked where a page names it. */
const HARMLESS = [
  ...['avif', 'jfif', 'ico', 'bmp', 'tif', 'tiff', 'heic', 'heif', 'jxl', 'psd'],
  ...['arw', 'cr2', 'cr3', 'dng', 'nef', 'orf', 'pef', 'raf', 'raw', 'rw2', 'srw'],
  ...['woff2', 'woff', 'ttf', 'otf'],
  ...['pdf', 'md', 'rtf', 'ics', 'vcf', 'epub', 'asc'],
  ...['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'odt', 'ods', 'odp'],
  ...['json', 'jsonld', 'geojson', 'webmanifest', 'zip'],
  ...['mp3', 'm4a', 'ogg', 'oga', 'opus', 'wav', 'flac', 'mp4', 'm4v', 'mov', 'webm', 'ogv', 'vtt', 'srt'],
  ...['dwg', 'dxf', 'stl', 'step'],
];
/** Every host says of these that they are plain words. */
const WORDS = ['txt', 'csv', 'tsv'];
/** The content of drawings is checked in check/whole-site/drawings.ts. */
const DRAWINGS = ['svg', 'svgz'];
/**
 * A browser takes these for web pages, so they may hold only plain words. They are allowed because search engines ask an owner to
 * publish such a file as a proof.
 */
const WORDS_ALONE = ['html', 'htm', ''];
/** A browser runs XML as a web page or a drawing if the namespaces in it say so. */
const XML_KINDS = ['xml', 'rss', 'atom', 'kml', 'gpx'];

/** Markup that a browser reads in another encoding if a host says so. */
const MARKUP = [...XML_KINDS, ...DRAWINGS, 'html', 'htm'];
/** A host that does not know the last ending goes by an earlier one, as Apache does with "page.html.raw". */
const BROWSERS_RUN = [...MARKUP, 'xhtml', 'xht', 'xsl'];

/** A browser that is not told the kind of a file looks for a tag at the beginning of its first 1,445 bytes. */
const LOOKED_AT = 1445;
const MOST_WORDS = 10_000;
const LARGEST_XML = 10_000_000;
/** In any other encoding, bytes that look harmless here can be a "<" for the browser. */
const ENCODINGS = /^(?:utf-8|us-ascii|ascii)$/i;
/** Namespaces that browsers draw or run: web pages, drawings, formulas and style sheets that make one of these (XSLT). */
const DRAWN = /xhtml|\/svg|\/math|\/xsl/i;

const WEB_PAGE = otherInForm(
  says`A browser would run this as a page of the site, past all that is checked. Pages are documents in pages/. Of such files only those may be here that hold a few words without "<", as search engines ask for; where yours has more in it, choose the record in the name service (DNS) instead.`,
  says`A browser would run this as a page of the site, past all that is checked. Of such files only those may be here that hold a few words without ${the.text('<')}, as search engines ask for; where yours has more in it, choose the record in the name service (DNS) instead.`,
);
const XML = otherInForm(
  says`A browser may run what stands in this file: only XML of plain data may be here, without mistakes, in UTF-8, with no "xml-stylesheet", no "<!DOCTYPE" and no parts that are web pages or drawings (xmlns). Take those out, or the file.`,
  says`A browser may run what stands in this file: only XML of plain data may be here, without mistakes, in UTF-8, with no ${the.text('xml-stylesheet')}, no ${the.text('<!DOCTYPE')} and no parts that are web pages or drawings (xmlns). Take those out, or the file.`,
);
const HIDDEN_PAGE = says`This file begins like a web page, and some hosts do not know its kind, so a browser would run it. Save it anew as what its name says, or as a text (.txt).`;
const STYLES = otherInForm(
  says`Styles have their place in pages/_look/extra.css. Take this file out of pages/_public.`,
  says`Styles have their place in the look of the site. Take this file out.`,
);
const SCRIPT = otherInForm(
  says`A browser would run this file as a part of the site. Only blocks hold code. Take this file out of pages/_public.`,
  says`A browser would run this file as a part of the site. Take it out.`,
);
const CODE = [
  'js',
  'mjs',
  'cjs',
  'jsx',
  'ts',
  'tsx',
  'mts',
  'wasm',
  'swf',
  'htc',
  'hta',
  'jar',
  'php',
  'cgi',
];

/** Why the file may not be published; undefined if it may. "path" is its place on the disk, "name" its name in pages/_public. */
export function kindRefusal(path: string, name: string): Said | undefined {
  const { last: ending } = endingsOf(name);
  const read = (most: number, refusal: Said, look: (bytes: Buffer) => Said | undefined) =>
    contentRefusal(path, size => (size <= most ? look(readFileSync(path)) : refusal));
  const known = [WORDS, PICTURES, DRAWINGS, HARMLESS, WORDS_ALONE, XML_KINDS];
  if (!known.some(kinds => kinds.includes(ending))) return unknownKind(ending);
  const misleading = nameRefusal(name, obeyedBefore(ending));
  if (misleading !== undefined) return misleading;
  if (HARMLESS.includes(ending)) return contentRefusal(path, () => hiddenPage(path));
  if (WORDS_ALONE.includes(ending)) return read(MOST_WORDS, WEB_PAGE, webPage);
  return XML_KINDS.includes(ending) ? read(LARGEST_XML, XML, foreignXml) : undefined;
}

function unknownKind(ending: string): Said {
  if (ending === 'css') return STYLES;
  if (CODE.includes(ending)) return SCRIPT;
  return says`Nobody can tell what a browser makes of a file that ends in ${the.text(`.${ending}`)}, so it is not published. Save it as another kind, such as PDF, or pack it (.zip).`;
}

/** Earlier parts of a name that do harm before this ending. */
function obeyedBefore(ending: string): string[] {
  const encoded = MARKUP.includes(ending) ? ENCODED : [];
  return WORDS.includes(ending) ? RUN : [...RUN, ...encoded, ...BROWSERS_RUN, ...PACKED];
}

const known = new Map<string, { stamp: string; refusal: Said | undefined }>();

/** Looks at a file again only after it has changed. */
function contentRefusal(path: string, look: (size: number) => Said | undefined): Said | undefined {
  const { mtimeMs, ctimeMs, size, ino } = statSync(path);
  const stamp = [mtimeMs, ctimeMs, size, ino].join(' ');
  const before = known.get(path);
  const refusal = before?.stamp === stamp ? before.refusal : look(size);
  known.set(path, { stamp, refusal });
  return refusal;
}

function hiddenPage(path: string): Said | undefined {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(LOOKED_AT);
    const read = readSync(file, bytes, 0, LOOKED_AT, 0);
    return bytes.toString('utf8', 0, read).trimStart().startsWith('<') ? HIDDEN_PAGE : undefined;
  } finally {
    closeSync(file);
  }
}

/** Without a "<" there is no tag, whichever encoding a browser guesses. */
function webPage(bytes: Buffer): Said | undefined {
  return bytes.includes('<') || !isUtf8(bytes) ? WEB_PAGE : undefined;
}

/** Only what a browser reads as a part counts. A feed may quote a web page in its texts. */
function foreignXml(bytes: Buffer): Said | undefined {
  let isPlain = isUtf8(bytes);
  const refuse = () => {
    isPlain = false;
  };
  const stop = readXml(bytes.toString('utf8'), {
    opened: ({ attributes }) => {
      if (attributes.some(({ name, value }) => /^xmlns(?:$|:)/.test(name) && DRAWN.test(value))) refuse();
    },
    closed: () => {},
    words: () => {},
    encoding: name => ENCODINGS.test(name) || refuse(),
    instruction: refuse,
    doctype: refuse,
  });
  if (isPlain && stop?.trouble) return says`This file ${stop.trouble}.`;
  return isPlain && !stop ? undefined : XML;
}

/** Refuses a NUL too, because it hints at UTF-16, in which the same bytes mean something else. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !bytes.includes(0);
  } catch {
    return false;
  }
}
