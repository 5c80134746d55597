import type { Metadata } from 'next';

/** A page's address on its site, without a slash at its end: `/services/siding`. */
export type SitePath = `/${string}`;

/** Whose pages they are. */
export interface Site {
  readonly name: string;
  /** With no slash at the end: `https://www.example.com`. */
  readonly url: string;
  readonly address: { readonly line: string };
}

export interface PageFacts {
  readonly path: SitePath;
  /** Under 60 characters, with the brand where it fits. */
  readonly title: string;
  /** Under 155 characters. */
  readonly description: string;
  /** False for pages of the staff and the owner, which are kept out of search engines and the sitemap. */
  readonly isIndexed?: boolean;
}

/** The size of the Open Graph images in pixels. The build makes one for each page. */
export const ogSize = { width: 1200, height: 630 } as const;

/** The path as hosts serve it, with a trailing slash: `/services/siding/`. */
export function pageAddress(path: SitePath): string {
  return path === '/' ? '/' : `${path}/`;
}

/** The absolute URL of the page, with a trailing slash. */
export function canonicalUrl({ url }: Pick<Site, 'url'>, path: SitePath): string {
  return `${url}${pageAddress(path)}`;
}

/** The path of the Open Graph image of the page: `/og/services/siding.png`. */
export function ogImagePath(path: SitePath): string {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** The metadata of a page of the site. */
export function pageMetadata(site: Site, { path, title, description, isIndexed = true }: PageFacts): Metadata {
  const canonical = canonicalUrl(site, path);
  const image = {
    url: `${site.url}${ogImagePath(path)}`,
    ...ogSize,
    type: 'image/png',
    alt: `${title.replace(` | ${site.name}`, '')}: ${site.name}, ${site.address.line}`,
  };
  return {
    title,
    description,
    alternates: { canonical },
    robots: isIndexed ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true },
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

/** For a page with no URL of its own, which therefore has no canonical URL or social card, and is not indexed. */
export function placelessMetadata({ title, description }: Pick<PageFacts, 'title' | 'description'>): Metadata {
  return { title, description, robots: { index: false, follow: true }, alternates: { canonical: null } };
}
