import clsx from 'clsx';
import { EmailAddress } from './email-address';
import { SiteLink, type SiteLinkProps } from './site-link';

/** A bold link with a copper underline, and an arrow that moves on hover. */
export function ArrowLink({ className, children, ...rest }: SiteLinkProps) {
  return (
    <SiteLink
      className={clsx(
        'group inline-flex min-h-11 items-center gap-2 font-bold wrap-anywhere underline decoration-copper decoration-2 underline-offset-5',
        className,
      )}
      {...rest}
    >
      {typeof children === 'string' && children.includes('@') ? <EmailAddress address={children} /> : children}
      <span
        aria-hidden="true"
        className="h-3 w-4.5 flex-none bg-current transition-transform duration-200 ease-settle clip-wedge group-hover:translate-x-0.75 group-hover:-translate-y-0.5"
      />
    </SiteLink>
  );
}
