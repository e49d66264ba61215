// What a new site says of its business until somebody writes the truth. The check names each that is still there.
import { dialled, nobodysPhone, nobodysPhones } from '../base/phones.ts';
import { type Said, says } from '../base/sentences/said.ts';

/** A name that the Internet keeps for examples: https://www.rfc-editor.org/rfc/rfc2606 */
export const PLACEHOLDER_ADDRESS = 'https://www.example.org';
export const PLACEHOLDER_EMAIL = 'you@example.org';
export const PLACEHOLDER_HOURS = 'Mo-Fr 09:00-17:00';
/** A number of no country, for countries that keep none for such purposes. */
const NO_PHONE = '+00 000 000 000';

export function placeholderPhone(country: string | undefined): string {
  return nobodysPhone(country) ?? NO_PHONE;
}

const PHONES = [NO_PHONE, ...nobodysPhones()];

const THINGS: [thing: Said, values: string[]][] = [
  [says`the address where the site is published`, [PLACEHOLDER_ADDRESS]],
  [says`the email address`, [PLACEHOLDER_EMAIL, `mailto:${PLACEHOLDER_EMAIL}`]],
  [says`the phone number`, PHONES.flatMap(phone => [phone, `tel:${dialled(phone)}`])],
  [says`the opening hours`, [PLACEHOLDER_HOURS]],
];

/** Names the value that a new site has left open: "the phone number". Undefined if the value is real. */
export function placeholderOf(value: unknown): Said | undefined {
  return THINGS.find(([, values]) => values.some(one => one === value))?.[0];
}
