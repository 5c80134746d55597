'use client';

import clsx from 'clsx';
import { Menu, Phone, X } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { callLink } from '@/content/company';
import { home, mainLinks, type NavigationItem } from '@/content/navigation';
import { currentPage } from './current-page';
import { ServicesMenu } from './services-menu';
import { useCloseAfterLeave } from './use-close-after-leave';

/** The list is after the `details`, not inside, so that a wide screen shows it without a script. */
export function MainMenu() {
  const root = useRef<HTMLDivElement>(null);
  const disclosure = useRef<HTMLDetailsElement>(null);
  const close = () => disclosure.current?.removeAttribute('open');
  const { cancelClose, onPointerLeave } = useCloseAfterLeave(close);

  useEffect(() => {
    const element = root.current;
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !disclosure.current?.open) return;
      const isInside = element?.contains(document.activeElement);
      close();
      if (isInside) disclosure.current.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element?.contains(event.target)) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => listening.abort();
  }, []);

  return (
    <div ref={root} className="ml-auto @bar:h-full" onPointerEnter={cancelClose} onPointerLeave={onPointerLeave}>
      <details ref={disclosure} className="group/menu @bar:hidden">
        <summary aria-label="Menu" className="-mr-[12px] grid size-[52px] place-items-center">
          <Menu aria-hidden="true" className="size-6 group-open/menu:hidden" />
          <X aria-hidden="true" className="hidden size-6 group-open/menu:block" />
        </summary>
      </details>
      <nav aria-label="Main" className="main-menu">
        <ul>
          <li>
            <NavLink {...home} />
          </li>
          <ServicesMenu />
          {mainLinks.map((item) => (
            <li key={item.href}>
              <NavLink {...item} />
            </li>
          ))}
          {/* Stays at the lower edge of the list, however far it's scrolled. The wide bar has its own call button. */}
          <li className="sticky bottom-0 @bar:hidden">
            <a
              href={callLink.href}
              className={clsx(
                'menu-call on-dark min-h-[54px] justify-start gap-2.5 border-b-0 bg-shutter px-(--pad) py-1',
                'leading-tight font-bold text-white',
              )}
            >
              <Phone aria-hidden="true" className="size-5 flex-none" />
              <span>{callLink.label}</span>
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function NavLink({ name, href }: NavigationItem) {
  const pathname = usePathname();
  return (
    <SiteLink href={href} aria-current={currentPage(pathname, href)} className="nav-link">
      {name}
    </SiteLink>
  );
}
