// How a page looks in search results: a title that isn't cut off, and a description that fills its two lines.

import { shownTitle } from '../../../site/title.ts';
import type { LintRule, LintSubject } from '../rule.ts';

const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 70, longest: 155 };

export const searchResults: LintRule = subject =>
  subject.route === undefined || subject.fields.index === false
    ? []
    : [...titleProblems(subject), ...descriptionProblems(subject)];

function titleProblems({ fields, library, warn }: LintSubject) {
  const brand = library.settings().document?.brand;
  if (typeof fields.title !== 'string' || brand === undefined) return [];
  const { length } = shownTitle(fields.title.replaceAll('{brand}', brand), brand);
  if (length <= LONGEST_TITLE) return [];
  const withBrand = length > fields.title.length ? ' with the name of the site' : '';
  return [
    warn(
      'title-length',
      ['title'],
      `This title has ${length} characters${withBrand}; search results cut it off at about ${LONGEST_TITLE}. Shorten it, the important words first.`,
    ),
  ];
}

function descriptionProblems({ fields, warn }: LintSubject) {
  const { description } = fields;
  if (typeof description !== 'string') return [];
  const { length } = description;
  if (length > DESCRIPTION.longest)
    return [
      warn(
        'description-length',
        ['description'],
        `This description has ${length} characters; search results cut it off at about ${DESCRIPTION.longest}. Shorten it, the important words first.`,
      ),
    ];
  if (length < DESCRIPTION.shortest)
    return [
      warn(
        'description-length',
        ['description'],
        `This description has ${length} characters; search results have room for ${DESCRIPTION.longest}. Say what else the page offers.`,
      ),
    ];
  return [];
}
