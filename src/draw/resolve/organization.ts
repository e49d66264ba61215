// Tells search engines what the site document says about the business.

import { openingHours } from '../../base/dates/opening-hours.ts';
import { sharedPicture } from '../../document/pictures/photograph.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { type Context, plainLine } from './pieces.ts';

type OrganizationType = SiteDocument['organization']['type'];

/** Kinds of business of which schema.org knows no opening hours. */
const WITHOUT_HOURS: OrganizationType[] = [
  'Corporation',
  'NGO',
  'OnlineStore',
  'Organization',
  'PerformingGroup',
  'VeterinaryCare',
];

/** Services and articles refer to the business by this id, so that search engines see one business, not several. */
export function organizationId({ address }: SiteDocument): { '@id': string } {
  return { '@id': `${address}/#organization` };
}

/** Search engines read each page by itself, so every page that refers to the business says at least this. */
export function shortOrganization(site: SiteDocument): object {
  return {
    '@type': site.organization.type,
    ...organizationId(site),
    name: site.brand,
    url: site.address,
  };
}

export function organization(context: Context): object {
  const { site } = context;
  const { type, email, phone, hours, areas, address, registrations, people } = site.organization;
  return {
    ...shortOrganization(site),
    description: site.description,
    image: site.address + sharedPicture(context.root, site.image),
    email: plainLine(email, context),
    telephone: plainLine(phone, context),
    ...(!WITHOUT_HOURS.includes(type) && {
      openingHours: openingHours(plainLine(hours, context), site.language),
    }),
    areaServed: areas,
    ...(address && { address: plainLine(address.text, context) }),
    identifier: registrations?.map(({ name, number }) => ({
      '@type': 'PropertyValue',
      propertyID: plainLine(name, context),
      value: plainLine(number, context),
    })),
    employee: people?.map(({ name, role, registration }) => ({
      '@type': 'Person',
      name: plainLine(name, context),
      jobTitle: role && plainLine(role, context),
      identifier: registration && plainLine(registration, context),
    })),
  };
}
