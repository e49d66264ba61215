import type { LogoDrawing } from '../../site/look/logo.ts';
import { PlainLink } from '../../ui/PlainLink.tsx';
import { Text } from '../../ui/Text.tsx';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { Logo } from './Logo.tsx';

/** "route" is set only if the site document names the page. */
type Props = { site: ResolvedSite; route: string | undefined; logo: LogoDrawing | undefined };

export function Footer({ site, route, logo }: Props) {
  const { columns, copyright, legal, small } = site.footer;
  return (
    <footer className="footer">
      <div className="wrap footer__in">
        <div className="footer__brand">
          <Logo brand={site.brand} drawing={logo} />
          <p>{site.tagline}</p>
          <Firm {...site.organization} />
          <Text html={small} className="footer__small" />
        </div>
        {columns.map(column => (
          <div className="footer__column" key={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map(item => (
                <li key={item.text}>
                  <FooterItem {...item} route={route} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className="footer__legal">
          <p>{copyright}</p>
          <ul>
            {legal.map(item => (
              <li key={item.text}>
                <FooterItem {...item} route={route} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** The address of the business and what it is registered as. */
function Firm({ address, registrations = [] }: ResolvedSite['organization']) {
  if (!address && registrations.length === 0) return null;
  return (
    <div className="footer__firm">
      {address ? <p data-placeholder={address.placeholder}>{address.text}</p> : null}
      {registrations.map(({ name, number, href, placeholder }) => (
        <p key={name} data-placeholder={placeholder}>
          {`${name} `}
          {href ? <PlainLink href={href}>{number}</PlainLink> : number}
        </p>
      ))}
    </div>
  );
}

function FooterItem({ text, href, route }: { text: string; href?: string; route: string | undefined }) {
  if (!href) return text;
  if (href.startsWith('https:')) return <PlainLink href={href}>{text}</PlainLink>;
  return (
    <a href={href} aria-current={href === route ? 'page' : undefined}>
      {text}
    </a>
  );
}
