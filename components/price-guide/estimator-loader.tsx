'use client';

import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { remembers } from '@/lib/browser/remembers';
import { sessionStore } from '@/lib/browser/storage';
import { hasEstimate } from '@/lib/prices/estimate-fragment';
import type { ChangedValues, EstimatorProps } from './estimator-props';
import { JobPick } from './job-pick';
import { TotalLine } from './total-line';

interface EstimatorLoaderProps extends Pick<EstimatorProps, 'start' | 'emptySheet' | 'creditNotice' | 'letterhead'> {
  readonly trades: readonly { readonly key: string; readonly name: string; readonly price: readonly string[] }[];
  readonly head: ReactNode;
  readonly house: ReactNode;
  /** The estimate for `start`, until the estimator has loaded, and its sum. */
  readonly firstSheet: ReactNode;
  readonly firstTotal: string;
  readonly notLoaded: ReactNode;
}

/** Fetches the estimator once this section is on screen or used, or if the tab or a shared link has an estimate. */
export function EstimatorLoader(props: EstimatorLoaderProps) {
  const { trades, head, house, firstSheet, firstTotal, notLoaded, ...estimatorProps } = props;
  const { start } = estimatorProps;
  const root = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<ChangedValues>(start);
  const [total, setTotal] = useState(firstTotal);
  const picks = useRef<ChangedValues>({});
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
        setValues({ ...(stored ?? start), ...picks.current });
        setEstimator(() => Estimator);
      },
      () => {
        isRequested.current = false;
        setHasFailed(true);
      },
    );
  }, [start]);

  const pick = useCallback(
    (trade: string, isPicked: boolean) => {
      const change = { [trade]: isPicked ? 'on' : '' };
      picks.current = { ...picks.current, ...change };
      setValues((before) => ({ ...before, ...change }));
      fetchEstimator();
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

  return (
    <div ref={root} {...remembers('price-estimate')}>
      <div className="price-board wrap">
        <div className="min-w-0">
          <div>{head}</div>
          <div className="price-part">
            {house}
            <fieldset className="price-picks noscript:hidden">
              <legend>What should we work on?</legend>
              {trades.map(({ key, name, price }) => (
                <JobPick
                  key={key}
                  trade={key}
                  name={name}
                  price={price}
                  isPicked={values[key] === 'on'}
                  onFocus={fetchEstimator}
                  onPick={pick}
                />
              ))}
            </fieldset>
          </div>
        </div>
        {Estimator ? (
          <Estimator values={values} onChange={setValues} onTotal={setTotal} {...estimatorProps} />
        ) : (
          <div className="price-sheet">{hasFailed ? notLoaded : firstSheet}</div>
        )}
      </div>
      {total ? <TotalLine total={total} /> : null}
    </div>
  );
}
