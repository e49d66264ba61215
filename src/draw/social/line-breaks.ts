// A text and the room for it in; the largest size at which it fits, and its lines, about as long as each other, out.

/** Sizes from the largest down. */
export type Room = { width: number; height: number; sizes: number[]; lineHeight: number };

/** What no line ends within, by its own width and with the space after it, at the size 1. */
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

  /** A word that no line has room for. */
  function cut({ text }: Word, room: number): Word[] {
    const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => measured(segment));
    const parts = fill(letters, room - widthAtOne('-'));
    return parts.map((part, index) => measured(index < parts.length - 1 ? `${part}-` : part));
  }
}

/** Scripts that put no spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/u;

/** Each with the space after it. A line may also end after a hyphen or a stroke. */
function wordsIn(text: string): string[] {
  const words = text.split(/(?<= )|(?<=\p{L}[-–/])(?=\p{L})/u);
  return words.flatMap(word => (UNSPACED.test(word) ? unspacedWords(word) : word));
}

/** What is no word, such as a full stop, stays with the word before it. */
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

/** The narrowest room that takes no more lines. */
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
