// @vitest-environment jsdom
// Every link, anchor and picture of every finished page leads somewhere, and nothing is fetched from elsewhere.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtPage } from '../../support/browser/visible';
import { allPages } from '../../support/site/pages';

describe.each(allPages())('$name', ({ folder, routes }) => {
  const pages = new Map(routes.map(route => [route, builtPage(route, folder)]));

  describe.each(routes)('%s', route => {
    const links = all(route, 'a');
    const inside = links.filter(isInside);

    it('has links inside the site', () => {
      expect(inside.length).toBeGreaterThan(25);
    });

    it('leads somewhere with every one of them', () => {
      expect([...new Set(inside.map(hrefOf))].filter(href => !leadsSomewhere(href, route))).toEqual([]);
    });

    // Search engines read each link by itself, also one that screen readers skip.
    it('never uses the same words for two places', () => {
      const places = new Map<string, Set<string>>();
      for (const link of all(route, 'main a[href]')) {
        const words = (link.textContent ?? '').trim().toLowerCase();
        places.set(words, (places.get(words) ?? new Set()).add(hrefOf(link)));
      }
      expect([...places].flatMap(([words, { size }]) => (size > 1 ? [`${words}: ${size}`] : []))).toEqual([]);
    });

    it('opens everything outside in a new tab, safely', () => {
      const outside = links.filter(link => !isInside(link) && !/^(mailto|tel):/.test(hrefOf(link)));
      for (const link of outside) {
        expect(hrefOf(link)).toMatch(/^https:\/\//);
        expect([hrefOf(link), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
          hrefOf(link),
          '_blank',
          'noopener',
        ]);
      }
      expect(outside.length).toBeGreaterThan(0);
    });

    it('keeps what is inside in its tab', () => {
      expect(inside.filter(link => link.hasAttribute('target')).map(hrefOf)).toEqual([]);
    });

    it('marks a section of the menu only where the menu leads to a page of its trail', () => {
      const trail = route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/');
      for (const section of all(route, '.menu__list > li').filter(item =>
        item.querySelector('[aria-current]'),
      ))
        expect(
          [...section.querySelectorAll('a')].map(hrefOf).filter(href => trail.includes(href)),
        ).not.toEqual([]);
    });

    it('writes and calls with whole addresses', () => {
      const hrefs = links.map(hrefOf).filter(href => /^(mailto|tel):/.test(href));
      expect(hrefs.filter(href => !/^(mailto:[^@\s]+@[^@\s]+\.\w+|tel:\+\d{8,15})$/.test(href))).toEqual([]);
      expect(hrefs.length).toBeGreaterThan(0);
    });

    it('says what every picture shows, or that it is there for the eye', () => {
      const pictures = all(route, 'img');
      expect(
        pictures.filter(picture => !picture.hasAttribute('alt')).map(picture => picture.outerHTML),
      ).toEqual([]);
    });

    it('finds all it asks for on the site itself', () => {
      const asked = [...new Set(askedFor(route))];
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter(path => !isFileOfSite(path))).toEqual([]);
    });
  });

  function all(route: string, selector: string): Element[] {
    return [...(pages.get(route)?.querySelectorAll(selector) ?? [])];
  }

  function hrefOf(link: Element): string {
    return link.getAttribute('href') ?? '';
  }

  function isInside(link: Element): boolean {
    return /^(\/(?!\/)|#)/.test(hrefOf(link));
  }

  /** Whether a page exists and has the id after "#". */
  function leadsSomewhere(href: string, from: string): boolean {
    const { pathname, hash } = new URL(href, `https://site${from}`);
    const page = pages.get(pathname);
    return page !== undefined && (hash === '' || page.getElementById(hash.slice(1)) !== null);
  }

  function isFileOfSite(path: string): boolean {
    const file = join(folder, path.replace(/[?#].*$/, ''));
    return /^\/(?!\/)/.test(path) && existsSync(file) && statSync(file).isFile();
  }

  /** Lists what a browser fetches for the page: pictures, scripts, style sheets, fonts, icons, and files in styles. */
  function askedFor(route: string): string[] {
    const sources = all(route, '[src]').map(element => element.getAttribute('src') ?? '');
    const sheets = all(route, 'link:not([rel=canonical])').map(hrefOf);
    const styles = all(route, 'style').flatMap(style => [
      ...(style.textContent ?? '').matchAll(/url\((?!data:|"data:)["']?([^"')]+)/g),
    ]);
    const sets = all(route, '[srcset]').flatMap(element =>
      (element.getAttribute('srcset') ?? '').split(/\s*,\s*/),
    );
    const scripts = all(route, 'script').flatMap(script => [
      ...(script.textContent ?? '').matchAll(/import\("([^"]+)"\)/g),
    ]);
    return [
      ...sources,
      ...sheets,
      ...sets.map(candidate => candidate.split(' ')[0] ?? ''),
      ...[...styles, ...scripts].map(match => match[1] ?? ''),
    ].filter(Boolean);
  }
});
