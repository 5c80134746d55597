'use client';

import dynamic from 'next/dynamic';
import { useEffect, useSyncExternalStore } from 'react';
import { replaceWith } from '@/lib/browser/navigate';
import { isSignedIn, onSessionChange } from '@/lib/browser/session';
import { GateNotice } from './gate-notice';

/* The sample records are in the app's chunk, so they load only after sign-in. */
const CrmApp = dynamic(() => import('./crm-app').then((file) => file.CrmApp), {
  ssr: false,
  loading: () => <GateNotice>Opening the CRM…</GateNotice>,
});

export function CrmGate() {
  // Null on the server and during hydration.
  const signedIn = useSyncExternalStore<boolean | null>(onSessionChange, isSignedIn, () => null);

  useEffect(() => {
    if (signedIn === false) replaceWith('/login/');
  }, [signedIn]);

  if (signedIn === null) return <GateNotice>Checking your sign-in…</GateNotice>;
  if (!signedIn) return <GateNotice>Taking you to the sign-in page…</GateNotice>;
  return <CrmApp />;
}
