'use client';

import { useEffect } from 'react';
import { registerWhenIdle } from '@/lib/browser/service-worker';

/** Registers the service worker, which opens visited pages without a network. */
export function RegisterWorker() {
  useEffect(registerWhenIdle, []);
  return null;
}
