// Checks the site document: addresses, names that pages can write, time zone, language and currency.

import { isTimeZone } from '../../base/dates.ts';
import { isFields } from '../../base/json-value.ts';
import { isCurrency, isLanguage, meantLanguage } from '../../base/language.ts';
import { quoted } from '../../base/words.ts';
import { keySpan, valueSpan } from '../../document/problem/position.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { judgeUrl } from '../../document/text/href.ts';
import { siteFacts } from '../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from './rule.ts';

export const site: Rule = subject => [
  ...ownAddressProblems(subject),
  ...nameProblems('values', subject),
  ...nameProblems('addresses', subject),
  ...addressProblems(subject),
  ...timeZoneProblems(subject),
  ...languageProblems(subject),
  ...currencyProblems(subject),
];

/** The schema checks how the address is written, but its host may still be impossible. */
function ownAddressProblems({ fields, parsed, say }: RuleInput): Problem[] {
  return refusal(fields.address, (why, meant) =>
    say(['address'], why, replacing(valueSpan(parsed, ['address']), meant)),
  );
}

function nameProblems(field: 'values' | 'addresses', { fields, say, parsed }: RuleInput): Problem[] {
  const named = fields[field];
  if (!isFields(named)) return [];
  return Object.keys(named)
    .filter(name => !/^[A-Za-z][A-Za-z0-9]*$/.test(name) || name === 'brand')
    .map(name => {
      const reason =
        name === 'brand'
          ? '"brand" is the name of the business already'
          : 'A name is letters and digits, starting with a letter';
      return say([field], `${quoted(name)} cannot be a name here. ${reason}.`, {
        span: keySpan(parsed, [field, name]),
      });
    });
}

function addressProblems({ fields, parsed, library, say }: RuleInput): Problem[] {
  if (!isFields(fields.addresses)) return [];
  const { country } = siteFacts(library);
  return Object.entries(fields.addresses).flatMap(([name, href]) => {
    const path = ['addresses', name];
    const told = (why: string, meant?: string) => say(path, why, replacing(valueSpan(parsed, path), meant));
    return refusal(href, told, country);
  });
}

/** The schema makes sure that the address leads off the site. */
function refusal(href: unknown, say: (why: string, meant?: string) => Problem, country?: string): Problem[] {
  const judgement = typeof href === 'string' ? judgeUrl(href, country) : undefined;
  return judgement?.kind === 'refused' ? [say(judgement.why, judgement.meant)] : [];
}

function timeZoneProblems({ fields, say }: RuleInput): Problem[] {
  const { timeZone } = fields;
  if (typeof timeZone !== 'string' || isTimeZone(timeZone)) return [];
  return [
    say(
      ['timeZone'],
      `There is no time zone ${quoted(timeZone)}. It is named after a place, such as "Europe/Lisbon" or "America/Toronto".`,
    ),
  ];
}

function languageProblems({ fields, say, parsed }: RuleInput): Problem[] {
  const { language } = fields;
  if (typeof language !== 'string' || isLanguage(language)) return [];
  const meant = meantLanguage(language);
  const hint = meant ? `Write it ${quoted(meant)}.` : 'Write it like "en", or with its country like "pt-BR".';
  return [
    say(
      ['language'],
      `There is no language ${quoted(language)}. ${hint}`,
      replacing(valueSpan(parsed, ['language']), meant),
    ),
  ];
}

function currencyProblems({ fields, say }: RuleInput): Problem[] {
  const { currency } = fields;
  if (typeof currency !== 'string' || isCurrency(currency)) return [];
  return [
    say(
      ['currency'],
      `There is no currency ${quoted(currency)}. Its three letters are on every bank statement, such as "EUR", "USD" or "JPY".`,
    ),
  ];
}
