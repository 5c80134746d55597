'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { registerWhenIdle } from '@/lib/browser/service-worker';

/**
 * Registers the service worker, which opens visited pages without a network. The page that a link opens next came from
 * the network, so the line that says from when the first one is (cached-copy-line.tsx) goes.
 */
export function RegisterWorker() {
  const pathname = usePathname();
  useEffect(registerWhenIdle, []);
  useEffect(() => () => document.getElementById('cached-copy')?.setAttribute('hidden', ''), [pathname]);
  return null;
}
