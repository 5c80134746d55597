import type { ComponentPropsWithRef } from 'react';
import type { Href } from '@/content/paths';
import { linkAddress } from '@/lib/seo/link-address';

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: Href;
  /** Opens a new tab. Only for links to other sites. */
  readonly newTab?: boolean;
}

/**
 * The link component for the whole site: a plain link, with the address as hosts serve it. A new tab gets neither an opener
 * nor a referrer.
 */
export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <a href={linkAddress(href)} {...newTabProps} {...rest}>
      {children}
    </a>
  );
}
