import clsx from 'clsx';
import { EmailAddress } from './email-address';
import { SiteLink, type SiteLinkProps } from './site-link';

export function ArrowLink({ className, children, ...rest }: SiteLinkProps) {
  const text = typeof children === 'string' ? children : undefined;
  const last = text === undefined ? 0 : text.lastIndexOf(' ') + 1;
  return (
    <SiteLink
      className={clsx(
        'group inline-block min-h-11 py-2.5 leading-snug font-bold wrap-anywhere underline decoration-copper decoration-2 underline-offset-5',
        className,
      )}
      {...rest}
    >
      {text?.slice(0, last)}
      <span className="keep-together">
        {text?.includes('@') ? <EmailAddress address={text} /> : (text?.slice(last) ?? children)}
        <span aria-hidden="true" className="ml-2 inline-block h-3 w-4.5 climbs bg-current clip-wedge" />
      </span>
    </SiteLink>
  );
}
