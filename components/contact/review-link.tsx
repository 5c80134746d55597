'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { ArrowLink } from '@/components/ui/arrow-link';
import type { Href } from '@/content/paths';
import { track } from '@/lib/browser/analytics';

interface ReviewLinkProps {
  readonly href: Href;
  readonly variant: 'button' | 'text';
  readonly children: ReactNode;
}

export function ReviewLink({ href, variant, children }: ReviewLinkProps) {
  const handleClick = () => track('review_click', { source: 'google_business_profile' });
  return variant === 'button' ? (
    <ButtonLink variant="secondary" size="small" href={href} newTab onClick={handleClick}>
      {children}
    </ButtonLink>
  ) : (
    <ArrowLink href={href} newTab onClick={handleClick}>
      {children}
    </ArrowLink>
  );
}
