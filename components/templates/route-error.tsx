'use client';

import { Button, ButtonLink } from '@/components/ui/button';
import { routeError } from '@/content/pages/route-error';

export function RouteError({ reload = () => window.location.reload() }: { readonly reload?: () => void }) {
  return (
    <div className="space-usual wrap">
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
