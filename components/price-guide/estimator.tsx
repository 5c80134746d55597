'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { sessionStore } from '@/lib/browser/storage';
import { estimateOf, parseValues, printValues, startValues } from '@/content/price-guide/estimate';
import type { FieldName, Values } from '@/content/price-guide/fields';
import { hasEstimate } from '@/lib/prices/estimate-fragment';
import { EstimateSheet } from './estimate-sheet';
import type { ChangedValues, EstimatorProps } from './estimator-props';
import type { OnChange } from './field-props';
import { JobPanels } from './job-panels';
import { PaymentPanel } from './payment-panel';
import { TotalLine } from './total-line';

/** How long typing must pause before values are stored, so that the new range is painted first. */
const storeDelayMs = 300;

function changesIn(values: Values): ChangedValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== startValues[name as FieldName]));
}

/** Reads a shared link, or else the tab's storage. Clears the URL's fragment, so that a reload keeps later changes. */
export function takeStoredValues(): ChangedValues {
  const { hash, pathname, search } = window.location;
  if (!hasEstimate(hash)) return changesIn(parseValues(sessionStore.get('price-estimate') ?? ''));
  window.history.replaceState(window.history.state, '', pathname + search);
  document.getElementById('estimator')?.scrollIntoView();
  return changesIn(parseValues(hash));
}

export function Estimator({ values: changed, onChange, emptySheet, creditNotice, letterhead }: EstimatorProps) {
  const values: Values = useMemo(() => ({ ...startValues, ...changed }), [changed]);
  const estimate = useMemo(() => estimateOf(values), [values]);

  useEffect(() => {
    const readLink = () => {
      if (hasEstimate(window.location.hash)) onChange(takeStoredValues());
    };
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [onChange]);

  useEffect(() => {
    const store = () => {
      if (Object.keys(changesIn(values)).length === 0) sessionStore.remove('price-estimate');
      else sessionStore.set('price-estimate', printValues(values));
    };
    const timer = setTimeout(store, storeDelayMs);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [values]);

  const setValue: OnChange = useCallback(
    (name, value) => onChange((before) => ({ ...before, [name]: value })),
    [onChange],
  );
  const startOver = useCallback(() => onChange({}), [onChange]);

  return (
    <>
      <div className="min-w-0 max-lg:order-last lg:sticky lg:top-[calc(var(--header-scrolled)+24px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <EstimateSheet
          estimate={estimate}
          values={values}
          emptySheet={emptySheet}
          letterhead={letterhead}
          onStartOver={startOver}
        />
      </div>
      {estimate.lines.length > 0 ? (
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-start-2">
          <JobPanels values={values} estimate={estimate} onChange={setValue} />
          {estimate.total && creditNotice ? (
            <PaymentPanel
              total={estimate.total}
              values={values}
              problems={estimate.problems}
              creditNotice={creditNotice}
              onChange={setValue}
            />
          ) : null}
          {estimate.total ? <TotalLine total={estimate.total} /> : null}
        </div>
      ) : null}
    </>
  );
}
