import { useState, type RefObject } from 'react';
import type { SignBrief } from '@/content/signs/briefs';
import { signField } from '@/content/signs/field';
import { fillEmptyFields, readFields } from '@/lib/browser/draft';
import type { LoadedPhotos } from './use-album';

export interface AboutSign extends LoadedPhotos {
  readonly sign: SignBrief;
  /** What the message says now. */
  readonly text: string;
  readonly remove: () => void;
}

interface SignOptions {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly messageName: string;
  readonly signs: readonly SignBrief[] | undefined;
  readonly openPhotos: () => Promise<LoadedPhotos | null>;
}

/** The sign is stored in a form field, so it's part of the draft. */
export function useSign({ form, messageName, signs = [], openPhotos }: SignOptions) {
  const [shown, setShown] = useState<Pick<AboutSign, 'sign' | 'text'> | null>(null);

  return {
    shown,
    /** Call it after every change of the fields. */
    readSign() {
      if (!form.current) return;
      const { [signField.name]: name, [messageName]: text = '' } = readFields(form.current, [
        signField.name,
        messageName,
      ]);
      const sign = signs.find((each) => each.name === name);
      setShown(sign ? { sign, text } : null);
      if (sign && sign !== shown?.sign) void openPhotos();
    },
    /** Replaces the sign that the form is about. Null removes it. */
    setSign(next: SignBrief | null, loaded: LoadedPhotos | null) {
      if (!form.current) return;
      if (loaded) loaded.changeSign(next, { form: form.current, messageName, signs });
      // If the code fails to load, the message at least names the sign.
      else if (next) fillEmptyFields(form.current, { [messageName]: next.name, [signField.name]: next.name });
    },
  };
}
