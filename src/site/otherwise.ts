// Makes the library that visitors' pages are drawn from: the same object, which leaves out what visitors may not see. Three more
// libraries that answer otherwise stand with what they need: other texts of documents (with-text.ts), an earlier site by later
// schemas (review/sites/version.ts), and one that knows pages from the last time (publish/kept/questions.ts).
import { isFields } from '../base/json-value.ts';
import type { SiteFile } from '../document/problem/document.ts';
import type { SiteDocument } from '../generated/types.ts';
import { isPublic } from './publication.ts';
import type { Library } from './types.ts';

/** As visitors see it: what is not public is not there at all, so pages, lists, cards, trails and the sitemap need not ask. */
export function asVisitorsSee(library: Library): Library {
  const page: Library['page'] = route => {
    const file = library.page(route);
    return file && isPublic(file, library) ? file : undefined;
  };
  return {
    ...library,
    page,
    routes: () => library.routes().filter(route => page(route)),
    settings: () => withoutPlaceholders(library.settings()),
  };
}

const real = new WeakMap<SiteFile, SiteFile>();

/** What of the business is not the real one yet is nobody's business but the author's. */
function withoutPlaceholders(file: SiteFile): SiteFile {
  const { document } = file;
  if (!document) return file;
  const known = real.get(file);
  if (known) return known;
  const seen = { ...file, document: { ...document, organization: onlyReal(document.organization) } };
  real.set(file, seen);
  return seen;
}

function onlyReal(organization: SiteDocument['organization']): SiteDocument['organization'] {
  const kept = Object.entries(organization).map(([field, value]) => [
    field,
    Array.isArray(value) ? value.filter(isReal) : value,
  ]);
  // A list of placeholders alone is none.
  return Object.fromEntries(kept.filter(([, value]) => isReal(value) && value.length !== 0));
}

function isReal(value: unknown): boolean {
  return !isFields(value) || value.placeholder !== true;
}
