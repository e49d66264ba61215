// Reads phone numbers as people write them, and writes them as phones dial them. Proposes a number only if it is surely the same one.
import { countryOf } from './country.ts';

type Plan = {
  /** The digits after "+" in a number of this country. */
  code: string;
  /** A number as it is dialled inside the country. Its group is what follows the code from abroad. */
  inside: RegExp;
  /** A number that the country keeps for films and books, so that nobody has it: as people write it. */
  nobodys?: string;
};

const AFTER_ZERO = /^0([1-9]\d{5,11})$/;
const AMERICAN = /^1?([2-9]\d{9})$/;

/** https://en.wikipedia.org/wiki/Fictitious_telephone_number */
const PLANS: { [country: string]: Plan } = {
  AT: { code: '43', inside: AFTER_ZERO },
  AU: { code: '61', inside: AFTER_ZERO, nobodys: '+61 491 570 156' },
  BE: { code: '32', inside: AFTER_ZERO },
  CA: { code: '1', inside: AMERICAN, nobodys: '+1 613 555 0100' },
  CH: { code: '41', inside: AFTER_ZERO },
  DE: { code: '49', inside: AFTER_ZERO, nobodys: '+49 30 23125 000' },
  DK: { code: '45', inside: /^([2-9]\d{7})$/ },
  ES: { code: '34', inside: /^([6-9]\d{8})$/ },
  FI: { code: '358', inside: AFTER_ZERO },
  FR: { code: '33', inside: AFTER_ZERO, nobodys: '+33 1 99 00 00 00' },
  GB: { code: '44', inside: AFTER_ZERO, nobodys: '+44 20 7946 0000' },
  IE: { code: '353', inside: AFTER_ZERO, nobodys: '+353 20 910 0000' },
  // Italian numbers keep their zero behind the code.
  IT: { code: '39', inside: /^(0\d{5,10}|3\d{8,9})$/ },
  JP: { code: '81', inside: /^0([1-9]\d{8,9})$/ },
  NL: { code: '31', inside: AFTER_ZERO },
  NO: { code: '47', inside: /^([2-9]\d{7})$/ },
  NZ: { code: '64', inside: AFTER_ZERO },
  PL: { code: '48', inside: /^([1-9]\d{8})$/ },
  PT: { code: '351', inside: /^([23679]\d{8})$/ },
  SE: { code: '46', inside: AFTER_ZERO, nobodys: '+46 8 465 004 00' },
  US: { code: '1', inside: AMERICAN, nobodys: '+1 202 555 0100' },
};

const known = new Map<string, string | undefined>();

/** The country of a site. Kept, because every link asks for it. */
export function phoneCountryOf(site: { language?: string; timeZone?: string }): string | undefined {
  const key = `${site.language} ${site.timeZone}`;
  if (!known.has(key)) known.set(key, countryOf(site, Object.keys(PLANS)));
  return known.get(key);
}

/** A number that nobody has, if the country keeps some for that. */
export function nobodysPhone(country: string | undefined): string | undefined {
  return planOf(country)?.nobodys;
}

export function nobodysPhones(): string[] {
  return Object.values(PLANS).flatMap(({ nobodys }) => nobodys ?? []);
}

/** "+49 30 23125 000" → "+493023125000" */
export function dialled(written: string): string {
  return written.replace(/[^0-9+]/g, '');
}

/** Whether a phone can dial the text as it is. */
export function isDialled(number: string): boolean {
  return /^\+?[0-9]{3,15}$/.test(number);
}

/**
 * "+49 (0)761 470-11" → "+4976147011", and "0761/47011" → "+4976147011" on a German site. Undefined for words, for several
 * numbers, and if it is open whether a zero belongs to the number.
 */
export function surelyDialled(written: string, country?: string): string | undefined {
  const text = written.replace(/%20/gi, ' ').trim();
  if (!/^\+?[0-9(][0-9().\s/‐‑-]*$/.test(text) || mayBeSeveral(text)) return undefined;
  const number = text.startsWith('+') ? fromAbroad(text) : fromInside(dialled(text), country);
  return number !== undefined && isDialled(number) ? number : undefined;
}

/** "0761/47011" is one number, and "0761 47011/12" are two. */
function mayBeSeveral(text: string): boolean {
  const [before = '', after, ...more] = text.split('/').map(dialled);
  if (after === undefined) return false;
  return more.length > 0 || before.length > (text.startsWith('+') ? 8 : 6) || after.length < 3;
}

/** Behind the code of the country, Germans leave out the zero, and Italians keep it. */
function fromAbroad(text: string): string | undefined {
  const digits = dialled(text);
  const plan = Object.values(PLANS).find(({ code }) => digits.startsWith(`+${code}`));
  const after = digits.slice(1 + (plan?.code.length ?? 0));
  const hasBracket = /\(\s*0/.test(text);
  if (!after.startsWith('0')) return hasBracket ? undefined : digits;
  const inside = plan?.inside.exec(after)?.[1];
  return plan && inside && !(hasBracket && inside.startsWith('0')) ? `+${plan.code}${inside}` : undefined;
}

function fromInside(digits: string, country: string | undefined): string {
  const plan = planOf(country);
  const inside = plan?.inside.exec(digits)?.[1];
  return plan && inside ? `+${plan.code}${inside}` : digits;
}

function planOf(country: string | undefined): Plan | undefined {
  return country !== undefined && Object.hasOwn(PLANS, country) ? PLANS[country] : undefined;
}
