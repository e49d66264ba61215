// Reads the JSON-LD that a page gives to search engines.
import { visiblePage } from '../browser/visible';

export type Thing = { '@type': string; [name: string]: unknown };

export function structuredData(route: string): Thing[] {
  const script = visiblePage(route).querySelector('head script[type="application/ld+json"]');
  return script ? (JSON.parse(script.textContent ?? '') as { '@graph': Thing[] })['@graph'] : [];
}

const PARTS: { [name: string]: [type: string, field?: string] } = {
  organisation: ['ProfessionalService'],
  offers: ['Service', 'offers'],
  questions: ['FAQPage', 'mainEntity'],
  article: ['BlogPosting'],
};

/** Finds a page's "offers" and the like, in their order. */
export function toldOf(route: string, name: string): Thing[] {
  const [type, field] = PARTS[name] ?? [];
  if (!type) throw new Error(`tests/promises.json: nobody tells search engines "${name}".`);
  const things = structuredData(route).filter(thing => thing['@type'] === type);
  return things.flatMap(thing => (field ? (thing[field] as Thing[]) : [thing]));
}
