import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import type { Href } from '@/content/paths';

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: Href;
  /** Opens a new tab; only for pages of other sites. */
  readonly newTab?: boolean;
}

/**
 * The one link of the site. Pages are reached by client navigation, fetched on hover or touch and never before;
 * everything else is a plain anchor, and a new tab is told nothing about the page it came from.
 */
export function SiteLink({ href, newTab = false, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) return <NextLink href={href} prefetch={false} {...rest} />;
  return newTab ? <a href={href} target="_blank" rel="noopener noreferrer" {...rest} /> : <a href={href} {...rest} />;
}
