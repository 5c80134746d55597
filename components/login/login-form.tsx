'use client';

import { useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { demoAccess, loginPage } from '@/content/login';
import { navigateTo } from '@/lib/browser/navigate';
import { isSignedIn, onSessionChange, signedInName, signIn, signOut } from '@/lib/browser/session';

const signingInMs = 1000;

type State = 'idle' | 'signing-in' | 'refused';

/**
 * Reads the fields on submit, because a password manager may fill them in without events. `method="dialog"` keeps
 * the password out of the URL if the form is submitted before scripts run.
 */
export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState<State>('idle');
  const isAlreadySignedIn = useSyncExternalStore(onSessionChange, isSignedIn, () => false) && state !== 'signing-in';

  useEffect(() => {
    // Going back can restore the page as it was left: signing in.
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState('idle');
    };
    window.addEventListener('pageshow', reset);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', reset);
    };
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'signing-in') return;
    const entered = new FormData(event.currentTarget);
    const username = String(entered.get('username') ?? '').trim();
    const password = String(entered.get('password') ?? '');
    setState('signing-in');
    timer.current = setTimeout(() => {
      if (username === demoAccess.username && password === demoAccess.password) {
        signIn(username);
        navigateTo('/crm/');
      } else {
        setState('refused');
        focusUsername();
      }
    }, signingInMs);
  }

  function focusUsername() {
    const field = form.current?.elements.namedItem('username');
    if (field instanceof HTMLInputElement) field.focus();
  }

  return (
    <>
      {isAlreadySignedIn ? (
        <div className="mb-6 border-l-5 border-shutter bg-shutter-tint px-4 py-4 text-shutter-ink">
          <p className="font-semibold">{`You’re already signed in${nameSuffix()}.`}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink variant="shutter" size="small" href="/crm">
              Continue to the CRM
            </ButtonLink>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                // Renders the fields first, so that one of them can take the focus.
                flushSync(signOut);
                focusUsername();
              }}
            >
              Sign Out
            </Button>
          </div>
        </div>
      ) : null}
      <form
        ref={form}
        hidden={isAlreadySignedIn}
        method="dialog"
        aria-label={loginPage.heading}
        onSubmit={submit}
        onInput={() => {
          if (state === 'refused') setState('idle');
        }}
      >
        {state === 'refused' ? (
          <p
            role="alert"
            className="mb-5 flex items-center gap-2.5 border-fine border-door bg-door-tint px-3.5 py-3 font-semibold text-door-ink"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5.5 flex-none fill-none stroke-current stroke-2"
            >
              <circle cx="12" cy="12" r="10" />
              <path d="M12 7v6M12 16.5v.6" />
            </svg>
            <span>{loginPage.error}</span>
          </p>
        ) : null}
        <div className="grid gap-5">
          <TextField
            label="Username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
          />
          <TextField label="Password" name="password" type="password" autoComplete="current-password" required />
          <Button variant="shutter" type="submit" disabled={state === 'signing-in'} className="w-full">
            {state === 'signing-in' ? 'Signing in...' : 'Sign In'}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {state === 'signing-in' ? 'Checking your username and password.' : ''}
        </p>
      </form>
      <section
        hidden={isAlreadySignedIn}
        aria-labelledby="demo-access"
        className="mt-8 border-t border-rule-strong pt-5"
      >
        <h2 id="demo-access" className="text-h4">
          {loginPage.demo.heading}
        </h2>
        <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-1.5 wrap-anywhere">
          <dt className="font-semibold">Username</dt>
          <dd>
            <code translate="no" className={code}>
              {demoAccess.username}
            </code>
          </dd>
          <dt className="font-semibold">Password</dt>
          <dd>
            <code translate="no" className={code}>
              {demoAccess.password}
            </code>
          </dd>
        </dl>
        <p className="mt-3 text-small text-ink-2">{loginPage.demo.text}</p>
      </section>
    </>
  );
}

const code = 'rounded-sm bg-linen px-2 py-1 font-mono text-base select-all';

function nameSuffix(): string {
  const name = signedInName();
  return name ? ` as ${name}` : '';
}
