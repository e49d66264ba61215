// Says what changed about a link or a picture.
import type { Fields } from '../../base/json-value.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { asText, fileName, inQuotes, linkTarget } from './show.ts';
import { about, type Subject } from './subject.ts';
import { textDifference } from './text-diff.ts';

export function linkChanged(subject: Subject, was: Fields, now: Fields): Said[] {
  const isInList = subject.field === '';
  const own = isInList ? linkCalled(now) : about(subject);
  const sentences: Said[] = [];
  if (was.text !== now.text) {
    const [before, after] = [was, now].map(({ text }) => inQuotes(asText(text))) as [Said, Said];
    sentences.push(
      isInList ? says`${linkCalled(was)} now reads ${after}` : says`${own} now reads ${after}, not ${before}`,
    );
  }
  if (was.href !== now.href || (was.chat === undefined) !== (now.chat === undefined)) {
    sentences.push(says`${own} leads to ${target(now)}, no longer to ${target(was)}`);
  }
  if (typeof was.chat === 'string' && typeof now.chat === 'string' && was.chat !== now.chat) {
    sentences.push(says`${own}: chat message changed: ${textDifference(was.chat, now.chat)}`);
  }
  if (was.style !== now.style) {
    sentences.push(says`${own} looks different: ${styleOf(was)} → ${styleOf(now)}`);
  }
  return sentences;
}

/** Example: link "Read more" */
function linkCalled({ text }: Fields): Said {
  return says`link ${inQuotes(asText(text))}`;
}

function target({ href, chat }: Fields): Said {
  return chat === undefined ? linkTarget(href) : says`the chat`;
}

function styleOf({ style }: Fields): Said {
  return style === undefined ? says`the usual style` : says`${the.option(asText(style), 'link')}`;
}

export function pictureChanged(subject: Subject, was: Fields, now: Fields): Said[] {
  const own = about(subject);
  const sentences: Said[] = [];
  if (was.src !== now.src) {
    const isMoved = fileName(was.src) === fileName(now.src);
    const [before, after] = isMoved
      ? [asText(was.src), asText(now.src)]
      : [fileName(was.src), fileName(now.src)];
    sentences.push(says`${own} replaced: ${inQuotes(before)} → ${inQuotes(after)}`);
  }
  const words = (value: unknown) => (value === undefined ? undefined : asText(value));
  sentences.push(...wordsOfPicture(says`description of the ${own}`, words(was.alt), words(now.alt)));
  sentences.push(...wordsOfPicture(says`line under the ${own}`, words(was.caption), words(now.caption)));
  if (was.crop !== now.crop) sentences.push(says`${own} shows another part of the drawing`);
  if (was.decorative !== now.decorative) {
    sentences.push(
      now.decorative === true ? says`${own} only decorates now` : says`${own} no longer only decorates`,
    );
  }
  return sentences;
}

function wordsOfPicture(subject: Said, was: string | undefined, now: string | undefined): Said[] {
  if (was === now) return [];
  if (was === undefined) return [says`${subject} added: ${inQuotes(now ?? '')}`];
  if (now === undefined) return [says`${subject} taken out: ${inQuotes(was)}`];
  return [says`${subject} changed: ${textDifference(was, now)}`];
}
