'use client';

import { useEffect } from 'react';
import { registerWhenIdle } from '@/lib/browser/service-worker';

export function RegisterWorker() {
  useEffect(registerWhenIdle, []);
  return null;
}
