import { Closing } from '@/components/sections/parts/closing';
import { OnThisPage } from '@/components/sections/parts/on-this-page';
import { Pencil } from '@/components/sections/parts/pencil';
import { Text } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pageName } from '@/content/all-pages';
import { bidSheet } from '@/content/before-you-sign/bid-sheet';
import { chapters } from '@/content/before-you-sign/checks';
import { beforeYouSignPage as page } from '@/content/before-you-sign/page';
import { BeforeYouSignHero } from './before-you-sign-hero';
import { BidSheet } from './bid-sheet';
import { CheckList } from './check-list';
import { ContractFigure } from './contract-figure';
import { PrintSheetButton } from './print-sheet-button';

export function BeforeYouSignPage() {
  return (
    <>
      <BeforeYouSignHero />
      <OnThisPage sections={[...chapters, bidSheet]} />
      {chapters.map(({ id, heading, intro, tone, hasContract, checks }) => (
        <Section key={id} id={id} labelledBy={`${id}-heading`} tone={tone}>
          <SectionHeading id={`${id}-heading`} intro={intro}>
            {heading}
          </SectionHeading>
          {hasContract ? <ContractFigure /> : null}
          <CheckList checks={checks} />
        </Section>
      ))}
      <Section id={bidSheet.id} labelledBy="bid-heading" className="bid-board">
        <div className="relative max-w-204">
          <div className="mb-6 items-end justify-between gap-x-14 gap-y-4 max-md:grid md:mb-9 md:flex">
            <div className="min-w-0">
              <h2 id="bid-heading" className="text-h2">
                {bidSheet.heading}
              </h2>
              <p className="mt-2.5 max-w-[30em] text-lead">{bidSheet.intro}</p>
              <p className="mt-2 hidden noscript:block">{bidSheet.printByHand}</p>
            </div>
            <PrintSheetButton>{bidSheet.print}</PrintSheetButton>
          </div>
          <BidSheet />
          <Pencil color="shutter" className="-right-44 bottom-28 w-55 max-xl:hidden" />
        </div>
      </Section>
      <div data-footnote="" className="bg-chalk">
        <div className="wrap py-6 md:py-8">
          <Text className="max-w-copy text-small text-ink-2" text={page.footnote} />
        </div>
      </div>
      <Closing
        path={page.path}
        closing={page.closing}
        related={page.related.map((path) => ({ path, name: pageName(path) }))}
      />
    </>
  );
}
