// Finds the largest size at which a text fits, and breaks it into lines of about the same length.

/** "sizes" go from the largest down. */
export type Room = { width: number; height: number; sizes: number[]; lineHeight: number };

/** A part of a text inside which no line ends. "width" is its own width at size 1; "advance" includes the space after it. */
type Word = { text: string; width: number; advance: number };

export function breakLines(
  text: string,
  { width, height, sizes, lineHeight }: Room,
  widthAtOne: (text: string) => number,
): { size: number; lines: string[] } {
  const words = wordsIn(text).map(measured);
  const fitting = sizes.find(size => {
    const isTooLong = words.some(word => word.width > width / size);
    return !isTooLong && fill(words, width / size).length <= Math.floor(height / (size * lineHeight));
  });
  const size = fitting ?? Math.min(...sizes);
  const room = width / size;
  const parts = fitting ? words : words.flatMap(word => (word.width > room ? cut(word, room) : word));
  return { size, lines: balanced(parts, room) };

  function measured(text: string): Word {
    const bare = text.trimEnd();
    const width = widthAtOne(bare);
    return { text, width, advance: bare === text ? width : width + widthAtOne(' ') };
  }

  /** Cuts a word that is longer than any line. */
  function cut({ text }: Word, room: number): Word[] {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => measured(segment));
    const parts = fill(letters, room - widthAtOne('-'));
    return parts.map((part, index) => measured(index < parts.length - 1 ? `${part}-` : part));
  }
}

/** Scripts that write no spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Each word with the space after it. A line may also end after a hyphen, a dash or a slash. */
function wordsIn(text: string): string[] {
  const words = text.split(/(?<= )|(?<=\p{L}[-–/])(?=\p{L})/u);
  return words.flatMap(word => (UNSPACED.test(word) ? unspacedWords(word) : word));
}

/** Anything that is not a word, such as a full stop, stays with the word before it. */
function unspacedWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike || words.length === 0) words.push(segment);
    else words.push(`${words.pop()}${segment}`);
  return words;
}

function fill(words: Word[], room: number): string[] {
  const lines: string[] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const { text, width, advance } of words) {
    if (used + width > room) {
      lines.push(text);
      used = advance;
    } else {
      lines.push(`${lines.pop()}${text}`);
      used += advance;
    }
  }
  return lines.map(line => line.trimEnd());
}

/** Narrows the lines as far as possible without adding a line, which makes them about equal. */
function balanced(words: Word[], room: number): string[] {
  const { length } = fill(words, room);
  let [least, enough] = [Math.max(...words.map(({ width }) => width)), room];
  for (let step = 0; step < 8; step += 1) {
    const middle = (least + enough) / 2;
    if (fill(words, middle).length > length) least = middle;
    else enough = middle;
  }
  return fill(words, enough);
}
