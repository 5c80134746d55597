'use client';

import { useCallback, useEffect, useMemo } from 'react';
import { sessionStore } from '@/lib/browser/storage';
import { estimateOf, parseValues, printValues, startValues } from '@/content/price-guide/estimate';
import type { FieldName, Values } from '@/content/price-guide/fields';
import { hasEstimate } from '@/lib/prices/estimate-fragment';
import { printPrice } from '@/lib/prices/price';
import { EstimateSheet } from './estimate-sheet';
import type { ChangedValues, EstimatorProps } from './estimator-props';
import type { OnChange } from './field-props';
import { JobPanels } from './job-panels';
import { PaymentPanel } from './payment-panel';

/** How long typing must pause before values are stored, so that the new range is painted first. */
const storeDelayMs = 300;

function changesIn(values: Values): ChangedValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== startValues[name as FieldName]));
}

/** Reads a shared link, or else the tab's storage. Clears the URL's fragment, so that a reload keeps later changes. */
export function takeStoredValues(): ChangedValues | undefined {
  const { hash, pathname, search } = window.location;
  if (!hasEstimate(hash)) {
    const stored = sessionStore.get('price-estimate');
    return stored === null ? undefined : changesIn(parseValues(stored));
  }
  window.history.replaceState(window.history.state, '', pathname + search);
  document.getElementById('estimator')?.scrollIntoView();
  return changesIn(parseValues(hash));
}

export function Estimator(props: EstimatorProps) {
  const { start, values: changed, onChange, onTotal, emptySheet, creditNotice, letterhead } = props;
  const values: Values = useMemo(() => ({ ...startValues, ...changed }), [changed]);
  const estimate = useMemo(() => estimateOf(values), [values]);

  useEffect(() => {
    const readLink = () => {
      if (hasEstimate(window.location.hash)) onChange(takeStoredValues() ?? start);
    };
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [onChange, start]);

  const total = estimate.total ? printPrice(estimate.total) : '';
  useEffect(() => onTotal(total), [onTotal, total]);

  const isStart = printValues(values) === printValues({ ...startValues, ...start });
  useEffect(() => {
    const store = () => {
      if (isStart) sessionStore.remove('price-estimate');
      else sessionStore.set('price-estimate', printValues(values));
    };
    const timer = setTimeout(store, storeDelayMs);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [values, isStart]);

  const setValue: OnChange = useCallback(
    (name, value) => onChange((before) => ({ ...before, [name]: value })),
    [onChange],
  );
  const startOver = useCallback(() => onChange(start), [onChange, start]);

  return (
    <>
      <div className="price-sheet">
        <EstimateSheet
          estimate={estimate}
          values={values}
          isStart={isStart}
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
        </div>
      ) : null}
    </>
  );
}
