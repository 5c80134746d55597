'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { remembers } from '@/lib/browser/remembers';
import { sessionStore } from '@/lib/browser/storage';
import { hasEstimate } from '@/lib/prices/estimate-fragment';
import type { ChangedValues, EstimatorProps } from './estimator-props';
import { JobPick } from './job-pick';

interface EstimatorLoaderProps extends Pick<EstimatorProps, 'emptySheet' | 'creditNotice' | 'letterhead'> {
  readonly trades: readonly { readonly key: string; readonly name: string }[];
  readonly house: ReactNode;
  readonly notLoaded: ReactNode;
}

/** Fetches the estimator once this section is on screen or used, or if the tab or a shared link has an estimate. */
export function EstimatorLoader({ trades, house, notLoaded, ...estimatorProps }: EstimatorLoaderProps) {
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<ChangedValues>({});
  const [Estimator, setEstimator] = useState<ComponentType<EstimatorProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isRequested = useRef(false);

  const fetchEstimator = useCallback(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    import('./estimator').then(
      ({ Estimator, takeStoredValues }) => {
        const stored = takeStoredValues();
        // Choices made while the code was loading take precedence.
        setValues((picked) => ({ ...stored, ...picked }));
        setEstimator(() => Estimator);
      },
      () => {
        isRequested.current = false;
        setHasFailed(true);
      },
    );
  }, []);

  const pick = useCallback(
    (trade: string, isPicked: boolean) => {
      fetchEstimator();
      setValues((before) => ({ ...before, [trade]: isPicked ? 'on' : '' }));
    },
    [fetchEstimator],
  );

  useEffect(() => {
    if (!root.current) return;
    if (sessionStore.get('price-estimate') !== null || hasEstimate(window.location.hash)) fetchEstimator();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      fetchEstimator();
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [fetchEstimator]);

  const lit = trades.filter(({ key }) => values[key] === 'on').map(({ key }) => key);

  return (
    <div
      ref={root}
      {...remembers('price-estimate')}
      data-lit={lit.join(' ')}
      className="price-board grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="price-panel min-w-0">
        <div className="overflow-hidden rounded-sm bg-sky">{house}</div>
        <fieldset className="mt-5 min-w-0 noscript:hidden">
          <legend className="mb-3 font-serif text-h4 font-bold">What should we work on?</legend>
          <div className="flex flex-wrap gap-2 *:flex-[1_1_max(8rem,30%)]">
            {trades.map(({ key, name }) => (
              <JobPick
                key={key}
                trade={key}
                name={name}
                isPicked={values[key] === 'on'}
                onFocus={fetchEstimator}
                onPick={pick}
              />
            ))}
          </div>
        </fieldset>
      </div>
      {Estimator ? (
        <Estimator values={values} onChange={setValues} {...estimatorProps} />
      ) : (
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">{hasFailed ? notLoaded : estimatorProps.emptySheet}</div>
      )}
    </div>
  );
}
