'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { allServices, serviceCategories, services } from '@/content/navigation';
import type { ServiceCategory } from '@/content/types';
import { useCloseAfterLeave } from './use-close-after-leave';

type OpenedBy = 'hover' | 'press';

/**
 * The Services menu. Every category and page in it is a link from the start; until the script arrives the style
 * sheet opens it on hover and the trigger leads to the services page (layout.css). With the script
 * the trigger only opens the panel, so the panel's first link leads there.
 */
export function ServicesMenu() {
  const pathname = usePathname();
  const panelId = useId();
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const [active, setActive] = useState<ServiceCategory>('roofing');
  const close = () => setOpenedBy(null);
  const closeAfterLeave = useCloseAfterLeave(close);
  const open = openedBy !== null;

  // If CSS has already opened the menu on hover, keep it open.
  useEffect(() => {
    if (root.current?.matches(':hover')) setOpenedBy('hover');
  }, []);

  // `data-ready` turns off the hover rule in CSS. Set it only once the script has the menu open (or the mouse is
  // elsewhere): if the menu closed in between, a click that is under way would miss its link.
  useEffect(() => {
    const element = root.current;
    if (open || !element?.matches(':hover')) element?.setAttribute('data-ready', '');
  }, [open]);

  function onPointerEnter(event: PointerEvent) {
    closeAfterLeave.cancelClose();
    if (event.pointerType === 'mouse') setOpenedBy((by) => by ?? 'hover');
  }

  function onTriggerClick(event: MouseEvent) {
    // The visitor wants a new tab or window, so let the browser handle the click.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // Hovering has just opened the menu, so the first click keeps it open.
    setOpenedBy((by) => (by === 'press' ? null : 'press'));
  }

  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    // Escape also closes a menu that was opened by hover, when the focus is elsewhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedBy(null);
      if (element.contains(document.activeElement)) trigger.current?.focus();
    };
    const onFocusOut = ({ relatedTarget: next }: FocusEvent) => {
      if (next instanceof Node && !element.contains(next)) setOpenedBy(null);
    };
    document.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [open]);

  return (
    <li
      ref={root}
      className="services-menu flex"
      data-open={open}
      onPointerEnter={onPointerEnter}
      onPointerLeave={closeAfterLeave.onPointerLeave}
    >
      <SiteLink
        ref={trigger}
        href={services.href}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={pathname.startsWith('/services') ? 'true' : undefined}
        className="nav-link"
        onClick={onTriggerClick}
      >
        {services.name}
        <ChevronDown aria-hidden="true" className="size-5" />
      </SiteLink>
      <div
        id={panelId}
        className="services-panel absolute top-[calc(100%+4px)] right-[max(var(--pad),calc((100vw-1440px)/2+var(--pad)))] w-[min(55rem,calc(100vw-2*var(--pad)))] border border-t-0 border-rule-strong bg-white shadow-menu"
      >
        <div className="min-h-76 w-62.5 bg-linen pt-1.5 pb-3.5">
          <SiteLink
            href={allServices.href}
            aria-current={pathname === `${allServices.href}/` ? 'page' : undefined}
            className="flex min-h-12.5 items-center px-5.5 font-bold text-copper-deep hover:underline hover:underline-offset-4"
          >
            {allServices.name}
          </SiteLink>
          <ul>
            {serviceCategories.map((category) => (
              <li
                key={category.id}
                data-active={category.id === active}
                className="services-category"
                onPointerEnter={() => setActive(category.id)}
              >
                {/* Its submenu shows only while the category is active, so the focus always arrives here first. */}
                <SiteLink
                  href={category.href}
                  onFocus={() => setActive(category.id)}
                  className="services-category-link flex min-h-12.5 items-center justify-between px-5.5 font-serif text-[1.12rem] font-bold"
                  aria-current={pathname === `${category.href}/` ? 'page' : undefined}
                >
                  {category.name}
                  <span aria-hidden="true" className="services-category-mark aspect-3/2 w-3.5 bg-copper clip-wedge" />
                </SiteLink>
                <ul className="services-submenu absolute inset-y-0 right-0 left-62.5 grid-cols-2 content-start gap-x-7.5 overflow-auto px-6.5 py-5">
                  {category.subItems.map((item) => (
                    <li key={item.href} className="border-b border-rule">
                      <SiteLink
                        href={item.href}
                        aria-current={pathname === `${item.href}/` ? 'page' : undefined}
                        className="flex min-h-11.5 items-center font-medium hover:underline hover:underline-offset-4 current:font-bold"
                      >
                        {item.name}
                      </SiteLink>
                    </li>
                  ))}
                  <li className="col-span-full mt-2">
                    <SiteLink
                      href={category.href}
                      className="inline-flex min-h-11 items-center font-bold text-copper-deep hover:underline hover:underline-offset-4"
                    >
                      {category.all}
                    </SiteLink>
                  </li>
                </ul>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
}
