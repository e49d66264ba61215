import type { MenuItem, MenuLink } from '../../generated/types.ts';
import type { LogoDrawing } from '../../site/look/logo.ts';
import { say, useWords } from '../../ui/words.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { Logo } from './Logo.tsx';

type Props = {
  site: ResolvedSite;
  /** The page that the menu should mark: this one, or the nearest above it that the site document names. */
  place: string | undefined;
  /** Set only if that is this page itself. */
  route: string | undefined;
  logo: LogoDrawing | undefined;
};

/** The one link of the menu that leads to this page. */
type Current = MenuLink | MenuItem | undefined;

/** Drawn only on the server. Links, details and a popover need no script. */
export function Header({ site, place, route, logo }: Props) {
  const { strip, menu, action } = site.header;
  const words = useWords();
  const section = place === undefined ? undefined : sectionOf(place, menu);
  const current = route === undefined || !section ? undefined : whichLeadsTo(route, section);
  return (
    <>
      <section className="strip" aria-label={say(words, 'contactStrip')}>
        <ul className="wrap strip__list">
          {strip.map(({ text, href }) => (
            <li className="strip__item" key={text}>
              {href ? <a href={href}>{text}</a> : text}
            </li>
          ))}
        </ul>
      </section>
      <header className="header">
        <div className="wrap header__in">
          <Logo brand={site.brand} drawing={logo} />
          <button className="menu__toggle" type="button" popoverTarget="Menu">
            <span>{say(words, 'menu')}</span>
            <span hidden>{say(words, 'close')}</span>
          </button>
          <nav className="menu" id="Menu" popover="auto" aria-label={say(words, 'mainMenu')}>
            <StripLinks strip={strip.filter(leadsToPage)} />
            <ul className="menu__list">
              {menu.map(item => (
                <Item key={item.text} item={item} isSection={item === section} current={current} />
              ))}
            </ul>
            <a className="button menu__action" href={action.href}>
              {action.text}
            </a>
            <StripLinks strip={strip.filter(part => !leadsToPage(part))} />
          </nav>
          <a className="button button--line header__action" href={action.href}>
            {action.text}
          </a>
        </div>
      </header>
    </>
  );
}

type StripPart = ResolvedSite['header']['strip'][number];

function leadsToPage({ href }: StripPart): boolean {
  return href?.startsWith('/') ?? false;
}

/** A phone shows two parts of the strip. The menu has all that lead somewhere: to pages at its head, to people at its foot. */
function StripLinks({ strip }: { strip: StripPart[] }) {
  const links = strip.filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <ul className="menu__contact">
      {links.map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}

function linksIn({ links = [], groups = [] }: MenuItem): MenuLink[] {
  return [...links, ...groups.flatMap(group => group.links)];
}

/** In the order that the page shows: the section, the link to all of it, the groups, the other direct links. */
function whichLeadsTo(route: string, section: MenuItem): Current {
  if (section.href === route) return section;
  const all = allOf(section);
  if (all?.href === route) return all;
  const { links = [], groups = [] } = section;
  return [...groups.flatMap(group => group.links), ...links].find(({ href }) => href === route);
}

/** The link to the whole section: its page is above the others. The link is visible before any group is opened. */
function allOf({ groups, links = [] }: MenuItem): MenuLink | undefined {
  if (!groups) return undefined;
  return links.find(({ href }) => links.some(other => other.href.startsWith(`${href}/`)));
}

function sectionOf(place: string, menu: MenuItem[]): MenuItem | undefined {
  const leadsThere = ({ href }: { href?: string }) => href === place;
  return menu.find(leadsThere) ?? menu.find(item => linksIn(item).some(leadsThere));
}

type ItemProps = { item: MenuItem; isSection: boolean; current: Current };

function Item({ item, isSection, current }: ItemProps) {
  if (!item.links) {
    return (
      <li className="menu__item">
        <a
          className="menu__link"
          href={item.href ?? '#'}
          aria-current={item === current ? 'page' : isSection || undefined}
        >
          {item.text}
        </a>
      </li>
    );
  }
  return (
    <li className={item.groups ? 'menu__item' : 'menu__item menu__item--small'}>
      <details name="menu">
        <summary className="menu__link" aria-current={isSection || undefined}>
          <span>{item.text}</span>
        </summary>
        <div className="menu__panel">
          {item.groups ? (
            <Columns item={item} current={current} />
          ) : (
            <Subs links={item.links} current={current} />
          )}
        </div>
      </details>
    </li>
  );
}

function Columns({ item, current }: { item: MenuItem; current: Current }) {
  const all = allOf(item);
  const direct = (item.links ?? []).filter(link => link !== all);
  return (
    <div className="wrap menu__columns">
      {all ? (
        <p className="menu__all">
          <Sub link={all} current={current} />
        </p>
      ) : null}
      {item.groups?.map(group => (
        <div className="menu__column" key={group.text}>
          <Group title={group.text} links={group.links} current={current} />
        </div>
      ))}
      {direct.length > 0 ? (
        <div className="menu__direct">
          {item.linksTitle ? (
            <Group title={item.linksTitle} links={direct} current={current} />
          ) : (
            <Subs links={direct} current={current} />
          )}
        </div>
      ) : null}
    </div>
  );
}

type SubsProps = { links: MenuLink[]; current: Current };

function Group({ title, links, current }: SubsProps & { title: string }) {
  return (
    <>
      <p className="menu__title">{title}</p>
      <details className="menu__group" name="menu-group">
        <summary className="menu__title">{title}</summary>
        <Subs links={links} current={current} />
      </details>
    </>
  );
}

function Subs({ links, current }: SubsProps) {
  return (
    <ul className={links.length > 8 ? 'menu__subs menu__subs--wide' : 'menu__subs'}>
      {links.map(link => (
        <li key={link.text}>
          {link.shelf ? <p className="menu__shelf">{link.shelf}</p> : null}
          <Sub link={link} current={current} />
        </li>
      ))}
    </ul>
  );
}

function Sub({ link, current }: { link: MenuLink; current: Current }) {
  return (
    <a href={link.href} aria-current={link === current ? 'page' : undefined}>
      {link.text}
    </a>
  );
}
