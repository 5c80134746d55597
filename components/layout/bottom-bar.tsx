import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { company } from '@/content/company';

/**
 * The phone and the estimate at the bottom of a phone screen. `.bottom-bar` shows it once the hero, which has both, is out of sight.
 * It sticks to the bottom instead of being fixed, so that the end of the page has room for it and nothing stays covered.
 */
export function BottomBar() {
  return (
    <div className="pointer-events-none sticky bottom-0 z-30 overflow-clip md:hidden print:hidden">
      <nav
        aria-label="Call or get an estimate"
        className="bottom-bar on-dark pointer-events-auto flex flex-wrap gap-2 bg-slate p-2 pb-[calc(8px+env(safe-area-inset-bottom))] *:flex-auto"
      >
        <ButtonLink variant="secondary-on-dark" size="bar" href={company.phone.href}>
          <Phone aria-hidden="true" className="size-5" /> Call
          {/* On a page that begins at night, where this is the only button. */}
          <span className="bottom-bar-number">{company.phone.display}</span>
        </ButtonLink>
        <ButtonLink variant="primary-on-dark" size="bar" href="/contact">
          Get a Free Estimate
        </ButtonLink>
      </nav>
    </div>
  );
}
