'use client';

import { useEffect, useRef, useState } from 'react';
import { GoLink } from '@/components/ui/go-link';
import { company } from '@/content/company';
import { contactSection } from '@/content/contact-form';

const words = contactSection.map;
/** After this the map is taken for lost; milliseconds. */
const patience = 12_000;

/**
 * The map of another company: nothing is asked of it until the page has loaded and the visitor comes near. The place in
 * words lies under it: for when scripts are off, while it loads, and when it never comes.
 */
export function ServiceMap() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<'waiting' | 'asking' | 'loading' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStatus('asking');
      },
      { rootMargin: '300px' },
    );
    const watch = () => observer.observe(element);
    // A frame that starts to load earlier would hold up the page's own load event.
    if (document.readyState === 'complete') watch();
    else window.addEventListener('load', watch, { once: true });
    return () => {
      window.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (status !== 'asking') return;
    let isWanted = true;
    // A frame that could not load looks, to the page, like one that did; so the host is asked for nothing (204) first.
    fetch(new URL('/generate_204', company.google.mapEmbed), { mode: 'no-cors', credentials: 'omit' }).then(
      () => isWanted && setStatus('loading'),
      () => isWanted && setStatus('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [status]);

  useEffect(() => {
    if (status !== 'asking' && status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), patience);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <figure className="relative mt-5 h-[280px] overflow-hidden bg-pond">
      <svg
        aria-hidden="true"
        viewBox="0 0 600 280"
        preserveAspectRatio="xMaxYMax slice"
        className="absolute inset-0 size-full fill-none stroke-ink stroke-[1.6]"
      >
        {/* The roads by the shop, roughly as they run: I-84 from the southwest to the northeast, I-691 to the east. */}
        <path d="M300 300C350 250 372 232 392 214S452 120 478 74 512 14 520-20M392 214C450 226 530 216 620 232" className="stroke-white stroke-[11]" />
        <path d="M300 300C350 250 372 232 392 214S452 120 478 74 512 14 520-20M392 214C450 226 530 216 620 232" strokeWidth="1.4" />
        <path d="M474 122l24 16v9.500l-24-16-24 16V138z" className="fill-door stroke-white" />
        <circle cx="474" cy="146" r="7" className="fill-door stroke-white" />
      </svg>
      <div className="relative px-6 pt-6">
        <p className="max-w-[17em]">
          {status === 'failed' ? `${words.failed} ` : null}
          {words.place}
        </p>
        <GoLink href={words.linkHref} newTab className="mt-1">
          {words.link}
        </GoLink>
      </div>
      <iframe
        ref={frame}
        title={words.title}
        src={status === 'loading' || status === 'shown' ? company.google.mapEmbed : undefined}
        loading="lazy"
        onLoad={() => setStatus((current) => (current === 'loading' ? 'shown' : current))}
        data-status={status}
        className="absolute inset-0 size-full border-0 not-data-[status=shown]:invisible"
      />
      <figcaption className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-bold text-white">{words.title}</figcaption>
    </figure>
  );
}
