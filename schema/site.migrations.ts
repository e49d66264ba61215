// How a site document of an older shape becomes one of the newest: see migration.ts.
import type { SiteMigration, Written, WrittenPages } from './migration.ts';

export const migrations: SiteMigration[] = [
  {
    version: 2,
    change:
      'says what the engine took for granted: the language, the currency, https for the whole domain, the claims to warn of, the page and the categories of the articles.',
    migrate(site, pages) {
      const { brand, tagline, address, themeColors, sampleTestimonials, ...others } = site;
      // Every site document had them. One without has another mistake, and nothing may be taken for granted of it.
      if (themeColors === undefined) return site;
      return {
        ...{ brand, tagline, address },
        ...{ httpsForWholeDomain: true, language: 'en-AU', currency: 'AUD' },
        ...articlesIn(pages),
        ...others,
        ...(sampleTestimonials !== undefined && {
          values: { sampleTestimonials, ...fieldsOf(others.values) },
        }),
        lint: { claims: 'australian-migration', ...fieldsOf(others.lint) },
      };
    },
    files: ({ themeColors }) => lookIn(themeColors),
  },
  {
    version: 3,
    change: 'has a list of the folders that hold articles, each with its way back.',
    migrate(site) {
      if (Array.isArray(site.articles) || site.articles === undefined) return site;
      const { text, href } = fieldsOf(site.articles);
      return { ...site, articles: [{ folder: href, text }] };
    },
  },
];

/** Every article led back to /blog. */
function articlesIn(pages: WrittenPages): Written {
  const articles = Object.values(pages).flatMap(({ article }) => (article ? [fieldsOf(article)] : []));
  if (articles.length === 0) return {};
  return {
    ...(pages['/blog'] && { articles: { text: 'Back to Blog', href: '/blog' } }),
    categories: [...new Set(articles.map(({ category }) => category))],
  };
}

function lookIn(themeColors: unknown): { [file: string]: string } {
  return themeColors === undefined ? {} : { 'pages/_look/tokens.css': barIn(fieldsOf(themeColors)) };
}

function barIn({ light, dark }: Written): string {
  return `/* The look of this site: docs/look.md of Ashlar lists what can stand here. */
:root {
  --bar: ${light};
}
@media (prefers-color-scheme: dark) {
  :root {
    --bar: ${dark};
  }
}
`;
}

function fieldsOf(value: unknown): Written {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
