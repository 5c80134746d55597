'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import { isSignedIn, onSessionChange } from '@/lib/crm/session';
import { GateNotice } from './gate-notice';

/* The records travel with the app, so neither is fetched before the gate has read its flag. */
const CrmApp = dynamic(() => import('./crm-app').then((file) => file.CrmApp), {
  ssr: false,
  loading: () => <GateNotice>Opening the CRM…</GateNotice>,
});

/** Reads the sign-in flag, and only then lets the CRM in; without the flag the visitor is led to the sign-in. */
export function CrmGate() {
  const router = useRouter();
  // On the server and during hydration nobody knows yet.
  const signedIn = useSyncExternalStore<boolean | null>(onSessionChange, isSignedIn, () => null);

  useEffect(() => {
    if (signedIn === false) router.replace('/login/');
  }, [signedIn, router]);

  if (signedIn === null) return <GateNotice>Checking the sign-in…</GateNotice>;
  if (!signedIn) return <GateNotice>Taking you to the sign-in…</GateNotice>;
  return <CrmApp />;
}
