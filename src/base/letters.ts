// Folds text for searching and for names: lower case, no accents, the way people type when they lack the keys.

const NOT_LATIN = /[^\p{ASCII}]/gu;

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const LETTERS: { [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
};

/** What people of a language type if a letter is missing on their keyboard. */
const WRITTEN_OUT: { [language: string]: { [letter: string]: string } } = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
};

/** "Māori" → "maori", "Straße" → "strasse". For German "Über uns" → "ueber uns", as people write it without umlauts. */
export function plainLetters(text: string, language = ''): string {
  const writtenOut = WRITTEN_OUT[language.replace(/-.*/, '')];
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(NOT_LATIN, letter => writtenOut?.[letter] ?? LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
