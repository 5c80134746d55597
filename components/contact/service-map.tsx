'use client';

import { useEffect, useRef, useState } from 'react';
import { GoLink } from '@/components/ui/go-link';
import { company } from '@/content/company';
import { contactSection } from '@/content/contact-form';

const words = contactSection.map;
/** After this the map is taken for lost; milliseconds. */
const patience = 12_000;

/**
 * The map of another company: nothing is asked of it until the visitor comes near. The place in words lies under it,
 * for when scripts are off, while it loads, and when it never comes.
 */
export function ServiceMap() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [status, setStatus] = useState<'waiting' | 'loading' | 'shown' | 'failed'>('waiting');

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setStatus('loading');
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (status !== 'loading') return;
    const timer = setTimeout(() => setStatus('failed'), patience);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <figure className="relative mt-5 h-[280px] overflow-hidden bg-pond">
      <div className="grid h-full place-content-center justify-items-center gap-1 px-6 pb-10 text-center">
        <p className="max-w-[30em]">
          {status === 'failed' ? `${words.failed} ` : null}
          {words.place}
        </p>
        <GoLink href={words.linkHref} newTab>
          {words.link}
        </GoLink>
      </div>
      <iframe
        ref={frame}
        title={words.title}
        src={status === 'waiting' || status === 'failed' ? undefined : company.google.mapEmbed}
        loading="lazy"
        onLoad={() => setStatus((current) => (current === 'loading' ? 'shown' : current))}
        data-status={status}
        className="absolute inset-0 size-full border-0 not-data-[status=shown]:invisible"
      />
      <figcaption className="absolute bottom-0 left-0 bg-ink px-4 py-2 font-bold text-white">{words.title}</figcaption>
    </figure>
  );
}
