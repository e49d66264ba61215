// The countries of a service: codes that some country has.
import { isFields } from '../../base/json-value.ts';
import { quoted } from '../../base/words.ts';
import { didYouMean } from '../../document/problem/did-you-mean.ts';
import { valueSpan } from '../../document/problem/position.ts';
import { type Rule, replacing } from '../rule.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

export const countries: Rule = ({ fields: { service }, say, parsed }) => {
  const codes = isFields(service) && Array.isArray(service.area) ? service.area : [];
  return codes.flatMap((code, index) => {
    if (typeof code !== 'string' || !/^[A-Z]{2}$/.test(code)) return [];
    const meant = countryOf(code);
    if (meant === code) return [];
    const path = ['service', 'area', index];
    const hint = meant ? didYouMean(meant) : ' Look it up in ISO 3166, or take it out.';
    return say(
      path,
      `No country has the code ${quoted(code)}.${hint}`,
      replacing(valueSpan(parsed, path), meant),
    );
  });
};

/** "UK" → "GB": the code that the country goes by; undefined where there is no such country. */
function countryOf(code: string): string | undefined {
  const { region = '' } = new Intl.Locale(`und-${code}`);
  return region === 'ZZ' || !NAMES.of(region) ? undefined : region;
}
