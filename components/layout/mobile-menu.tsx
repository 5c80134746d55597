'use client';

import { Menu, Phone, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { allServices, home, mainLinks, serviceCategories, services, type NavigationItem } from '@/content/navigation';
import { useCloseAfterLeave } from './use-close-after-leave';

/**
 * The menu of narrow screens: a native disclosure, so that it works without scripts.
 * The script only closes it: when a link is chosen, on Escape, on a press outside, and after the mouse leaves.
 */
export function MobileMenu() {
  const pathname = usePathname();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const { onPointerEnter, onPointerLeave } = useCloseAfterLeave(close);

  useEffect(() => {
    const details = menu.current;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details?.open) return;
      const inside = details.contains(document.activeElement);
      close();
      if (inside) details.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !details?.contains(event.target)) close();
    };
    details?.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPress);
    return () => {
      details?.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);

  function row(item: NavigationItem) {
    return (
      <SiteLink
        href={item.href}
        aria-current={pathname === item.href || pathname === `${item.href}/` ? 'page' : undefined}
        className="flex min-h-[54px] items-center border-b border-rule px-(--pad) font-serif text-large font-bold current:shadow-edge"
      >
        {item.name}
      </SiteLink>
    );
  }

  return (
    <details
      ref={menu}
      className="group/menu ml-auto @bar:hidden"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <summary aria-label="Menu" className="-mr-[12px] grid size-[52px] place-items-center">
        <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
      </summary>
      <nav
        aria-label="Mobile"
        className="absolute inset-x-0 top-[calc(100%+4px)] max-h-[min(24rem,calc(100dvh-var(--header)))] scroll-pb-13.5 overflow-auto overscroll-contain border-t border-rule bg-white shadow-menu"
      >
        <ul>
          <li>{row(home)}</li>
          <li>
            <details className="group/services">
              <summary className="flex min-h-[54px] items-center justify-between border-b border-rule px-(--pad) font-serif text-large font-bold">
                {services.name}
                <span
                  aria-hidden="true"
                  className="aspect-3/2 w-3.5 bg-copper clip-down group-open/services:rotate-180"
                />
              </summary>
              <ul className="bg-linen">
                <li>
                  <SiteLink
                    href={allServices.href}
                    className="flex min-h-[50px] items-center border-b border-rule px-[calc(var(--pad)+16px)] font-semibold"
                  >
                    {allServices.name}
                  </SiteLink>
                </li>
                {serviceCategories.map((category) => (
                  <li key={category.id}>
                    {/* A shared name keeps only one submenu open at a time. */}
                    <details name="mobile-services" className="group/category">
                      <summary className="flex min-h-[50px] items-center justify-between border-b border-rule px-[calc(var(--pad)+16px)] font-semibold">
                        {category.name}
                        <span
                          aria-hidden="true"
                          className="aspect-3/2 w-3.5 bg-copper clip-down group-open/category:rotate-180"
                        />
                      </summary>
                      <ul className="bg-chalk">
                        {[{ name: category.all, href: category.href }, ...category.subItems].map((item) => (
                          <li key={item.href}>
                            <SiteLink
                              href={item.href}
                              aria-current={pathname === `${item.href}/` ? 'page' : undefined}
                              className="flex min-h-[48px] items-center border-b border-rule px-[calc(var(--pad)+32px)] current:font-bold"
                            >
                              {item.name}
                            </SiteLink>
                          </li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ))}
              </ul>
            </details>
          </li>
          {mainLinks.map((item) => (
            <li key={item.href}>{row(item)}</li>
          ))}
          {/* However far the list is scrolled, the number stands under it. */}
          <li className="sticky bottom-0">
            <a
              href={company.phone.href}
              className="on-dark flex min-h-[54px] items-center gap-2.5 bg-shutter px-(--pad) py-1 leading-tight font-bold text-white focus-visible:shadow-none focus-visible:-outline-offset-6"
            >
              <Phone aria-hidden="true" className="size-5 flex-none" />
              Call {company.phone.display}
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
