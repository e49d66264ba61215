// Reads the digits of a number as people write them: "1.234,50", "12,34,567", "1’200", "١٬٢٣٤٫٥٠". The same digits can mean two
// numbers.

/**
 * What can stand between the digits. "groups" separate thousands, "points" stand before what is less than one. "digits" is how
 * many digits can follow the point.
 */
export type NumberStyle = { groups: string; points: string; digits: number };

/** "12,34,567": India and its neighbours group digits in twos above the first thousand. */
export const LAKHS = '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}';
const IN_LAKHS = new RegExp(`^${LAKHS}(?:\\.\\d*)?$`);
const IN_THOUSANDS = /^\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/;
/** A space or an apostrophe stands between thousands alone, so what follows a point after it is less than one. */
const SPACED = /^\d{1,3}(?:( |')\d{3})(?:\1\d{3})*(?=[.,]|$)/;
/** The fewest digits that somebody writes after a point: cents. */
const CENTS = 2;

/** Doubtful digits can be read in two ways, or somebody is likely to have meant others. */
type Meant = { numbers: string[]; isDoubtful?: boolean };

/** The numbers that the digits can mean, as JSON writes them, the likelier one first. Cents stay as the author wrote them. */
export function numbersMeant(written: string, style: NumberStyle): Meant {
  const plain = written.replace(/[’ʼ`´]/g, "'").replace(/\p{Zs}/gu, ' ');
  const whole = plain.replace(SPACED, digits => digits.replace(/[ ']/g, ''));
  if (/[^\d.,]/.test(whole)) return { numbers: [] };
  const numbers = meant(whole, style, whole !== plain).map(inJson);
  return { numbers, isDoubtful: numbers.length > 1 || (whole === plain && isMisgrouped(whole, style)) };
}

/** "12.5000" in German is neither cents nor a thousand. "12.50" is cents with a point: nothing else can be meant. */
function isMisgrouped(written: string, { groups, points }: NumberStyle): boolean {
  const [, mark = '', tail = ''] = /^[1-9]\d{0,2}([.,])(\d+)$/.exec(written) ?? [];
  return mark !== '' && tail.length > 3 && groups.includes(mark) && !points.includes(mark);
}

/** Whether people of the site's language write these digits so, or would read another number: "89.50" on a German site. */
export function isUsual(written: string, number: string, { groups, points }: NumberStyle): boolean {
  const digits = [...written].filter(sign => !/['’ʼ`´\p{Zs}]/u.test(sign) && !groups.includes(sign));
  return Number(digits.map(sign => (points.includes(sign) ? '.' : sign)).join('')) === Number(number);
}

function meant(written: string, style: NumberStyle, isGrouped: boolean): string[] {
  const marks = written.match(/[.,]/g) ?? [];
  const mark = marks.at(-1) ?? '';
  const at = mark === '' ? written.length : written.lastIndexOf(mark);
  const [head, tail] = [written.slice(0, at), written.slice(at + 1)];
  if (isGrouped || marks.length === 0) return /[.,]/.test(head) ? [] : [`${head}.${tail}`];
  if (marks.length === 1) return meantByOne(head, mark, tail, style);
  if (IN_LAKHS.test(written)) return [written.replaceAll(',', '')];
  if (IN_THOUSANDS.test(written)) return [written.replaceAll(mark, '')];
  return IN_THOUSANDS.test(head) && !head.includes(mark) ? [`${head.replace(/\D/g, '')}.${tail}`] : [];
}

/** One comma or point can be either, if three digits follow it. */
function meantByOne(head: string, mark: string, tail: string, style: NumberStyle): string[] {
  const { groups, points, digits } = style;
  const isPoint = points.includes(mark);
  const parted = `${head}.${tail}`;
  if (!/^[1-9]\d{0,2}$/.test(head) || tail.length !== 3) {
    if (digits === 0 && groups.includes(mark) && /[1-9]/.test(tail)) return [];
    const isUsual = tail.length <= Math.max(CENTS, digits) || /^0?$/.test(head);
    return isPoint || mark === '.' || isUsual ? [parted] : [];
  }
  const joined = head + tail;
  if (groups.includes(mark) && !isPoint) return [joined];
  if (isPoint && !groups.includes(mark) && digits > CENTS) return [parted];
  return digits === 0 ? [joined] : [joined, parted];
}

/** ".50" → "0.50", "0700.00" → "700" */
function inJson(written: string): string {
  return written
    .replace(/\.0*$/, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/^(?=\.|$)/, '0');
}

/** Rounds as people do: 1.005 becomes 1.01, although computers store a little less than 1.005. */
export function rounded(value: number, decimals: number): number {
  const shifted = Number(`${value}e${decimals}`);
  return Number.isNaN(shifted) ? value : Number(`${Math.round(shifted)}e-${decimals}`);
}

/** The zeros of Arabic, Persian and other digits. Nine digits follow each. */
const ZEROS = [
  ...[0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0],
  ...[0xf20, 0x1040, 0x17e0, 0x1810, 0xff10],
];

/** The result is as long as the text. */
export function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digit => {
      const value = digit.charCodeAt(0);
      const zero = ZEROS.find(first => value >= first && value < first + 10);
      return zero === undefined ? digit : String(value - zero);
    })
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}
