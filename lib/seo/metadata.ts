import { withTrailingSlash } from './trailing-slash';
import type { Metadata } from 'next';

/** Without a trailing slash: `/services/siding`. */
export type SitePath = `/${string}`;

export interface Site {
  readonly isHidden?: boolean;
  readonly name: string;
  /** Without a trailing slash: `https://www.example.com`. */
  readonly url: string;
  readonly address: { readonly place: string };
}

export interface PageFacts {
  readonly path: SitePath;
  /** Without the company's name. */
  readonly title: string;
  readonly description: string;
  /** False for staff and owner pages, and for the offline page. */
  readonly isIndexed?: boolean;
}

export const ogSize = { width: 1200, height: 630 } as const;

export const canonicalUrl = ({ url }: Pick<Site, 'url'>, path: SitePath): string => `${url}${withTrailingSlash(path)}`;
export const ogImagePath = (path: SitePath): string => `/og/${path === '/' ? 'home' : path.slice(1)}.png`;

/** The title as search engines and browsers show it. */
export const fullTitle = ({ name }: Pick<Site, 'name'>, title: string): string => `${title} | ${name}`;

export function pageMetadata(site: Site, { path, description, isIndexed = true, ...page }: PageFacts): Metadata {
  const title = fullTitle(site, page.title);
  const canonical = canonicalUrl(site, path);
  const image = {
    url: `${site.url}${ogImagePath(path)}`,
    ...ogSize,
    type: 'image/png',
    alt: `${page.title}: ${site.name}, ${site.address.place}`,
  };
  return {
    title,
    description,
    alternates: { canonical },
    robots:
      isIndexed && !site.isHidden
        ? { index: true, follow: true, 'max-image-preview': 'large' }
        : { index: false, follow: true },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: site.name,
      url: canonical,
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** For a page without a URL of its own: no canonical URL, no social card, not indexed. */
export function metadataWithoutUrl(
  site: Pick<Site, 'name'>,
  { title, description }: Pick<PageFacts, 'title' | 'description'>,
): Metadata {
  return {
    title: fullTitle(site, title),
    description,
    robots: { index: false, follow: true },
    alternates: { canonical: null },
  };
}
