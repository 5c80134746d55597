'use client';

import { useCallback, useEffect, useMemo, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { sessionStore } from '@/lib/browser/storage';
import { noAnswers, parseAnswers, printAnswers, type Answers, type FieldName } from '@/lib/prices/answers';
import { estimateOf } from '@/lib/prices/estimate';
import { holdsEstimate } from '@/lib/prices/estimate-fragment';
import { EstimateSheet } from './estimate-sheet';
import type { Said } from './estimator-loader';
import type { Answer } from './field-props';
import { JobPanels } from './job-panels';
import { PaymentPanel } from './payment-panel';

export interface EstimatorProps {
  readonly said: Said;
  readonly onSay: Dispatch<SetStateAction<Said>>;
  readonly emptySheet: ReactNode;
  readonly creditNotice: ReactNode;
  readonly letterhead: ReactNode;
}

/** Milliseconds. The answers are stored after this pause in the typing, so that the new range is painted first. */
const pause = 300;

/** Only what differs from the start, which is what the loader keeps. */
function differing(answers: Answers): Said {
  return Object.fromEntries(Object.entries(answers).filter(([name, value]) => value !== noAnswers[name as FieldName]));
}

/**
 * The answers of a shared link, else those that this tab keeps. A link is taken out of the address: the answers live on
 * in the tab, and a reload must show what was changed since.
 */
export function takeStoredAnswers(): Said {
  const { hash, pathname, search } = window.location;
  if (!holdsEstimate(hash)) return differing(parseAnswers(sessionStore.get('price-estimate') ?? ''));
  window.history.replaceState(window.history.state, '', pathname + search);
  document.getElementById('estimator')?.scrollIntoView();
  return differing(parseAnswers(hash));
}

/** The questions about the chosen jobs, and the sheet with their ranges. Fetched by EstimatorLoader. */
export function Estimator({ said, onSay, emptySheet, creditNotice, letterhead }: EstimatorProps) {
  const answers: Answers = useMemo(() => ({ ...noAnswers, ...said }), [said]);
  const estimate = useMemo(() => estimateOf(answers), [answers]);

  useEffect(() => {
    const readLink = () => {
      if (holdsEstimate(window.location.hash)) onSay(takeStoredAnswers());
    };
    window.addEventListener('hashchange', readLink);
    return () => window.removeEventListener('hashchange', readLink);
  }, [onSay]);

  useEffect(() => {
    const store = () => {
      if (Object.keys(differing(answers)).length === 0) sessionStore.remove('price-estimate');
      else sessionStore.set('price-estimate', printAnswers(answers));
    };
    const timer = setTimeout(store, pause);
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [answers]);

  const answer: Answer = useCallback((name, value) => onSay((before) => ({ ...before, [name]: value })), [onSay]);
  const startOver = useCallback(() => onSay({}), [onSay]);

  return (
    <>
      <div className="min-w-0 max-lg:order-last lg:sticky lg:top-[calc(var(--header-scrolled)+24px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <EstimateSheet
          estimate={estimate}
          answers={answers}
          emptySheet={emptySheet}
          letterhead={letterhead}
          onStartOver={startOver}
        />
      </div>
      {estimate.lines.length > 0 ? (
        <div className="grid min-w-0 gap-4 lg:col-start-1 lg:row-start-2">
          <JobPanels answers={answers} estimate={estimate} onAnswer={answer} />
          {estimate.total ? (
            <PaymentPanel
              total={estimate.total}
              answers={answers}
              problems={estimate.problems}
              creditNotice={creditNotice}
              onAnswer={answer}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}
