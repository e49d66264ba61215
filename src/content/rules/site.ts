// The site document: its addresses lead off the site, and its names can be written on pages.
import { isTimeZone } from '../dates.ts';
import { keySpan } from '../place.ts';
import type { Problem } from '../problem.ts';
import type { Rule, Subject } from '../subject.ts';
import { judgeUrl } from '../urls.ts';
import { isFields } from '../where.ts';
import { quoted } from '../words.ts';

export const site: Rule = subject => [
  ...ownAddressProblems(subject),
  ...nameProblems('values', subject),
  ...nameProblems('addresses', subject),
  ...addressProblems(subject),
  ...timeZoneProblems(subject),
];

/** The schema has seen to its form; its host may still be none. */
function ownAddressProblems({ fields, say }: Subject): Problem[] {
  const { address } = fields;
  if (typeof address !== 'string' || !/^https:\/\/[a-z0-9.-]+$/.test(address)) return [];
  const judgement = judgeUrl(address);
  return judgement.kind === 'refused' ? [say(['address'], judgement.why)] : [];
}

function nameProblems(field: 'values' | 'addresses', { fields, say, parsed }: Subject): Problem[] {
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

function addressProblems({ fields, say }: Subject): Problem[] {
  if (!isFields(fields.addresses)) return [];
  return Object.entries(fields.addresses).flatMap(([name, href]) => {
    const judgement = typeof href === 'string' ? judgeUrl(href) : undefined;
    if (!judgement || judgement.kind === 'external') return [];
    const why =
      judgement.kind === 'refused'
        ? judgement.why
        : 'An address here leads off the site: "https://…", "mailto:…" or "tel:…".';
    return say(['addresses', name], why);
  });
}

function timeZoneProblems({ fields, say }: Subject): Problem[] {
  const { timeZone } = fields;
  if (typeof timeZone !== 'string' || isTimeZone(timeZone)) return [];
  return [
    say(
      ['timeZone'],
      `There is no time zone ${quoted(timeZone)}. It is named after a place, such as "Australia/Sydney" or "Pacific/Auckland".`,
    ),
  ];
}
