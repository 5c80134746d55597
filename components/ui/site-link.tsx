import type { ComponentPropsWithRef } from 'react';
import type { Href } from '@/content/paths';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

export interface SiteLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly href: Href;
  readonly newTab?: boolean;
}

export function SiteLink({ href, newTab = false, children, ...rest }: SiteLinkProps) {
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : undefined;
  return (
    <a href={withTrailingSlash(href)} {...newTabProps} {...rest}>
      {children}
    </a>
  );
}
