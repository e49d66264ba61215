// Checks how a page looks in search results: the title is not cut off, and the description fills its two lines.

import { says, the } from '../../../base/sentences/said.ts';
import { shownTitle } from '../../../site/title.ts';
import type { LintRule, LintSubject } from '../rule.ts';

const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 70, longest: 155 };
/** Letters that are twice as wide. */
const WIDE = /[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/g;

export const searchResults: LintRule = subject =>
  subject.route === undefined || subject.fields.index === false
    ? []
    : [...titleProblems(subject), ...descriptionProblems(subject)];

function titleProblems({ fields, library, warn }: LintSubject) {
  const brand = library.settings().document?.brand;
  if (typeof fields.title !== 'string' || brand === undefined) return [];
  const { length } = shownTitle(fields.title.replaceAll('{brand}', brand), brand);
  const room = roomFor(fields.title, LONGEST_TITLE);
  if (length <= room) return [];
  const [long, cutAt] = [the.number(length), the.number(room)];
  const message =
    length > fields.title.length
      ? says`This title has ${long} characters with the name of the site; search results cut it off at about ${cutAt}. Shorten it, the important words first.`
      : says`This title has ${long} characters; search results cut it off at about ${cutAt}. Shorten it, the important words first.`;
  return [warn('title-length', ['title'], message)];
}

function descriptionProblems({ fields, warn }: LintSubject) {
  const { description } = fields;
  if (typeof description !== 'string') return [];
  const { length } = description;
  const longest = roomFor(description, DESCRIPTION.longest);
  if (length > longest)
    return [
      warn(
        'description-length',
        ['description'],
        says`This description has ${the.number(length)} characters; search results cut it off at about ${the.number(longest)}. Shorten it, the important words first.`,
      ),
    ];
  if (length < roomFor(description, DESCRIPTION.shortest))
    return [
      warn(
        'description-length',
        ['description'],
        says`This description has ${the.number(length)} characters; search results have room for ${the.number(longest)}. Say what else the page offers.`,
      ),
    ];
  return [];
}

function roomFor(text: string, room: number): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return wide * 2 > text.length ? Math.floor(room / 2) : room;
}
