import NextLink from 'next/link';
import type { ComponentPropsWithRef } from 'react';
import type { Href } from '@/content/paths';

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: Href;
  /** Opens a new tab. Only for links to other sites. */
  readonly newTab?: boolean;
}

/**
 * The link component for the whole site. Internal pages use client-side navigation, without prefetching;
 * everything else is a plain anchor, and a new tab gets neither an opener nor a referrer.
 */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  if (href.startsWith('/')) {
    return (
      <NextLink href={href} prefetch={false} {...rest}>
        {children}
      </NextLink>
    );
  }
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <a href={href} {...newTabProps} {...rest}>
      {children}
    </a>
  );
}
