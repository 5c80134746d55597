import type { Metadata } from 'next';
import { company } from '@/content/company';
import { notFound } from '@/content/pages/not-found';
import type { PagePath } from '@/content/paths';

export interface PageFacts {
  readonly path: PagePath;
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
export function pageAddress(path: PagePath): string {
  return path === '/' ? '/' : `${path}/`;
}

/** The absolute URL of the page, with a trailing slash. */
export function canonicalUrl(path: PagePath): string {
  return `${company.url}${pageAddress(path)}`;
}

/** The path of the Open Graph image of the page: `/og/services/siding.png`. */
export function ogImagePath(path: PagePath): string {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** The metadata of a page. Every page.tsx uses this. */
export function pageMetadata({ path, title, description, isIndexed = true }: PageFacts): Metadata {
  const image = {
    url: `${company.url}${ogImagePath(path)}`,
    ...ogSize,
    type: 'image/png',
    alt: `${title.replace(` | ${company.name}`, '')}: ${company.name}, ${company.address.line}`,
  };
  return {
    title,
    description,
    alternates: { canonical: canonicalUrl(path) },
    robots:
      isIndexed && !company.isHidden
        ? { index: true, follow: true, 'max-image-preview': 'large' }
        : { index: false, follow: true },
    openGraph: {
      type: 'website',
      locale: 'en_US',
      siteName: company.name,
      url: canonicalUrl(path),
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** The not-found page has no URL of its own, so it has no canonical URL or social card, and is not indexed. */
export const notFoundMetadata: Metadata = {
  title: notFound.title,
  description: notFound.text,
  robots: { index: false, follow: true },
  alternates: { canonical: null },
};
