import clsx from 'clsx';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Text } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { closingPicture, closingView, writeInstead } from '@/content/closings';
import { company } from '@/content/company';
import { licenseLine } from '@/content/license-line';
import type { PagePath } from '@/content/paths';
import type { Closing as ClosingContent } from '@/content/page';
import { pictureSizes } from '@/lib/pictures/picture-sizes';
import { estimateLink } from './contact-links';
import { TextUs } from './text-us';

/** Where a picture's subject is. */
const views = { low: 'closing-low', right: 'closing-right', mirrored: 'closing-mirrored' } as const;
const sizes = pictureSizes('100vw', { lg: '66vw', '4xl': '1120px' });

export interface RelatedPage {
  readonly path: PagePath;
  readonly name: string;
}

interface ClosingProps {
  readonly path: PagePath;
  readonly closing: ClosingContent;
  readonly related?: readonly RelatedPage[];
}

export function Closing({ path, closing, related = [] }: ClosingProps) {
  const { id, heading, text, action = estimateLink, hasOnlyPhone = false } = closing;
  const isCall = action.href === company.phone.href;
  const picture = closingPicture(path);
  const view = closingView(picture);
  return (
    <>
      <section
        id={id}
        aria-labelledby="closing"
        className={clsx('closing-frame', hasOnlyPhone && 'closing-night on-dark text-cream')}
      >
        <div className={clsx('closing-picture render-near', view && views[view])}>
          <Picture name={picture} sizes={sizes} />
        </div>
        <div
          data-enters=""
          className="relative z-1 wrap pt-[clamp(16px,3.7vw,24px)] pb-[clamp(20px,4vw,26px)] lg:pt-15 lg:pb-9"
        >
          <div aria-hidden="true" className="closing-slope" />
          <Text
            as="h2"
            id="closing"
            className={clsx('lg:max-w-[15em]', hasOnlyPhone ? 'font-sans text-h4 tracking-normal' : 'text-h2')}
            text={heading}
          />
          <Text className="mt-2 max-w-[27em] text-lead max-sm:text-body/normal sm:mt-3" text={text} />
          {hasOnlyPhone ? (
            <a
              href={company.phone.href}
              className={clsx(
                'mt-3.5 block font-serif text-[min(17vw,6rem)] leading-none font-extrabold tracking-[-0.02em]',
                'hover:text-ochre sm:text-[min(11vw,6rem)] lg:text-[clamp(3.4rem,5.4vw,5.6rem)]',
              )}
            >
              {/* Where one line doesn't fit, the number wraps after the area code. */}
              {company.phone.display.split(' ').map((part) => (
                <span key={part} className="inline-block">
                  {part}&nbsp;
                </span>
              ))}
            </a>
          ) : null}
          {hasOnlyPhone ? (
            <TextUs />
          ) : (
            <p className="mt-[clamp(16px,3.4vw,22px)] flex flex-wrap items-center gap-x-[clamp(16px,4vw,26px)] gap-y-2.25 max-sm:[&_.button]:px-4">
              <ButtonLink href={action.href}>
                {isCall ? <PhoneIcon /> : null}
                {action.label}
              </ButtonLink>
              {isCall ? null : (
                <a
                  href={company.phone.href}
                  className={clsx(
                    'inline-flex min-h-11 items-center font-serif text-[clamp(1.0625rem,3.4vw,1.35rem)] leading-none font-bold',
                    'whitespace-nowrap underline decoration-copper decoration-2 underline-offset-6',
                  )}
                >
                  {company.phone.display}
                </a>
              )}
              <TextUs />
            </p>
          )}
          {isCall && !hasOnlyPhone ? null : (
            <Text
              className={clsx('mt-2 text-small sm:mt-3', !hasOnlyPhone && 'text-ink-2')}
              text={action.href === '/contact' || path === '/contact' ? writeInstead.byEmail : writeInstead.byMessage}
            />
          )}
        </div>
        <p className="wrap hidden print:block">
          {`${company.name}, ${company.phone.display}, ${company.email.address}. ${licenseLine}`}
        </p>
      </section>
      {related.length > 0 && !hasOnlyPhone ? (
        <nav aria-label="Next" className="next-line relative z-2 border-t-2 border-ink bg-linen print:hidden">
          <ul className="wrap flex flex-wrap items-center gap-x-[clamp(20px,5vw,34px)] py-[clamp(4px,1.2vw,8px)]">
            <li aria-hidden="true" className="font-serif text-large font-bold">
              Next
            </li>
            {related.map(({ path: other, name }) => (
              <li key={other}>
                <SiteLink href={other}>{name}</SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}
