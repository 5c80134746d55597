import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { bookingFields } from '@/content/booking/form';
import { contactFields } from '@/content/contact/form';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { copyText } from '@/lib/browser/clipboard';
import { sessionStore } from '@/lib/browser/storage';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { loadDraft, saveDraft } from '@/lib/mail/draft';
import { printAnswers, type Answers } from '@/lib/prices/answers';
import { printSpan, roundSpan } from '@/lib/prices/dollar-span';
import type { Estimate } from '@/lib/prices/estimate';
import { estimateText, withEstimate } from '@/lib/prices/estimate-text';
import { EstimateLines } from './estimate-lines';

interface EstimateSheetProps {
  readonly estimate: Estimate;
  readonly answers: Answers;
  readonly emptySheet: ReactNode;
  readonly letterhead: ReactNode;
  readonly onStartOver: () => void;
}

/** Milliseconds. A screen reader hears the new total after this pause in the typing, not after each key. */
const pause = 900;
const confirmedFor = 2000;

type Done = 'copied' | 'copy-failed' | 'shared' | 'cleared';
const doneCopy: Readonly<Record<Done, string>> = {
  copied: copy.copied,
  'copy-failed': copy.copyFailed,
  shared: copy.shared,
  cleared: copy.cleared,
};

/** Adds the estimate to the message of a form's draft, which that form shows when it opens. */
function fillDraft(key: SessionKey, field: string, text: string) {
  const draft = loadDraft(sessionStore, key);
  saveDraft(sessionStore, key, { ...draft, [field]: withEstimate(draft[field] ?? '', text) });
}

/** The estimate on paper: a line and a bar for each job, the total, and what can be done with it. */
export function EstimateSheet({ estimate, answers, emptySheet, letterhead, onStartOver }: EstimateSheetProps) {
  const id = useId();
  const { lines, total } = estimate;
  const [done, setDone] = useState<Done>();
  const [announced, setAnnounced] = useState('');
  const isFirst = useRef(true);

  const unpriced = lines.some(({ kind }) => kind === 'after-visit');
  const open = lines.filter(({ kind }) => kind === 'open').length;
  const summary = [
    total ? `${open > 0 ? copy.incomplete : copy.total}: ${printSpan(total)}.` : '',
    open > 0 ? `${open} ${open === 1 ? 'size' : 'sizes'} still missing.` : '',
  ]
    .filter(Boolean)
    .join(' ');

  useEffect(() => {
    // The sheet that is there from the start is read like the rest of the page.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => setAnnounced(summary), pause);
    return () => clearTimeout(timer);
  }, [summary]);

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), confirmedFor);
    return () => clearTimeout(timer);
  }, [done]);

  const status = (
    <p role="status" className="sr-only">
      {done ? doneCopy[done] : announced}
    </p>
  );
  if (lines.length === 0) {
    return (
      <>
        {emptySheet}
        {status}
      </>
    );
  }

  const text = estimateText(estimate, answers);
  const link = () => `${window.location.origin}${window.location.pathname}${printAnswers(answers)}`;

  async function handleCopy() {
    setDone((await copyText(text)) ? 'copied' : 'copy-failed');
  }

  async function handleShare() {
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the device's share sheet, which needs no word from us.
      await navigator.share({ title: copy.shareTitle, url: link() }).catch(() => {});
      return;
    }
    setDone((await copyText(link())) ? 'shared' : 'copy-failed');
  }

  function handlePrint() {
    const page = document.documentElement;
    page.dataset.printing = 'estimate';
    window.addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
    window.print();
  }

  return (
    <section
      aria-labelledby={id}
      className="estimate-sheet border-t-6 border-copper bg-paper px-5 pt-5 pb-6 shadow-sheet sm:px-7"
    >
      {letterhead}
      <h3 id={id} className="text-h3">
        {copy.sheet}
      </h3>
      <EstimateLines lines={lines} most={total ? roundSpan(total).high : 0} />
      <div className="border-t-2 border-ink pt-3.5">
        {total ? (
          <p>
            <span className="block font-bold">{open > 0 ? copy.incomplete : copy.total}</span>
            <span className="block font-serif text-feature leading-tight font-bold">{printSpan(total)}</span>
          </p>
        ) : null}
        <p className="mt-1.5 font-bold text-copper-deep">{copy.notAnOffer}</p>
        {unpriced ? <p className="mt-1 text-small text-ink-2">{copy.unpriced}</p> : null}
      </div>
      <div className="mt-5 grid gap-2.5 print:hidden">
        <ButtonLink href="/contact" onClick={() => fillDraft('contact-draft', contactFields.message, text)}>
          {copy.ask}
        </ButtonLink>
        <ButtonLink
          href="/#booking"
          variant="secondary"
          onClick={() => fillDraft('booking-draft', bookingFields.message, text)}
        >
          {copy.book}
        </ButtonLink>
        <div className="grid grid-cols-2 gap-2.5 xs:grid-cols-3">
          <Button size="small" variant="secondary" onClick={handleCopy}>
            {done === 'copied' ? copy.copied : copy.copy}
          </Button>
          <Button size="small" variant="secondary" onClick={handleShare}>
            {done === 'shared' ? copy.shared : copy.share}
          </Button>
          <Button size="small" variant="secondary" onClick={handlePrint}>
            {copy.print}
          </Button>
        </div>
        {done === 'copy-failed' ? <p className="font-bold text-door">{copy.copyFailed}</p> : null}
        <button
          type="button"
          onClick={() => {
            onStartOver();
            setDone('cleared');
          }}
          className="min-h-11 justify-self-start font-bold underline decoration-copper decoration-2 underline-offset-5"
        >
          {copy.startOver}
        </button>
      </div>
      {status}
    </section>
  );
}
