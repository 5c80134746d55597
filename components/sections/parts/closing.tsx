import clsx from 'clsx';
import { Phone } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button';
import { EmailAddress } from '@/components/ui/email-address';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { licenseLine } from '@/content/license-line';
import type { PagePath } from '@/content/paths';
import type { Closing as ClosingContent } from '@/content/types';
import { ClosingHouse } from './closing-house';
import { estimateLink } from './contact-links';
import { PriceGuideLink } from './price-guide-link';
import { RelatedLinks, type RelatedPage } from './related-links';

const boardLayers = [
  'bg-night-at-42 [--reach:104]',
  'bg-ink [--reach:62]',
  'bg-linen [--reach:60.5]',
  'bg-charcoal [--reach:18]',
  'bg-copper [--reach:16]',
  'bg-copper-shade [--reach:2]',
] as const;

const linkClassName =
  'inline-flex min-h-11 items-center underline decoration-copper-light decoration-2 underline-offset-5';

interface ClosingProps {
  readonly path: PagePath;
  readonly closing: ClosingContent;
  readonly showsPriceGuideLink?: boolean;
  readonly related?: readonly RelatedPage[];
}

export function Closing({ path, closing, showsPriceGuideLink = false, related = [] }: ClosingProps) {
  const { id, heading, text, action = estimateLink, hasOnlyPhone = false } = closing;
  const isCall = action.href === company.phone.href;
  const background = hasOnlyPhone ? 'bg-slate' : 'bg-shutter';
  return (
    <section
      id={id}
      aria-labelledby="closing"
      data-alone={isCall && !hasOnlyPhone ? '' : undefined}
      className={clsx('page-closing on-dark text-cream', background)}
    >
      <div className="closing-gable">
        <div className="closing-dusk">
          <ClosingHouse path={path} />
          {[...boardLayers, background].map((layer) => (
            <i key={layer} aria-hidden="true" className={clsx('closing-layer', layer)} />
          ))}
        </div>
        <div className="closing-text wrap">
          <div aria-hidden="true" className="closing-slope" />
          <h2 id="closing" className={hasOnlyPhone ? 'font-sans text-h4 tracking-normal' : 'text-h2'}>
            {/* An inline block, here and below, because beside a float, browsers balance lines only in one. */}
            <Text as="span" className="inline-block" text={heading} />
          </h2>
          <p className="mt-3 text-lead text-cream-2 md:mt-4">
            <Text as="span" className="inline-block max-w-[27em] sm:text-balance" text={text} />
          </p>
          {hasOnlyPhone ? (
            <a href={company.phone.href} className="closing-number">
              {/* Where one line doesn't fit, the number wraps after the area code, and nowhere else. */}
              {company.phone.display.split(' ').map((part) => (
                <span key={part} className="inline-block whitespace-nowrap">
                  {part}&nbsp;
                </span>
              ))}
            </a>
          ) : (
            <>
              <p className="closing-actions">
                <ButtonLink href={action.href} variant="primary-on-dark">
                  {isCall ? <Phone aria-hidden="true" className="size-5 flex-none" /> : null}
                  {action.label}
                </ButtonLink>
                {isCall ? null : (
                  <a href={company.phone.href} className={clsx(linkClassName, 'font-serif text-h4 font-bold')}>
                    {company.phone.display}
                  </a>
                )}
              </p>
              {isCall ? null : (
                <p className="font-semibold max-sm:text-base">
                  <SiteLink href={company.email.href} className={clsx(linkClassName, 'wrap-anywhere')}>
                    <EmailAddress address={company.email.address} />
                  </SiteLink>
                </p>
              )}
              {showsPriceGuideLink ? <PriceGuideLink /> : null}
            </>
          )}
        </div>
      </div>
      {related.length > 0 && !hasOnlyPhone ? <RelatedLinks pages={related} /> : null}
      <p className="wrap hidden print:block">
        {`${company.name}, ${company.phone.display}, ${company.email.address}. ${licenseLine}`}
      </p>
    </section>
  );
}
