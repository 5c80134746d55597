import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { useAlbum, type LoadedPhotos } from '@/components/photos/use-album';
import { readFields } from '@/lib/browser/draft';
import { sendFailed } from '@/content/message/failed';
import { remembers } from '@/lib/browser/remembers';
import type { StoredMessage } from '@/lib/mail/stored-message';
import type { FieldValues } from '@/lib/mail/mailto';
import { refuseBlanks } from '@/lib/browser/blank-fields';
import { withTimeLimit } from '@/lib/browser/time-limit';
import { preloadMessagePanel } from './stored-message-panel';
import type { sendMessage } from './send-message';
import { useDraft } from './use-draft';
import { useStoredMessage } from './use-stored-message';

/** Long enough to read “Sending...”, short enough that browsers still let a page open the mail program. */
const sendDelayMs = 600;

/** How long a message waits for the code that prepares its photos. */
const photosMs = 8000;

interface Mailer<Name extends string> {
  readonly compose: (values: FieldValues<Name>) => StoredMessage;
  readonly sendMessage: (
    message: StoredMessage,
    photos: LoadedPhotos | null,
    values: FieldValues<Name>,
  ) => ReturnType<typeof sendMessage>;
}

interface MailFormOptions<Name extends string> {
  readonly id: 'booking' | 'contact';
  readonly names: readonly Name[];
  readonly loadMailer: () => Promise<Mailer<Name>>;
  readonly canSend?: boolean;
  readonly onInput?: (form: HTMLFormElement) => void;
  readonly onSend?: () => void;
  readonly onSent: (message: StoredMessage, values: FieldValues<Name>) => void;
}

/** The fields are uncontrolled, so nothing is lost by going back, by reloading or before the script loads. */
export function useMailForm<Name extends string>({
  id,
  names,
  loadMailer,
  canSend = true,
  onInput,
  onSend,
  onSent,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEdited = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [stored, store] = useStoredMessage(`${id}-message`);
  const draft = useDraft(form, `${id}-draft`, names);
  const { photos, openPhotos, whenOpen } = useAlbum(form, `${id}-photos`, stored?.photos);

  useEffect(() => () => clearTimeout(timer.current), []);

  function handleInput(event: FormEvent<HTMLFormElement>) {
    isEdited.current = true;
    refuseBlanks(event.currentTarget);
    draft.save();
    onInput?.(event.currentTarget);
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Pressed again, the button must not send the same message twice.
    if (!canSend || isSending || (stored?.delivered && !isEdited.current)) return;
    const values = readFields(event.currentTarget, names);
    isEdited.current = false;
    setIsSending(true);
    setFailure('');
    onSend?.();
    // With photos, the share sheet may open, which browsers allow only right after a press.
    const hasPhotos = photos !== null && photos.album.state().waiting.length > 0;
    timer.current = setTimeout(() => void send(values), hasPhotos ? 0 : sendDelayMs);
  }

  /** `refused`: a message that the form service doesn't have, to send by email. */
  async function send(values: FieldValues<Name>, refused?: StoredMessage) {
    const mailer = await loadMailer().catch(() => null);
    if (!mailer) {
      // The code failed to load: let the browser submit the form, as it does without scripts.
      setIsSending(false);
      form.current?.submit();
      return;
    }
    try {
      // Photos that were just chosen may still be loading, especially if the visitor sent the form before scripts ran.
      const opening = photos ? null : whenOpen();
      const loaded = opening ? await withTimeLimit(opening, photosMs).catch(() => null) : photos;
      const composed = refused ?? mailer.compose(values);
      const message = opening && !loaded ? { ...composed, lacksPhotos: true } : composed;
      const sent = await mailer.sendMessage(message, loaded, values);
      if (!sent) return;
      store(sent);
      setFailure(sent.refusal ?? '');
      if (!sent.refusal) onSent(sent, values);
    } catch (error) {
      console.error(`The ${id} form could not be sent.`, error);
      setFailure(sendFailed);
    } finally {
      setIsSending(false);
    }
  }

  const preload = useCallback(() => {
    preloadMessagePanel();
    void loadMailer().catch(() => {});
  }, [loadMailer]);

  return {
    form,
    formProps: {
      ref: form,
      ...remembers(`${id}-draft`, `${id}-message`, 'photos-kept'),
      method: 'post',
      onInput: handleInput,
      onSubmit: handleSubmit,
    },
    isSending,
    /** Why the message wasn't sent. Empty if it was. */
    failure,
    /** Whether the form has had input since it was last sent. */
    isEdited,
    forgetDraft: draft.forget,
    photos,
    openPhotos,
    panelProps: stored && {
      message: stored,
      photos,
      onDismiss: () => store(null),
      onOpenMail() {
        if (stored.refusal && form.current) void send(readFields(form.current, names), stored);
        else store({ ...stored, isWaiting: false });
      },
    },
    preload,
  } as const;
}
