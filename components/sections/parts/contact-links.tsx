import clsx from 'clsx';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { callLink, company } from '@/content/company';
import type { TextLink } from '@/content/rich-text';

interface ActionLinkProps {
  readonly action: TextLink;
  readonly isMain: boolean;
  /** On phones, a call shows no number. */
  readonly isShort?: boolean;
  readonly onDark?: boolean;
  readonly className?: string;
}

interface ContactLinksProps {
  readonly actions?: readonly TextLink[];
  /** Beside each other on phones, too, below a plate. */
  readonly inRow?: boolean;
  readonly onDark?: boolean;
  readonly className?: string;
}

export const estimateLink: TextLink = { label: 'Get a Free Estimate', href: '/contact' };

export function ActionLink({ action: { label, href }, isMain, isShort, onDark, className }: ActionLinkProps) {
  const number = ` ${company.phone.display}`;
  const hidesNumber = isShort && label.endsWith(number);
  const variant = isMain ? 'primary' : 'secondary';
  return (
    <ButtonLink
      href={href}
      variant={onDark ? `${variant}-on-dark` : variant}
      aria-label={hidesNumber ? label : undefined}
      className={className}
    >
      {href.startsWith('tel:') ? <PhoneIcon /> : null}
      {hidesNumber ? (
        <span>
          {label.slice(0, -number.length)}
          <span className="max-sm:hidden">{number}</span>
        </span>
      ) : (
        label
      )}
    </ButtonLink>
  );
}

export function ContactLinks({
  actions = [estimateLink, callLink],
  inRow = false,
  onDark,
  className,
}: ContactLinksProps) {
  return (
    <p className={clsx(inRow ? 'plated-links' : 'flex flex-wrap gap-3.5 max-sm:grid max-sm:gap-3', className)}>
      {actions.map((action, index) => (
        <ActionLink key={action.href} action={action} isMain={index === 0} isShort={inRow} onDark={onDark} />
      ))}
    </p>
  );
}
