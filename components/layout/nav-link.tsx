'use client';

import { usePathname } from 'next/navigation';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationItem } from '@/content/navigation';

export function NavLink({ name, href }: NavigationItem) {
  const pathname = usePathname();
  const current = pathname === href || pathname === `${href}/`;
  return (
    <SiteLink href={href} aria-current={current ? 'page' : undefined} className="nav-link">
      {name}
    </SiteLink>
  );
}
