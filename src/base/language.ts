// The tag of a language and the code of a currency in, how amounts and digits are written there out: all by what Intl knows.

/** What a site document says of how its visitors read and pay. */
export type Locale = { language: string; currency: string };

/** By the name that it has today. */
export function isLanguage(tag: string): boolean {
  return meantLanguage(tag) === tag;
}

/** "iw" → "he", as it is called today. Undefined for what is no language. */
export function meantLanguage(tag: string): string | undefined {
  try {
    const [meant] = Intl.getCanonicalLocales(tag);
    return meant !== undefined && nameOf(meant) !== undefined ? meant : undefined;
  } catch {
    return undefined;
  }
}

/** "en-AU" → "en" */
export function tongueOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Undefined for a tag of the right form that stands for nothing, such as "xq". */
function nameOf(tag: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
}

/** "American English" */
export function languageName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** Asked on every page with a price. */
let currencies: Set<string> | undefined;

export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

/** Only what the other way round needs to be said: of a document, of a page. */
export const isFromRightToLeft = remembered(language => {
  const { script = '' } = new Intl.Locale(language).maximize();
  return ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(script);
});

/** "en-AU" → "en_AU", "de" → "de_DE": what those who show a shared link ask for. */
export const withRegion = remembered(language => {
  const { language: tongue, region } = new Intl.Locale(language).maximize();
  return `${tongue}_${region}`;
});

/** "en-AU" → "en-AU-u-nu-latn": the digits are said as well, so that every browser writes the same ones as the server. */
export function withDigits(language: string): string {
  return `${language}-u-nu-${digitsOf(language)}`;
}

/** The name of the digits that a language counts with: "latn" for most, "arab" for Arabic as Egypt writes it. */
export const digitsOf = remembered(
  language => new Intl.NumberFormat(language).resolvedOptions().numberingSystem,
);

/** What is asked on every page, and of one language or currency mostly. */
function remembered<Answer>(find: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return name => {
    const answer = known.get(name) ?? find(name);
    known.set(name, answer);
    return answer;
  };
}

/** 1200 → "$1,200" or "1.200 €"; cents only where there are any. */
export function amount(value: number, { language, currency }: Locale): string {
  return moneyFormat(language, currency).format(value);
}

/** How many digits an amount may have after its point: two for dollars, none for yen. */
export const decimalsOf = remembered(
  currency => moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2,
);

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes as long as using it a thousand times. */
function moneyFormat(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  formats.set(key, format);
  return format;
}
