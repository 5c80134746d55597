import { X } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField } from '@/components/ui/field';
import { messageReader as copy } from '@/content/crm/message-reader';
import { websiteForms } from '@/content/crm/website-forms';
import { readWebsiteMessage } from '@/lib/website-message/website-message';
import { FoundMessage } from './found-message';

type MessageReaderProps = { readonly isOpen: boolean; readonly onClose: () => void };

export const MessageReader = memo(function MessageReader({ isOpen, onClose }: MessageReaderProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) content.current?.querySelector('textarea')?.focus();
  }, [isOpen]);

  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby="message-reader" className="sm:max-w-190 print:hidden">
      <div ref={content} className="px-[clamp(18px,4vw,36px)] pt-5 pb-8">
        <div className="flex items-start gap-4">
          <h2 id="message-reader" className="min-w-0 flex-1 pt-1.5 text-h3">
            {copy.heading}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-2 grid size-12 flex-none place-items-center rounded-sm -outline-offset-3 hover:bg-linen"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <p className="mt-2 max-w-[60ch]">{copy.intro}</p>
        <PastedMessage />
      </div>
    </Dialog>
  );
});

/** Rendered only while the dialog is open, so closing the dialog clears the pasted text. */
function PastedMessage() {
  const [pasted, setPasted] = useState('');
  const message = useMemo(() => readWebsiteMessage(websiteForms, pasted), [pasted]);
  return (
    <>
      <TextAreaField
        label={copy.label}
        hint={copy.privacy}
        rows={7}
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        className="mt-4"
      />
      <p role="status" className="mt-5 font-bold">
        {message ? copy.found[message.form] : pasted.trim() ? copy.notFound : ''}
      </p>
      {message ? <FoundMessage message={message} /> : null}
    </>
  );
}
