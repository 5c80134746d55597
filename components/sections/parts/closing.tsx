import { Reveal } from '@/components/motion/reveal';
import { Drawing } from '@/components/ui/drawing';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { company } from '@/content/company';
import { closingDrawing } from '@/content/drawings';
import type { Closing as ClosingContent, TextLink } from '@/content/types';
import { PriceGuideLink } from './price-guide-link';
import { ContactLinks } from './contact-links';
import { RelatedLinks, type RelatedPage } from './related-links';

const usual: ClosingContent = {
  heading: 'Tell us what’s going on',
  text: 'We’ll take a look and give you one firm price in writing.',
};

const estimate: TextLink = { label: 'Get Free Estimate', href: '/contact' };
const call: TextLink = { label: `Call ${company.phone.display}`, href: company.phone.href };

interface ClosingProps {
  readonly closing?: ClosingContent;
  /** Links to the price guide, for visitors who want a figure before they talk to us. */
  readonly linksPrices?: boolean;
  /** Shows the estimate that a visitor gets. Pages with little to look at need it. */
  readonly isDrawn?: boolean;
  /** The pages that a reader usually needs next. */
  readonly related?: readonly RelatedPage[];
}

/** The end of every page: one clear call to action, on the green background. */
export function Closing({ closing = usual, linksPrices = false, isDrawn = false, related = [] }: ClosingProps) {
  const { heading, text, action = estimate } = closing;
  // A page for emergencies ends with the phone and nothing else.
  const isCallOnly = action.href === call.href;
  return (
    <Section labelledBy="closing" tone="shutter" space="short">
      {/* On phones the text runs around the drawing; on desks the drawing stands above the buttons. */}
      <Reveal
        className={
          isDrawn
            ? 'gap-x-16 gap-y-3 max-sm:flow-root sm:grid sm:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-[minmax(0,1fr)_auto]'
            : 'grid items-center gap-x-16 gap-y-3 lg:grid-cols-[minmax(0,1.4fr)_auto]'
        }
      >
        {isDrawn ? (
          <Drawing
            name={closingDrawing}
            alt=""
            className="mt-1.5 h-auto w-[min(28%,6rem)] rounded-sm max-sm:float-right max-sm:ml-4 sm:col-start-2 sm:row-start-1 sm:w-full lg:mb-2 lg:w-32"
          />
        ) : null}
        <div className={isDrawn ? 'sm:col-start-1 sm:row-start-1 lg:row-span-2 lg:self-center' : undefined}>
          <h2 id="closing" className="text-h2">
            <RichText>{heading}</RichText>
          </h2>
          <p className="mt-2.5 max-w-measure text-lead text-cream-2 md:mt-3.5">
            <RichText>{text}</RichText>
          </p>
          {linksPrices && !isCallOnly ? <PriceGuideLink className="mt-1.5 md:mt-3" /> : null}
        </div>
        <ContactLinks
          onDark
          actions={isCallOnly ? [call] : [action, call]}
          email={!isCallOnly}
          className={isDrawn ? 'clear-both max-sm:mt-3 sm:max-lg:col-span-2 lg:col-start-2' : undefined}
        />
      </Reveal>
      {related.length > 0 ? <RelatedLinks pages={related} /> : null}
    </Section>
  );
}
