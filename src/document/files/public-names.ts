// Says which names a public file may have. Hosts such as Apache read every part of a name that stands between two dots: some run
// the file, some tell browsers another encoding, whatever the last part says. This is a list of what may stand there, so that a
// part that nobody has thought of is not published.
import { meantLanguage } from '../../base/language.ts';
import { otherInForm, type Said, says, the, together } from '../../base/sentences/said.ts';

// Until the next version, a part that is neither on the list nor known to do harm is published with a warning. After that, only the
// rules for Apache need these three lists.

/** Hosts run such a file, or send what it lists in its place. */
export const RUN = [
  ...['php', 'php3', 'php4', 'php5', 'php6', 'php7', 'php8', 'pht', 'phtml', 'phar', 'cgi', 'fcgi', 'fpl'],
  ...['pl', 'py', 'rb', 'lua', 'sh', 'asp', 'aspx', 'asa', 'jsp', 'jspx', 'cfm', 'var', 'tm', 'asis'],
  ...['shtml', 'shtm', 'stm'],
];
/** Hosts say that such a file is written in this encoding, in which a letter may swallow a sign of markup. */
export const ENCODED = [
  ...['ascii', 'us-ascii', 'latin1', 'latin2', 'latin3', 'latin4', 'latin5', 'latin6', 'latin8', 'latin9'],
  ...['latin10', 'cen', 'cyr', 'iso-ru', 'arb', 'arabic', 'grk', 'greek', 'heb', 'hebrew', 'trk', 'ua', 'hz'],
  ...['iso8859-1', 'iso8859-2', 'iso8859-3', 'iso8859-4', 'iso8859-5', 'iso8859-6', 'iso8859-7', 'iso8859-8'],
  ...['iso8859-9', 'iso8859-10', 'iso8859-13', 'iso8859-14', 'iso8859-15', 'iso8859-16', 'iso2022-jp', 'jis'],
  ...[
    'iso2022-kr',
    'kis',
    'iso2022-cn',
    'cis',
    'big5',
    'b5',
    'cn-big5',
    'cp-1251',
    'win-1251',
    'cp866',
    'brf',
  ],
  ...['koi8', 'koi8-e', 'koi8-r', 'koi8-ru', 'koi8-u', 'koi8-uk', 'ucs2', 'ucs-2', 'ucs4', 'ucs-4', 'tis620'],
  ...[
    'iso-10646-ucs-2',
    'iso-10646-ucs-4',
    'utf7',
    'utf8',
    'utf16',
    'utf16be',
    'utf16le',
    'utf32',
    'utf32be',
  ],
  ...['utf32le', 'euc-cn', 'euc-gb', 'euc-jp', 'euc-kr', 'euc-tw', 'gb', 'gb2312', 'gbk', 'gb18030'],
  ...['shift_jis', 'sjis'],
];
/** Hosts say that such a file is packed, so a browser unpacks it before it looks for a tag. */
export const PACKED = ['gz', 'tgz', 'z', 'br', 'bz2', 'zst', 'xz'];

/** Codes of languages that are something else to a host. */
const NO_LANGUAGES = ['pl', 'sh', 'br'];

/** "files/Terms.DE.pdf" → ["de"], and "pdf" as the last one. Capitals do not count. */
export function endingsOf(name: string): { earlier: string[]; last: string } {
  const [, ...earlier] = name
    .slice(name.lastIndexOf('/') + 1)
    .toLowerCase()
    .split('.');
  return { last: earlier.pop() ?? '', earlier };
}

/** Why a file with such an earlier ending may not be published. "harmful" are endings that hosts or browsers obey. */
export function nameRefusal(name: string, harmful: string[]): Said | undefined {
  const found = endingsOf(name).earlier.find(part => harmful.includes(part.trim()));
  if (found === undefined) return undefined;
  return together(
    says`Some hosts take this for another kind of file, because ${the.text(`.${found}`)} is in the middle of its name.`,
    renameAdvice(name),
  );
}

export function nameWarning(name: string): Said | undefined {
  const found = endingsOf(name).earlier.find(isOdd);
  if (found === undefined) return undefined;
  return together(
    says`Some hosts may take this for another kind of file, because ${the.text(`.${found}`)} is in the middle of its name. The next version of Ashlar does not publish it any more.`,
    renameAdvice(name),
  );
}

/** Blanks and letters beyond a-z are in no word that a host obeys: "St. Pölten.pdf". */
function isOdd(part: string): boolean {
  if ([...RUN, ...ENCODED, ...PACKED].includes(part.trim())) return true;
  return !/^(?:min|v?\d[\d_-]*)?$|[^!-~]/.test(part) && !isOfLanguage(part);
}

/** "de" and "pt-br". */
function isOfLanguage(part: string): boolean {
  const isCode = /^[a-z]{2}(?:-[a-z]{2})?$/.test(part) && !NO_LANGUAGES.includes(part.slice(0, 2));
  return isCode && meantLanguage(part) !== undefined;
}

/** Any other name could command the terminal into which somebody copies the advice. */
const PLAIN = /^[\w./-]+$/;

function renameAdvice(name: string): Said {
  const to = harmlessName(name);
  const advice = says`Rename it to ${the.text(to)}.`;
  if (!PLAIN.test(name)) return advice;
  return otherInForm(says`Rename it with "npm run rename /${the.sign(name)} /${the.sign(to)}".`, advice);
}

/** "files/terms.var.txt" → "files/terms-var.txt" */
export function harmlessName(name: string): string {
  const begin = name.lastIndexOf('/') + 1;
  const [first = '', ...parts] = name.slice(begin).split('.');
  const last = parts.pop();
  if (last === undefined) return name;
  const joined = parts.map(part => (isOdd(part.toLowerCase()) ? `-${part}` : `.${part}`));
  return `${name.slice(0, begin)}${first}${joined.join('')}.${last}`;
}
