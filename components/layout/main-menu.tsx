'use client';

import { PhoneIcon } from '@/components/ui/phone-icon';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { answersAtAnyHour, callLink, company } from '@/content/company';
import { home, mainLinks, type NavigationItem } from '@/content/navigation';
import { currentPage } from './current-page';
import { LineIcon } from '@/components/ui/line-icon';
import { ServicesMenu } from './services-menu';
import { ToolLinks } from './tool-links';
import { useCloseAfterLeave } from './use-close-after-leave';

const onCall = `${company.phone.display}${answersAtAnyHour ? ', day or night' : ''}`;

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
      <details ref={disclosure} className="menu-toggle group/menu @bar:hidden">
        <summary aria-label="Menu" className="-mr-[12px] grid size-[52px] place-items-center">
          <LineIcon d="M4 5h16M4 12h16M4 19h16" className="size-6 group-open/menu:hidden" />
          <LineIcon d="M18 6 6 18M6 6l12 12" className="hidden size-6 group-open/menu:block" />
        </summary>
      </details>
      <nav aria-label="Main" className="main-menu">
        <a href={callLink.href} className="menu-now on-dark @bar:hidden">
          <span>
            <b>Leak right now?</b> <small>{onCall}</small>
          </span>
          <span className="menu-call">
            <PhoneIcon />
            <span>Call</span>
          </span>
        </a>
        <ul className="menu-list">
          {/* Last on phones, where services come first: twice in the list, so that the Tab key follows what is seen. */}
          <li className="@max-bar:hidden">
            <NavLink {...home} />
          </li>
          <ServicesMenu />
          <li className="@bar:hidden">
            <NavLink {...home} />
          </li>
          {mainLinks.map((item) => (
            <li key={item.href}>
              <NavLink {...item} />
            </li>
          ))}
        </ul>
        <ToolLinks className="menu-tools @bar:hidden" />
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
