import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { company } from '@/content/company';

/**
 * Sticky instead of fixed, so that it doesn't cover the end of the page. The class `bottom-bar` (layout.css) shows the
 * bar as the hero leaves the screen.
 */
export function BottomBar() {
  return (
    <div className="pointer-events-none sticky bottom-0 z-30 overflow-clip md:hidden print:hidden">
      <nav
        aria-label="Call or get an estimate"
        className="bottom-bar on-dark pointer-events-auto flex flex-wrap gap-2 bg-slate p-2 pb-[calc(8px+env(safe-area-inset-bottom))] *:flex-auto"
      >
        <ButtonLink variant="secondary-on-dark" size="bar" href={company.phone.href}>
          <PhoneIcon /> Call
          {/* Shown only on a `night-page`, where this is the only button. */}
          <span className="bottom-bar-number">{company.phone.display}</span>
        </ButtonLink>
        <ButtonLink variant="primary-on-dark" size="bar" href="/contact">
          <span>
            Get <span className="bottom-bar-article">a </span>Free Estimate
          </span>
        </ButtonLink>
      </nav>
    </div>
  );
}
