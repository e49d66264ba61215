// Collects what the document's <head> says, including structured data for search engines.

import { isFields } from '../../base/json-value.ts';
import { sharedPicture } from '../../document/pictures/photograph.ts';
import type { AuthoredPage } from '../../document/problem/document.ts';
import type { SiteDocument } from '../../generated/types.ts';
import type { Library } from '../../site/types.ts';
import { amountOf } from '../../site/values.ts';
import type { Page } from '../page/model.ts';
import { organization, organizationId, shortOrganization } from './organization.ts';
import { wholeFile } from './picture.ts';
import { type Context, plainLine } from './pieces.ts';
import { type SocialPicture, socialPictureOf } from './social-picture.ts';
import { toldByBlocks } from './told-by-blocks.ts';

export type Head = {
  title: string;
  description: string;
  keywords?: string[];
  canonical: string;
  image: string;
  /** What the picture says or shows, for people who do not see it. */
  imageAlt: string;
  /** Set if the picture is drawn from the page's title. */
  social?: SocialPicture;
  type: 'website' | 'article';
  index: boolean;
  structured: object[];
};

export function headOf(
  document: AuthoredPage,
  page: Page,
  name: string,
  context: Context & { library: Library },
): Head {
  const { site } = context;
  const social = socialPictureOf(document, page, context);
  return {
    title: page.title,
    description: page.description,
    ...(document.keywords && { keywords: document.keywords.map(word => plainLine(word, context)) }),
    canonical: page.canonical,
    image:
      site.address + (social ? `/${social.name}` : sharedPicture(context.root, document.image ?? site.image)),
    imageAlt: imageAlt(document, social, context),
    ...(social && { social }),
    type: document.article ? 'article' : 'website',
    index: document.index !== false,
    structured: structured(document, page, name, context),
  };
}

function imageAlt(document: AuthoredPage, social: SocialPicture | undefined, context: Context): string {
  const { site } = context;
  const { image = site.image, title } = document;
  if (social) return social.words.title;
  const ofThePage = altIn(document, image) ?? (image === site.image ? undefined : title);
  return plainLine(ofThePage ?? site.imageAlt ?? site.brand, context);
}

/** The description of a picture, if the page itself shows it. */
function altIn(value: unknown, src: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isFields(value) && value.src === src && typeof value.alt === 'string') return value.alt;
  for (const inner of Object.values(value)) {
    const alt = altIn(inner, src);
    if (alt !== undefined) return alt;
  }
  return undefined;
}

function structured(
  document: AuthoredPage,
  page: Page,
  name: string,
  context: Context & { library: Library },
): object[] {
  const { site, library } = context;
  const { things, business } = toldByBlocks(library, { page, site });
  const data: object[] = [];
  if (page.route === '/') data.push({ ...organization(context), ...business });
  else if (document.service || document.article || business)
    data.push({ ...shortOrganization(site), ...business });
  if (document.service) data.push(service(document.service, page, site));
  if (document.article) data.push(article(document.article, page, site));
  if (page.breadcrumbs.length > 0) data.push(breadcrumbs(page, name, site));
  return [...data, ...things];
}

function service(service: NonNullable<AuthoredPage['service']>, page: Page, site: SiteDocument): object {
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: service.type ?? service.name,
    description: page.description,
    url: page.canonical,
    provider: organizationId(site),
    areaServed: service.area,
    offers: service.offers?.map(({ name, price, text }) => ({
      '@type': 'Offer',
      name,
      description: text,
      ...(price !== undefined && { price: String(amountOf(price, site)), priceCurrency: site.currency }),
      url: page.canonical,
    })),
  };
}

function article(article: NonNullable<AuthoredPage['article']>, page: Page, site: SiteDocument): object {
  const publisher = organizationId(site);
  const author = page.article?.author;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    articleSection: article.category,
    inLanguage: site.language,
    image: site.address + wholeFile(page.article?.image ?? article.image),
    url: page.canonical,
    mainEntityOfPage: page.canonical,
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}

function breadcrumbs(page: Page, name: string, site: SiteDocument): object {
  const trail = [...page.breadcrumbs, { text: name, href: page.route }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.text,
      item: site.address + crumb.href,
    })),
  };
}
