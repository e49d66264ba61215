// Checks the words for people who cannot see a picture: they are brief, and say more than what is read out beside it.
import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import type { LintRule, LintSubject } from '../rule.ts';
import { isHiddenText } from '../texts.ts';

const LONGEST = 150;
const FILE_NAME =
  /\.(?:svg|png|jpe?g|webp|avif|gif)$|^(?:img|dsc|dcim|image|picture|photo|untitled)[-_ ]?\d*$|^[a-z0-9-]*(?:_[a-z0-9-]*)+$/i;

export const altTexts: LintRule = subject =>
  subject.pieces.flatMap(({ kind, value, path }) => {
    if (kind !== 'image' || !isFields(value) || typeof value.alt !== 'string') return [];
    if (isHiddenText(path, subject.fields)) return [];
    const message = problemOf(value.alt, value, path, subject);
    return message === undefined ? [] : subject.warn('picture-texts', [...path, 'alt'], message);
  });

function problemOf(
  alt: string,
  image: { [field: string]: unknown },
  path: Path,
  { fields, pack }: LintSubject,
): Said | undefined {
  const opening = pack?.pictureOpening.exec(alt)?.[0];
  if (opening)
    return says`People who hear this know already that it is a picture. Take ${the.text(opening)} out and begin with what it shows.`;
  if (FILE_NAME.test(alt.trim()) || pack?.fileName?.test(alt.trim()))
    return says`${the.text(alt)} is the name of a file. Say what the picture shows.`;
  if (alt.length > LONGEST)
    return says`This has ${the.number(alt.length)} characters and is heard in one breath; ${the.number(LONGEST)} are enough. Say what matters in the picture here.`;
  const words = plain(alt);
  if (words === plain(image.caption))
    return otherInForm(
      says`The caption says the same, so it is heard twice. Say what the picture shows, or write "decorative": true instead of "alt".`,
      says`The caption says the same, so it is heard twice. Say what the picture shows, or choose ${the.field('decorative')}.`,
    );
  if (headingsBeside(path, fields).some(heading => plain(heading) === words))
    return otherInForm(
      says`The heading beside the picture says the same, so it is heard twice. Say what the picture shows, or write "decorative": true instead of "alt".`,
      says`The heading beside the picture says the same, so it is heard twice. Say what the picture shows, or choose ${the.field('decorative')}.`,
    );
  return undefined;
}

function headingsBeside(path: Path, fields: unknown): unknown[] {
  const beside = valueAt(fields, path.slice(0, -1));
  return isFields(beside) ? [beside.heading, beside.title, beside.name] : [];
}

function plain(words: unknown): string | undefined {
  return typeof words === 'string'
    ? words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    : undefined;
}
