'use client';

import { RouteError } from '@/components/templates/route-error';

export default function ErrorBoundary({ error }: { readonly error: Error }) {
  return <RouteError error={error} />;
}
