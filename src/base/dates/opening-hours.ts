// Reads opening hours as people write them, and writes them as search engines read them: "Mon–Fri 9 am – 6 pm" → "Mo-Fr 09:00-18:00".

/** The codes of schema.org, from Monday. They are read in every language. */
const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONDAY = Date.UTC(2024, 0, 1);
const HOUR = 3_600_000;

const PIECE = /\s*(?:(\d{1,2})(?:[:.](\d{2}))?(?:\s?([ap])\.?m\b\.?)?|(\p{L}+)\.?|([-–—])|[,;:&])/iuy;
const SAME_AS_DASH = ['to', 'bis', 'à', 'a', 'tot', 'till', 'til'];
const SAME_AS_COMMA = ['and', 'und', 'u', 'et', 'y', 'e', 'en', 'och', 'og', 'i'];
/** What joins to the hours that somebody comes by appointment as well. Without it, all hours are by appointment alone. */
const JOINT = /([;,&()]|(?<!\p{L})(?:and|or|und|u\.|oder|sowie|et|ou|y|o|e|en|of|och|og|i)\s)/iu;
const BY_APPOINTMENT =
  /(?:by (?:appointment|arrangement)(?: only)?|nach (?:\p{L}+ )?(?:vereinbarung|absprache)|sur rendez-vous|con cita(?: previa)?|su appuntamento|op afspraak|(?:com|por) marcação|po umówieniu|enligt överenskommelse|efter aftale)\.?$/iu;
const DAYS = /^(?:[A-Z][a-z][-,]?)*$/;

/** Days, then times. "!" follows a time that says which half of the day it means, and then both have to. */
const SPAN = /^([A-Z][a-z](?:[-,][A-Z][a-z])*),?((?:\d\d:\d\d(!?)-\d\d:\d\d\3,?)+)$/;

/** One line for each span of time. Undefined if the text says more than that, because a wrong hour is worse than none. */
export function openingHours(text: string, language: string): string | string[] | undefined {
  // A day after a time begins the next span.
  const spans = piecesOf(withoutAppointments(text, language), language)?.split(/(?<=[\d!]),?(?=[A-Z])/) ?? [];
  const lines = spans.flatMap(span => {
    const [, days, times = ''] = SPAN.exec(span) ?? [];
    return times.split(',').map(time => (isSpan(time) ? `${days} ${time.replaceAll('!', '')}` : undefined));
  });
  const told = lines.filter(line => line !== undefined);
  if (told.length === 0 || told.length < lines.length) return undefined;
  return told.length === 1 ? told[0] : told;
}

/** "Mon–Fri 9:00 am – 6:00 pm", as the language writes it. */
export function exampleHours(language: string): string {
  const [monday, , , , friday] = daysIn(language, 'short');
  const at = (hour: number) =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      MONDAY + hour * HOUR,
    );
  return `${monday}–${friday} ${at(9)} – ${at(18)}`;
}

/** "Mo–Fr 9–18 Uhr, Sa nach Vereinbarung" → "Mo–Fr 9–18 Uhr": the rest is for people who call. */
function withoutAppointments(text: string, language: string): string {
  const parts = text.trim().split(JOINT);
  return parts
    .filter((part, index) => !isByAppointment(part, language) && !isByAppointment(parts[index + 1], language))
    .join('')
    .replace('()', '');
}

/** The words alone, or with days before them. */
function isByAppointment(part: string | undefined, language: string): boolean {
  const words = part?.trim() ?? '';
  const at = words.search(BY_APPOINTMENT);
  return at >= 0 && DAYS.test(piecesOf(words.slice(0, at), language) ?? '-');
}

/** "Mon–Fri 9:00–18:00" → "Mo-Fr09:00-18:00" */
function piecesOf(text: string, language: string): string | undefined {
  const all = text.trim();
  let pieces = '';
  for (let at = 0; at < all.length; at = PIECE.lastIndex) {
    PIECE.lastIndex = at;
    const [whole, hour, minutes = '00', half, word, dash] = PIECE.exec(all) ?? [];
    if (whole === undefined) return undefined;
    const piece = hour ? timeOf(hour, minutes, half) : word ? meaningOf(word, language) : dash ? '-' : ',';
    if (piece === undefined) return undefined;
    // One comma is enough: "Mon, & Tue".
    if (piece !== ',' || /[^,]$/.test(pieces)) pieces += piece;
  }
  return pieces.replace(/,$/, '');
}

function timeOf(written: string, minutes: string, half: string | undefined): string | undefined {
  const isLate = half?.toLowerCase() === 'p';
  const hour = half ? (Number(written) % 12) + (isLate ? 12 : 0) : Number(written);
  if (half && (Number(written) > 12 || Number(written) === 0)) return undefined;
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return time > '24:00' || minutes > '59' ? undefined : time + (half ? '!' : '');
}

/** Who writes "9–5" means the evening. So a span without halves goes backwards only if it begins late, over midnight. */
function isSpan(times: string): boolean {
  const [from = '', to = ''] = times.split('-');
  return from.endsWith('!') || from < to || (from !== to && from >= '12:00');
}

/** Nothing for the word that follows an hour: "Uhr". Undefined for a word that is neither a day nor part of a time. */
function meaningOf(word: string, language: string): string | undefined {
  if (SAME_AS_DASH.includes(word)) return '-';
  if (SAME_AS_COMMA.includes(word)) return ',';
  if (word === unitIn(language)) return '';
  return CODES[dayOf(word, daysIn(language, 'short'), daysIn(language, 'long'))] ?? undefined;
}

/** "Mon", "Tues" and "Thursday" are days, and "T" may be two of them. */
function dayOf(word: string, short: string[], long: string[]): number {
  const exact = short.findIndex(day => isSame(day, word));
  if (exact >= 0) return exact;
  const begun = long.filter(day => word.length > 1 && isSame(day.slice(0, word.length), word));
  return begun.length === 1 ? long.indexOf(String(begun[0])) : CODES.indexOf(word);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** From Monday, without the full stop of short ones. */
function daysIn(language: string, weekday: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  return CODES.map((_, day) => format.format(MONDAY + day * 24 * HOUR).replace(/\.$/, ''));
}

/** The "Uhr" of "9 Uhr", the "h" of "9 h". */
function unitIn(language: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', hourCycle: 'h23', timeZone: 'UTC' });
  return format
    .formatToParts(MONDAY + 9 * HOUR)
    .find(({ type }) => type === 'literal')
    ?.value.trim();
}
