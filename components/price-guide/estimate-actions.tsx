import { memo, type RefObject } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { bookingFields } from '@/content/booking/form';
import { contactFields } from '@/content/contact/form';
import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { copyText } from '@/lib/browser/clipboard';
import type { SessionKey } from '@/lib/browser/stored-keys';
import { loadDraft, saveDraft } from '@/lib/browser/draft';
import { estimateOf, printValues } from '@/content/price-guide/estimate';
import type { Values } from '@/content/price-guide/fields';
import { estimateText, withEstimate } from '@/lib/prices/estimate-text';

export type Done = 'copied' | 'copy-failed' | 'link-copied' | 'cleared';

interface EstimateActionsProps {
  /** A ref, so that typing doesn't re-render the buttons. */
  readonly values: RefObject<Values>;
  /** Whether there is something to send. */
  readonly hasAnswer: boolean;
  readonly done: Done | undefined;
  readonly onDone: (done: Done) => void;
  readonly onStartOver: () => void;
}

/** The form on the next page loads the draft into its fields. */
function addToDraft(key: SessionKey, field: string, text: string) {
  const draft = loadDraft(key);
  saveDraft(key, { ...draft, [field]: withEstimate(draft[field] ?? '', text) });
}

export const EstimateActions = memo(function EstimateActions({
  values,
  hasAnswer,
  done,
  onDone,
  onStartOver,
}: EstimateActionsProps) {
  const text = () => estimateText(estimateOf(values.current), values.current);
  const link = () => `${window.location.origin}${window.location.pathname}${printValues(values.current)}`;

  async function handleCopy() {
    onDone((await copyText(text())) ? 'copied' : 'copy-failed');
  }

  async function handleShare() {
    if (typeof navigator.share === 'function') {
      // Rejects when the visitor closes the share sheet.
      await navigator.share({ title: copy.shareTitle, url: link() }).catch(() => {});
      return;
    }
    onDone((await copyText(link())) ? 'link-copied' : 'copy-failed');
  }

  function handlePrint() {
    const page = document.documentElement;
    page.dataset.printing = '';
    window.addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
    window.print();
  }

  return (
    <div className="mt-5 grid gap-2.5 print:hidden">
      {hasAnswer ? (
        <>
          <ButtonLink href="/contact" onClick={() => addToDraft('contact-draft', contactFields.message, text())}>
            {copy.ask}
          </ButtonLink>
          <ButtonLink
            href="/#booking"
            variant="secondary"
            onClick={() => addToDraft('booking-draft', bookingFields.message, text())}
          >
            {copy.book}
          </ButtonLink>
          <div className="grid grid-cols-2 gap-2.5 xs:grid-cols-3">
            <Button size="small" variant="secondary" onClick={handleCopy}>
              {done === 'copied' ? copy.copied : copy.copy}
            </Button>
            <Button size="small" variant="secondary" onClick={handleShare}>
              {done === 'link-copied' ? copy.linkCopied : copy.share}
            </Button>
            <Button size="small" variant="secondary" onClick={handlePrint}>
              {copy.print}
            </Button>
          </div>
        </>
      ) : null}
      {done === 'copy-failed' ? <p className="font-bold text-door">{copy.copyFailed}</p> : null}
      <button
        type="button"
        onClick={() => {
          onStartOver();
          onDone('cleared');
        }}
        className="min-h-11 justify-self-start font-bold underline decoration-copper decoration-2 underline-offset-5"
      >
        {copy.startOver}
      </button>
    </div>
  );
});
