'use client';

import { RouteError } from '@/components/templates/route-error';

export default function ErrorBoundary() {
  return <RouteError />;
}
