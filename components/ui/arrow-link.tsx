import clsx from 'clsx';
import { isOff } from '@/content/offered';
import { EmailAddress } from './email-address';
import { SiteLink, type SiteLinkProps } from './site-link';

/** Renders nothing if its page is off (content/services-off.ts). */
export function ArrowLink({ className, children, ...rest }: SiteLinkProps) {
  if (isOff(rest.href)) return null;
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
