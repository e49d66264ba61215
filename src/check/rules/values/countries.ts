// Checks that the countries of a service and of the business are codes of real countries.
import { isFields } from '../../../base/json-value.ts';
import { says, the, together } from '../../../base/sentences/said.ts';
import { valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

export const countries: Rule = subject => [
  ...problemsOf('service', 'area', subject),
  ...problemsOf('organization', 'areas', subject),
];

/** Checks only what looks like a code: a business may also serve a town or a region, which has none. */
function problemsOf(owner: string, field: string, { fields, say, parsed }: RuleInput): Problem[] {
  const around = fields[owner];
  const codes = isFields(around) && Array.isArray(around[field]) ? around[field] : [];
  return codes.flatMap((code: unknown, index) => {
    if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return [];
    const meant = countryOf(code);
    if (meant === code) return [];
    const path = [owner, field, index];
    const hint = meant
      ? says`Did you mean ${the.text(meant)}?`
      : says`Look it up in ISO 3166, or take it out.`;
    return say(
      path,
      together(says`No country has the code ${the.text(code)}.`, hint),
      replacing(valueSpan(parsed, path), meant),
    );
  });
}

/** Gives the current code, "UK" → "GB". Undefined if there is no such country. */
function countryOf(code: string): string | undefined {
  const { region = '' } = new Intl.Locale(`und-${code}`);
  return region === 'ZZ' || !NAMES.of(region) ? undefined : region;
}
