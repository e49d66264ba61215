// Reads sentences of a report as plain text, and joins them.
import { FILE_READER, piecesSaid, type SaidReader } from '../../base/sentences/read.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import type { Line } from './changes.ts';

/** Plain text on one line, without control characters that a terminal would obey. People who write files read it in English. */
export function plain(said: Said, reader: SaidReader = FILE_READER): string {
  return piecesSaid(said, reader)
    .map(({ text }) => onOneLine(text))
    .join('');
}

export function onOneLine(text: string): string {
  return shown(text.replace(/\s+/g, ' '));
}

/** A sentence under its label. */
export function labelled(label: Said | undefined, phrase: Said): Said {
  return label ? says`${label}: ${phrase}` : phrase;
}

/** What each change says by itself. The name of its block is left out wherever it says enough without. */
export function eachAlone({ phrases, alone = [] }: Line): Said[] {
  return [...alone, ...phrases.slice(alone.length)];
}

export function inOneRow(phrases: Said[]): Said {
  return says`${the.list(phrases, ';')}`;
}
