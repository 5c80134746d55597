import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { sendFailed } from '@/content/message/failed';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/field';
import { refuseBlanks } from '@/lib/browser/blank-fields';
import { fillEmptyFields, loadDraft, readFields, saveDraft } from '@/lib/browser/draft';
import { remembers } from '@/lib/browser/remembers';
import { signFromFragment } from '@/lib/browser/sign-from-fragment';
import { sessionStore } from '@/lib/browser/storage';
import { withTimeLimit } from '@/lib/browser/time-limit';
import type { FieldValues } from '@/lib/mail/mailto';
import type { StoredMessage } from '@/lib/mail/stored-message';
import type { MessageReadyProps } from './sent/message-ready';
import type { sendMessage } from './sent/send-message';
import { useStoredMessage } from './sent/use-stored-message';
import { useAlbum, type LoadedPhotos } from './use-album';
import { useSign, type AboutSign } from './use-sign';

/** Long enough to read “Sending...”, short enough that browsers still let a page open the mail program. */
const sendDelayMs = 600;

/** How long a message waits for the code that prepares its photos. */
const photosMs = 8000;

type Sending = Parameters<typeof sendMessage>;

/** One script for each form, loaded when a field is focused and the form can be sent. */
interface Mailer<Name extends string> {
  readonly compose: (values: FieldValues<Name>) => StoredMessage;
  readonly sendMessage: (
    message: Sending[0],
    album: Sending[1],
    values: FieldValues<Name>,
  ) => ReturnType<typeof sendMessage>;
  readonly MessageReady: ComponentType<MessageReadyProps>;
}

interface MailFormOptions<Name extends string> {
  readonly id: 'booking' | 'contact';
  readonly names: readonly Name[];
  /** The field that names the sign. */
  readonly messageName: Name;
  readonly signs: readonly SignBrief[] | undefined;
  readonly loadMailer: () => Promise<Mailer<Name>>;
  readonly canSend?: boolean;
  readonly onChange?: (form: HTMLFormElement) => void;
  readonly onSend?: () => void;
  readonly onSent: (message: StoredMessage, values: FieldValues<Name>) => void;
}

/** The fields are uncontrolled, so nothing is lost by going back, by reloading or before the script loads. */
export function useMailForm<Name extends string>({
  id,
  names,
  messageName,
  signs,
  loadMailer,
  canSend = true,
  onChange,
  onSend,
  onSent,
}: MailFormOptions<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isEdited = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [stored, store] = useStoredMessage(`${id}-message`);
  const { photos, openPhotos, whenOpen } = useAlbum(form, `${id}-photos`, stored?.photos);
  const { shown, readSign, setSign } = useSign({ form, messageName, signs, openPhotos });

  useEffect(() => () => clearTimeout(timer.current), []);

  /** After every change of the fields, whoever made it. */
  function handleChange() {
    if (!form.current) return;
    isEdited.current = true;
    refuseBlanks(form.current);
    saveDraft(`${id}-draft`, readFields(form.current, [...names, signField.name]));
    onChange?.(form.current);
    readSign();
  }

  function changeSign(sign: SignBrief | null, loaded: LoadedPhotos | null) {
    setSign(sign, loaded);
    handleChange();
  }

  function preload() {
    if (canSend) void loadMailer().catch(() => {});
  }

  const begin = useEffectEvent((element: HTMLFormElement) => {
    fillEmptyFields(element, loadDraft(`${id}-draft`));
    // Also reads values that the browser restored.
    handleChange();
    // The visitor may already be in a field when the script runs.
    if (element.contains(document.activeElement)) preload();
  });
  const handleLink = useEffectEvent(changeSign);
  useEffect(() => {
    if (!form.current) return;
    begin(form.current);
    const linked = signs?.find((sign) => sign.id === signFromFragment());
    if (linked) void openPhotos().then((loaded) => handleLink(linked, loaded));
  }, [signs, openPhotos]);

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
      const sent = await mailer.sendMessage(message, loaded?.album ?? null, values);
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

  const about: AboutSign | null = shown && photos && { ...photos, ...shown, remove: () => changeSign(null, photos) };

  return {
    form,
    formProps: {
      ref: form,
      ...remembers(`${id}-draft`, `${id}-message`, 'photos-kept'),
      method: 'post',
      onFocus: preload,
      onInput: handleChange,
      onSubmit: handleSubmit,
    },
    isSending,
    /** Why the message wasn't sent. Empty if it was. */
    failure,
    /** Whether the form has had input since it was last sent. */
    isEdited,
    forgetDraft: () => sessionStore.remove(`${id}-draft`),
    /** Browsers restore fields when the visitor returns. What was sent must not come back as a draft. */
    clear() {
      form.current?.reset();
      readSign();
    },
    photos,
    /** The sign that the message is about. Null without one, and until its code has loaded. */
    about,
    panelProps: stored && {
      load: loadMailer,
      message: stored,
      album: photos?.album ?? null,
      onDismiss: () => store(null),
      onOpenMail() {
        if (stored.refusal && form.current) void send(readFields(form.current, names), stored);
        else store({ ...stored, isWaiting: false });
      },
    },
  } as const;
}
