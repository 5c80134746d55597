import { Summary } from '@/components/ui/summary';
import { formService } from '@/content/form-service';
import { photoField as copy } from '@/content/photos/field';
import { FileButton } from './file-button';

/**
 * The scripts load on first use and add photos chosen earlier. The inputs have no name: a mail form can't send files, and
 * to a form service, the scripts send what they shrank.
 */
export function PhotoField({ id }: { readonly id: string }) {
  return (
    <div>
      <details
        data-photos
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className="group/photos group noscript:hidden"
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
        {formService?.photoField ? (
          <label>
            <span className="mb-1 block font-bold">{copy.label}</span>
            <input type="file" name={formService.photoField} accept="image/*" multiple />
          </label>
        ) : (
          <p className="text-small text-ink-2">{copy.failed}</p>
        )}
      </noscript>
    </div>
  );
}
