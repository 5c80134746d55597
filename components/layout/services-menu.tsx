'use client';

import { LineIcon } from '@/components/ui/line-icon';
import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, useState, type MouseEvent, type PointerEvent, type ToggleEvent } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { allServices, serviceCategories, services } from '@/content/navigation';
import type { ServiceCategory } from '@/content/paths';
import { currentPage } from './current-page';
import { ToolLinks } from './tool-links';
import { useCloseAfterLeave } from './use-close-after-leave';

/** The category that closes may be above the one that opens, so its items would end up out of view. */
const onToggle = ({ currentTarget: category }: ToggleEvent<HTMLDetailsElement>) => {
  if (category.open) category.scrollIntoView({ block: 'start' });
};

type OpenedBy = 'hover' | 'press';

/** Before hydration, CSS opens the panel on hover or focus, and the trigger is a link to the services page. */
export function ServicesMenu() {
  const pathname = usePathname();
  const panelId = useId();
  const root = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const [openedBy, setOpenedBy] = useState<OpenedBy | null>(null);
  const [active, setActive] = useState<ServiceCategory>('roofing');
  const { cancelClose, onPointerLeave } = useCloseAfterLeave(() => setOpenedBy(null));
  const open = openedBy !== null;

  // If CSS has already opened the menu on hover, keep it open.
  useEffect(() => {
    if (root.current?.matches(':hover')) setOpenedBy('hover');
  }, []);

  // Turns off the hover rule in CSS, but not while only that rule keeps the panel open under the pointer.
  useEffect(() => {
    const element = root.current;
    if (open || !element?.matches(':hover')) element?.setAttribute('data-ready', '');
  }, [open]);

  function onPointerEnter(event: PointerEvent) {
    cancelClose();
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
    // Escape also closes a menu that was opened by hover while focus is elsewhere.
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
      className="services-menu"
      data-open={open}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <SiteLink
        ref={trigger}
        href={services.href}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={pathname.startsWith('/services') ? 'true' : undefined}
        className="nav-link @max-bar:hidden"
        onClick={onTriggerClick}
      >
        <span>{services.name}</span>
        <LineIcon d="m6 9 6 6 6-6" />
      </SiteLink>
      <div id={panelId} className="services-panel">
        <div>
          <SiteLink
            href={allServices.href}
            aria-current={currentPage(pathname, allServices.href)}
            className="services-all"
          >
            {allServices.name}
          </SiteLink>
          <ul>
            {serviceCategories.map((category) => {
              const current = currentPage(pathname, category.href);
              return (
                <li
                  key={category.id}
                  data-active={category.id === active}
                  className="services-category"
                  onPointerEnter={() => setActive(category.id)}
                >
                  {/* The submenu is shown only while its category is active, so focus reaches this link first. */}
                  <SiteLink
                    href={category.href}
                    onFocus={() => setActive(category.id)}
                    className="@max-bar:hidden"
                    aria-current={current}
                  >
                    {category.name}
                  </SiteLink>
                  {/* A shared name keeps only one submenu open at a time. */}
                  <details name="services" className="@bar:hidden" onToggle={onToggle}>
                    <summary>{category.name}</summary>
                  </details>
                  <ul className="services-submenu">
                    {category.subItems.map((item) => (
                      <li key={item.href}>
                        <SiteLink href={item.href} aria-current={currentPage(pathname, item.href)}>
                          {item.name}
                        </SiteLink>
                      </li>
                    ))}
                    <li className="services-last">
                      <SiteLink href={category.href} aria-current={current} className="services-all">
                        {category.allLabel}
                      </SiteLink>
                    </li>
                  </ul>
                </li>
              );
            })}
          </ul>
        </div>
        <ToolLinks className="menu-tools @max-bar:hidden" />
      </div>
    </li>
  );
}
