// A text in, the same in small letters without marks out: as somebody types it who lacks the keys, or doesn't look for them.

const NOT_LATIN = /[^\p{ASCII}]/gu;

/** Letters that are no other letter with a mark on it. */
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

/** What people type in their language where a letter is missing. */
const WRITTEN_OUT: { [language: string]: { [letter: string]: string } } = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: { å: 'aa', ø: 'oe' },
  nb: { å: 'aa', ø: 'oe' },
};

/** "Māori" → "maori", "Straße" → "strasse"; written out as in German "Über uns" → "ueber uns". */
export function plainLetters(text: string, language = ''): string {
  const writtenOut = WRITTEN_OUT[language.replace(/-.*/, '')];
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(NOT_LATIN, letter => writtenOut?.[letter] ?? LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
