import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { company } from '@/content/company';

/** On phones the two things a visitor came for stay under the thumb, once the hero that holds them has left (layout.css). */
export function BottomBar() {
  return (
    <nav
      aria-label="Call or ask for an estimate"
      className="bottom-bar on-dark fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-2 bg-slate p-2 pb-[calc(8px+env(safe-area-inset-bottom))] md:hidden print:hidden"
    >
      <ButtonLink variant="secondary-on-dark" size="bar" href={company.phone.href}>
        <Phone aria-hidden="true" className="size-5" /> Call
      </ButtonLink>
      <ButtonLink variant="primary-on-dark" size="bar" href="/contact">
        Free estimate
      </ButtonLink>
    </nav>
  );
}
