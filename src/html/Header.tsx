import type { MenuItem } from '../generated/types.ts';
import type { Logo as Drawing } from '../look/logo.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { say, useWords } from '../ui/words.ts';
import { Logo } from './Logo.tsx';

/** "route" is there only where the site document names the page. */
type Props = { site: ResolvedSite; route: string | undefined; logo: Drawing | undefined };

/** Server only: links, details and a popover, so all of it works without scripts. */
export function Header({ site, route, logo }: Props) {
  const { strip, menu, action } = site.header;
  const words = useWords();
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
          <button className="menu__toggle" type="button" popoverTarget="menu">
            {say(words, 'menu')}
          </button>
          <nav className="menu" id="menu" popover="auto" aria-label={say(words, 'mainMenu')}>
            <ul className="menu__list">
              {menu.map(item => (
                <Item key={item.text} item={item} route={route} />
              ))}
            </ul>
            <a className="button menu__action" href={action.href}>
              {action.text}
            </a>
          </nav>
          <a className="button header__action" href={action.href}>
            {action.text}
          </a>
        </div>
      </header>
    </>
  );
}

function Item({ item, route }: { item: MenuItem; route: string | undefined }) {
  if (!item.links) {
    return (
      <li className="menu__item">
        <MenuLink className="menu__link" text={item.text} href={item.href ?? '#'} route={route} />
      </li>
    );
  }
  return (
    <li className={item.groups ? 'menu__item' : 'menu__item menu__item--small'}>
      <details name="menu">
        <summary className="menu__link">{item.text}</summary>
        <div className="menu__panel">
          {item.groups ? <Columns item={item} route={route} /> : <Subs links={item.links} route={route} />}
        </div>
      </details>
    </li>
  );
}

function Columns({ item, route }: { item: MenuItem; route: string | undefined }) {
  return (
    <div className="wrap menu__columns">
      {item.groups?.map(group => (
        <div className="menu__column" key={group.text}>
          <p className="menu__title">{group.text}</p>
          <details className="menu__group" name="menu-group">
            <summary className="menu__title">{group.text}</summary>
            <Subs links={group.links} route={route} />
          </details>
        </div>
      ))}
      <div className="menu__direct">
        {item.linksTitle ? <p className="menu__title">{item.linksTitle}</p> : null}
        <Subs links={item.links ?? []} route={route} />
      </div>
    </div>
  );
}

function Subs({ links, route }: { links: { text: string; href: string }[]; route: string | undefined }) {
  return (
    <ul className={links.length > 8 ? 'menu__subs menu__subs--wide' : 'menu__subs'}>
      {links.map(({ text, href }) => (
        <li key={text}>
          <MenuLink text={text} href={href} route={route} />
        </li>
      ))}
    </ul>
  );
}

type MenuLinkProps = { className?: string; text: string; href: string; route: string | undefined };

function MenuLink({ className, text, href, route }: MenuLinkProps) {
  return (
    <a className={className} href={href} aria-current={href === route ? 'page' : undefined}>
      {text}
    </a>
  );
}
