// Says what changed about a link or a picture.
import type { Fields } from '../../base/json-value.ts';
import { asText, fileName } from './show.ts';
import { about, type FieldInWords } from './subject.ts';
import { textDifference } from './text-diff.ts';
import { ours, saidAs, theirs, type Words } from './words.ts';

export function linkChanged(subject: FieldInWords, was: Fields, now: Fields): Words[] {
  const isInList = subject.field === '';
  const own = isInList ? saidAs`link "${asText(now.text)}"` : about(subject);
  const sentences: Words[] = [];
  if (was.text !== now.text) {
    const before = isInList ? saidAs`link "${asText(was.text)}"` : about(subject);
    sentences.push(
      saidAs`${before} now reads "${asText(now.text)}"${isInList ? [] : saidAs`, not "${asText(was.text)}"`}`,
    );
  }
  if (was.href !== now.href || (was.chat === undefined) !== (now.chat === undefined)) {
    sentences.push(saidAs`${own} leads to ${target(now)}, no longer to ${target(was)}`);
  }
  if (typeof was.chat === 'string' && typeof now.chat === 'string' && was.chat !== now.chat) {
    sentences.push(saidAs`${own}: chat message changed: ${textDifference(was.chat, now.chat)}`);
  }
  if (was.style !== now.style) {
    sentences.push(saidAs`${own} looks different: ${styleOf(was)} → ${styleOf(now)}`);
  }
  return sentences;
}

function target({ href, chat }: Fields): Words {
  return chat === undefined ? theirs(asText(href ?? 'nowhere')) : ours('the chat');
}

function styleOf({ style }: Fields): Words {
  return style === undefined ? ours('the usual style') : theirs(asText(style));
}

export function pictureChanged(subject: FieldInWords, was: Fields, now: Fields): Words[] {
  const own = about(subject);
  const sentences: Words[] = [];
  if (was.src !== now.src) {
    const isMoved = fileName(was.src) === fileName(now.src);
    const [before, after] = isMoved
      ? [asText(was.src), asText(now.src)]
      : [fileName(was.src), fileName(now.src)];
    sentences.push(saidAs`${own} replaced: "${before}" → "${after}"`);
  }
  const words = (value: unknown) => (value === undefined ? undefined : asText(value));
  sentences.push(...wordsOfPicture(saidAs`description of the ${own}`, words(was.alt), words(now.alt)));
  sentences.push(...wordsOfPicture(saidAs`line under the ${own}`, words(was.caption), words(now.caption)));
  if (was.crop !== now.crop) sentences.push(saidAs`${own} shows another part of the drawing`);
  if (was.decorative !== now.decorative) {
    sentences.push(
      saidAs`${own} ${ours(now.decorative === true ? 'only decorates now' : 'no longer only decorates')}`,
    );
  }
  return sentences;
}

function wordsOfPicture(subject: Words, was: string | undefined, now: string | undefined): Words[] {
  if (was === now) return [];
  if (was === undefined) return [saidAs`${subject} added: "${now ?? ''}"`];
  if (now === undefined) return [saidAs`${subject} taken out: "${was}"`];
  return [saidAs`${subject} changed: ${textDifference(was, now)}`];
}
