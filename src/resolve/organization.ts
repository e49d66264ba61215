// What the site document says of the business in, what search engines are told of it out.
import { sharedPicture } from '../pictures/photograph.ts';
import { type Context, plainLine } from './pieces.ts';

export function organization(context: Context): object {
  const { site } = context;
  const { type, email, phone, hours, areas, address, registrations, people } = site.organization;
  return {
    '@type': type,
    '@id': `${site.address}/#organization`,
    name: site.brand,
    description: site.description,
    url: site.address,
    image: site.address + sharedPicture(context.root, site.image),
    email: plainLine(email, context),
    telephone: plainLine(phone, context),
    openingHours: hours,
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
      jobTitle: plainLine(role, context),
      identifier: registration && plainLine(registration, context),
    })),
  };
}
