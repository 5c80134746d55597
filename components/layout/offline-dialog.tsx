import { PhoneIcon } from '@/components/ui/phone-icon';
import { Button, ButtonLink } from '@/components/ui/button';
import { dialogClassName } from '@/components/ui/dialog-class-name';
import { offline } from '@/content/message/offline';

/** Opened by lib/browser/inline/stay-when-offline.ts, which needs no hydration and reads the `returnValue`. */
export function OfflineDialog() {
  return (
    <dialog
      id="offline"
      aria-labelledby="offline-heading"
      className={`${dialogClassName} w-[min(34rem,calc(100vw-32px))]`}
    >
      <form method="dialog" className="p-6 sm:p-8">
        <h2 id="offline-heading" className="text-h3">
          {offline.heading}
        </h2>
        <p className="mt-3">{offline.text}</p>
        <p className="mt-5 flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink href={offline.call.href} className="sm:basis-full">
            <PhoneIcon />
            {offline.call.label}
          </ButtonLink>
          <Button type="submit" variant="secondary" className="flex-1">
            {offline.stay}
          </Button>
          <Button type="submit" value="go" variant="secondary" className="flex-1">
            {offline.goAnyway}
          </Button>
        </p>
      </form>
    </dialog>
  );
}
