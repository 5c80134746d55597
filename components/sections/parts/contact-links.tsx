import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

interface ContactLinksProps {
  readonly actions?: readonly TextLink[];
  readonly className?: string;
}

const estimate: TextLink = { label: 'Get Free Estimate', href: '/contact' };
const call: TextLink = { label: `Call ${company.phone.display}`, href: company.phone.href };

export function ContactLinks({ actions = [estimate, call], className }: ContactLinksProps) {
  return (
    <p className={clsx('flex flex-wrap gap-3.5 max-sm:grid max-sm:gap-3', className)}>
      {actions.map(({ label, href }, index) => (
        <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
          {href.startsWith('tel:') ? <Phone aria-hidden="true" className="size-5 flex-none" /> : null}
          {label}
        </ButtonLink>
      ))}
    </p>
  );
}
