import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import type { TextLink } from '@/content/types';

interface ContactLinksProps {
  readonly actions?: readonly TextLink[];
  readonly onDark?: boolean;
  readonly email?: boolean;
  readonly className?: string;
}

const estimate: TextLink = { label: 'Get Free Estimate', href: '/contact' };
const call: TextLink = { label: `Call ${company.phone.display}`, href: company.phone.href };

export function ContactLinks({
  actions = [estimate, call],
  onDark = false,
  email = true,
  className,
}: ContactLinksProps) {
  return (
    <div className={className}>
      <p className="flex flex-wrap gap-3.5 max-sm:grid max-sm:gap-3">
        {actions.map((action, index) => (
          <ButtonLink
            key={action.href}
            href={action.href}
            variant={
              index === 0 ? (onDark ? 'primary-on-dark' : 'primary') : onDark ? 'secondary-on-dark' : 'secondary'
            }
          >
            {action.href.startsWith('tel:') ? <Phone aria-hidden="true" className="size-5 flex-none" /> : null}
            {action.label}
          </ButtonLink>
        ))}
      </p>
      {email ? (
        <p className="mt-1 font-semibold max-sm:text-base md:mt-3.5">
          {'Email '}
          <SiteLink
            href={company.email.href}
            className={clsx(
              'inline-block py-2 font-semibold wrap-anywhere underline decoration-2 underline-offset-5',
              onDark ? 'decoration-copper-light' : 'decoration-copper',
            )}
          >
            <EmailAddress address={company.email.address} />
          </SiteLink>
        </p>
      ) : null}
    </div>
  );
}
