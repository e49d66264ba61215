// Makes the library for visitors' pages: it wraps a library and leaves out what visitors may not see. The other libraries that
// answer differently are in with-text.ts, review/sites/version.ts and publish/kept/questions.ts.
import { isFields } from '../../base/json-value.ts';
import type { SiteFile } from '../../document/problem/document.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { isPublic } from '../publication.ts';
import type { Library } from '../types.ts';

/** A page that is not public does not exist in this library, so lists, cards, breadcrumbs and the sitemap need not check it. */
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

/** Leaves out facts about the business that are only placeholders. Only the author may see them. */
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
  // A list that holds only placeholders is left out.
  return Object.fromEntries(kept.filter(([, value]) => isReal(value) && value.length !== 0));
}

function isReal(value: unknown): boolean {
  return !isFields(value) || value.placeholder !== true;
}
