// Finds opening hours that search engines could not read. They may stand in a value of the site, which is then the place to change.
import { exampleHours, openingHours } from '../../../base/dates/opening-hours.ts';
import { says, the } from '../../../base/sentences/said.ts';
import { withValues } from '../../../site/values.ts';
import type { LintRule } from '../rule.ts';

export const hours: LintRule = ({ file, language, warn }) => {
  const site = file.kind === 'site' ? file.document : undefined;
  if (!site || language === '') return [];
  const written = site.organization.hours;
  const [, value] = /^\{(\w+)\}$/.exec(written) ?? [];
  const text = withValues(written, site);
  if (openingHours(text, language)) return [];
  return [
    warn(
      'opening-hours',
      value === undefined ? ['organization', 'hours'] : ['values', value],
      says`Search engines are told no opening hours, because they cannot read ${the.text(text)}. Write days and times alone, such as ${the.text(exampleHours(language))}. Days when you are closed fit into other words of the site.`,
    ),
  ];
};
