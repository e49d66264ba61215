import type { Person, Placed, Registration, TeamBlock } from '../../src/generated/types.ts';
import { Heading } from '../../src/ui/Heading.tsx';
import { Image, type ShownWidth } from '../../src/ui/Image.tsx';
import { PlainLink } from '../../src/ui/PlainLink.tsx';
import { innerLevel, Section } from '../../src/ui/Section.tsx';
import { Text } from '../../src/ui/Text.tsx';

const SHOWN: ShownWidth[] = [{ width: '18rem', height: '22.5rem' }];

export function Team(block: Placed<TeamBlock>) {
  const { variant = 'row', items = [], registrations = [] } = block;
  if (items.length + registrations.length === 0) return null;
  return (
    <Section block={{ ...block, variant }}>
      {items.length > 0 ? (
        <ul className="team__list">
          {items.map((person, index) => (
            <OnePerson key={index} person={person} level={innerLevel(block)} />
          ))}
        </ul>
      ) : null}
      {registrations.length > 0 ? <Registrations registrations={registrations} /> : null}
    </Section>
  );
}

function OnePerson({ person, level }: { person: Person; level: 1 | 2 | 3 }) {
  const { name, role, registration, href, text, links, image, placeholder } = person;
  return (
    <li className="team__person" data-placeholder={placeholder}>
      {image ? (
        <div className="team__portrait">
          <Image picture={image} className="team__image" shown={SHOWN} />
        </div>
      ) : null}
      <Heading level={level} className="title">
        {name}
      </Heading>
      {role ? <p>{role}</p> : null}
      {registration ? (
        <p className="caption">{href ? <PlainLink href={href}>{registration}</PlainLink> : registration}</p>
      ) : null}
      <Text html={text} className="team__text" />
      {links ? (
        <p className="team__links">
          {links.map((link, index) => (
            <PlainLink key={index} href={link.href}>
              {link.text}
            </PlainLink>
          ))}
        </p>
      ) : null}
    </li>
  );
}

function Registrations({ registrations }: { registrations: Registration[] }) {
  return (
    <dl className="team__registrations">
      {registrations.map(({ name, number, href, placeholder }, index) => (
        <div className="team__registration" key={index} data-placeholder={placeholder}>
          <dt>{name}</dt>
          <dd>{href ? <PlainLink href={href}>{number}</PlainLink> : number}</dd>
        </div>
      ))}
    </dl>
  );
}
