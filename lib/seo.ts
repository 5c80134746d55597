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
  /** False for the staff's and owner's pages: they are kept out of search engines and out of the sitemap. */
  readonly index?: boolean;
}

/** Open Graph pictures are this many pixels; the build makes one for each page. */
export const ogSize = { width: 1200, height: 630 } as const;

/** The page's address as hosts serve it, with a trailing slash: `/services/siding/`. */
export function pageAddress(path: PagePath): string {
  return path === '/' ? '/' : `${path}/`;
}

/** The one address of the page that search engines should keep. */
export function canonicalUrl(path: PagePath): string {
  return `${company.url}${pageAddress(path)}`;
}

/** Where the page's 1200×630 picture lies: `/og/services/siding.png`. */
export function ogImagePath(path: PagePath): string {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.png`;
}

/** Everything a page tells machines about itself; every page.tsx takes its metadata from here. */
export function pageMetadata({ path, title, description, index = true }: PageFacts): Metadata {
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
    robots: index ? { index: true, follow: true, 'max-image-preview': 'large' } : { index: false, follow: true },
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

/** The not-found page has no address of its own: no canonical, no card, and search engines are told to pass by. */
export const notFoundMetadata: Metadata = {
  title: notFound.title,
  description: notFound.text,
  robots: { index: false, follow: true },
  alternates: { canonical: null },
};
