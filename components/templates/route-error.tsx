'use client';

import { useEffect } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { routeError } from '@/content/pages/route-error';
import { isMissingScript, shouldReload } from '@/lib/browser/stale-page';

interface RouteErrorProps {
  readonly error: Error;
  readonly reload?: () => void;
}

function reloadPage() {
  window.location.reload();
}

/**
 * Shown in place of a page that crashed. A page that stays open across a deploy can request scripts that no longer
 * exist; in that case it reloads once, automatically.
 */
export function RouteError({ error, reload = reloadPage }: RouteErrorProps) {
  useEffect(() => {
    if (isMissingScript(error) && shouldReload(window.location.pathname, Date.now())) reload();
  }, [error, reload]);

  return (
    <div className="wrap section-space">
      <h1 className="text-page">{routeError.heading}</h1>
      <p className="mt-4 text-lead text-ink-2">{routeError.text}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => reload()}>{routeError.retry}</Button>
        <ButtonLink variant="secondary" href={routeError.action.href}>
          {routeError.action.label}
        </ButtonLink>
      </p>
    </div>
  );
}
