import type { ComponentPropsWithRef } from 'react';
import type { Href } from '@/content/paths';
import { linkAddress } from '@/lib/seo/link-address';

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: Href;
  readonly newTab?: boolean;
}

export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <a href={linkAddress(href)} {...newTabProps} {...rest}>
      {children}
    </a>
  );
}
