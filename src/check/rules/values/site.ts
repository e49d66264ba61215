// Checks the site document: addresses, names that pages can write, time zone, language and currency.

import { isTimeZone } from '../../../base/dates/dates.ts';
import { isFields } from '../../../base/json-value.ts';
import { isCurrency, isLanguage, meantLanguage } from '../../../base/language.ts';
import { type Said, says, the, together } from '../../../base/sentences/said.ts';
import { keySpan, valueSpan } from '../../../document/problem/position.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { judgeUrl } from '../../../document/text/href.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import { type Rule, type RuleInput, replacing } from '../rule.ts';

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
      const message =
        name === 'brand'
          ? says`${the.text(name)} cannot be a name here. ${the.text(name)} is the name of the business already.`
          : says`${the.text(name)} cannot be a name here. A name is letters and digits, starting with a letter.`;
      return say([field], message, { span: keySpan(parsed, [field, name]) });
    });
}

function addressProblems({ fields, parsed, library, say }: RuleInput): Problem[] {
  if (!isFields(fields.addresses)) return [];
  const { country } = siteFacts(library);
  return Object.entries(fields.addresses).flatMap(([name, href]) => {
    const path = ['addresses', name];
    const told = (why: Said | string, meant?: string) =>
      say(path, why, replacing(valueSpan(parsed, path), meant));
    return refusal(href, told, country);
  });
}

/** The schema makes sure that the address leads off the site. */
function refusal(
  href: unknown,
  say: (why: Said | string, meant?: string) => Problem,
  country?: string,
): Problem[] {
  const judgement = typeof href === 'string' ? judgeUrl(href, country) : undefined;
  return judgement?.kind === 'refused' ? [say(judgement.why, judgement.meant)] : [];
}

function timeZoneProblems({ fields, say }: RuleInput): Problem[] {
  const { timeZone } = fields;
  if (typeof timeZone !== 'string' || isTimeZone(timeZone)) return [];
  return [
    say(
      ['timeZone'],
      says`There is no time zone ${the.text(timeZone)}. It is named after a place, such as ${the.text('Europe/Lisbon')} or ${the.text('America/Toronto')}.`,
    ),
  ];
}

function languageProblems({ fields, say, parsed }: RuleInput): Problem[] {
  const { language } = fields;
  if (typeof language !== 'string' || isLanguage(language)) return [];
  const meant = meantLanguage(language);
  const hint = meant
    ? says`Write it ${the.text(meant)}.`
    : says`Write it like ${the.text('en')}, or with its country like ${the.text('pt-BR')}.`;
  return [
    say(
      ['language'],
      together(says`There is no language ${the.text(language)}.`, hint),
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
      says`There is no currency ${the.text(currency)}. Its three letters are on every bank statement, such as ${the.text('EUR')}, ${the.text('USD')} or ${the.text('JPY')}.`,
    ),
  ];
}
