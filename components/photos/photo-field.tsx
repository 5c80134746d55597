import { Summary } from '@/components/ui/summary';
import { photoField as copy } from '@/content/photos/field';
import { FileButton } from './file-button';

interface PhotoFieldProps {
  /** Tells the fields of two forms on one page apart. */
  readonly id: string;
}

/**
 * The control that adds photos to a message, as plain HTML: the scripts behind it are loaded when it is first touched
 * (use-album.ts), and read what was chosen before they arrived. The inputs have no names, because a mail form without
 * scripts cannot send files.
 */
export function PhotoField({ id }: PhotoFieldProps) {
  return (
    <div>
      <details
        data-photos
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="group group/photos noscript:hidden"
      >
        <Summary className="no-underline!">
          <span id={`${id}-label`}>
            {copy.label}
            <span className="font-normal text-ink-2"> (optional)</span>
          </span>
        </Summary>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <FileButton multiple>{copy.choose}</FileButton>
          <FileButton capture="environment" className="pointer-fine:hidden">
            {copy.take}
          </FileButton>
          <span className="text-ink-2 pointer-coarse:hidden">{copy.drop}</span>
        </div>
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {copy.hint}
        </p>
        <p
          role="alert"
          className="mt-2 hidden border-l-5 border-door bg-linen px-3.5 py-2.5 group-data-failed/photos:block"
        >
          {copy.failed}
        </p>
      </details>
      <noscript>
        <p className="text-small text-ink-2">{copy.failed}</p>
      </noscript>
    </div>
  );
}
