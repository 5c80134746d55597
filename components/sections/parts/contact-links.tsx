import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { callLink } from '@/content/company';
import type { TextLink } from '@/content/types';

interface ActionLinkProps {
  readonly action: TextLink;
  readonly isMain: boolean;
  readonly className?: string;
}

interface ContactLinksProps {
  readonly actions?: readonly TextLink[];
  readonly className?: string;
}

export const estimateLink: TextLink = { label: 'Get a Free Estimate', href: '/contact' };

export function ActionLink({ action: { label, href }, isMain, className }: ActionLinkProps) {
  return (
    <ButtonLink href={href} variant={isMain ? 'primary' : 'secondary'} className={className}>
      {href.startsWith('tel:') ? <Phone aria-hidden="true" className="size-5 flex-none" /> : null}
      {label}
    </ButtonLink>
  );
}

export function ContactLinks({ actions = [estimateLink, callLink], className }: ContactLinksProps) {
  return (
    <p className={clsx('flex flex-wrap gap-3.5 max-sm:grid max-sm:gap-3', className)}>
      {actions.map((action, index) => (
        <ActionLink key={action.href} action={action} isMain={index === 0} />
      ))}
    </p>
  );
}
