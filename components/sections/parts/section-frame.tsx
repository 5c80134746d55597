import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Reveal } from '@/components/motion/reveal';
import { RichText } from '@/components/ui/rich-text';
import { Section, type Tone } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { RichText as RichTextContent, Section as SectionContent } from '@/content/types';
import { FinePrint } from './fine-print';
import { FoldedOnPhones } from './folded-on-phones';
import { headingId } from './heading-id';
import { Illustrated } from './illustrated';
import { isDark } from './is-dark';
import { isKeyed } from './is-keyed';
import { MediaPanel } from './media-panel';

interface SectionFrameProps {
  readonly section: SectionContent;
  readonly tone: Tone;
  /** Half the usual space around a section that says little. */
  readonly isShort: boolean;
  /**
   * `split` and `stacked` put the heading above the body. `aside` puts it beside the body, where it stays in view while a
   * long list scrolls. `picture` puts `aside`, a picture, beside heading and body; on phones it comes between the two,
   * and so does a drawing with a key on tablets, which needs the width.
   */
  readonly layout?: 'split' | 'stacked' | 'aside' | 'picture';
  /** Shown under the heading in the `aside` layout. The picture in the `picture` layout. */
  readonly aside?: ReactNode;
  /** Fine print below the body. */
  readonly footnote?: RichTextContent;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The width of the body beside its drawing. */
function bodyWidth(section: SectionContent) {
  if (section.kind === 'repairs') return 'all';
  return section.kind === 'table' && section.columns.length > 3 ? 'more' : 'most';
}

/** What all sections share: the background, the anchor, the heading, and half the usual space around a short text. */
export function SectionFrame({
  section,
  tone,
  isShort,
  layout = 'split',
  aside,
  footnote,
  className,
  children,
}: SectionFrameProps) {
  const id = headingId(section);
  const onDark = isDark(tone);
  const intro = section.intro ? <RichText>{section.intro}</RichText> : undefined;
  const heading = (
    <>
      <h2 id={id} className="text-h2">
        <RichText>{section.heading}</RichText>
      </h2>
      {intro ? (
        <p className={clsx('mt-3 max-w-measure text-lead md:mt-4', onDark ? 'text-cream-2' : 'text-ink-2')}>{intro}</p>
      ) : null}
    </>
  );
  const picture = 'media' in section ? section.media : undefined;
  const isBesideOnTablets = section.figure
    ? !isKeyed({ kind: 'drawing', name: section.figure })
    : picture !== undefined && !isKeyed(picture);
  // Two narrow columns have no room for a third: there the drawing takes the place beside heading and body.
  const figureBeside =
    layout === 'aside' && section.figure ? (
      <MediaPanel
        media={{ kind: 'drawing', name: section.figure }}
        sizes="45vw"
        className={clsx(
          isBesideOnTablets ? 'max-sm:-mx-(--pad)' : 'max-md:-mx-(--pad)',
          'max-sm:aspect-4/3 sm:sticky sm:top-32 sm:h-full sm:max-h-152 sm:min-h-70 lg:max-h-176',
        )}
      />
    ) : undefined;
  // In the row of a short section's heading there is room for the fine print, if no introduction stands there.
  const isPrintBeside = isShort && layout === 'split' && !intro;
  const print = footnote ? (
    <FinePrint
      text={footnote}
      onDark={onDark}
      className={clsx(isPrintBeside && 'md:col-start-2 md:row-start-1 md:mt-0 md:mb-4 md:self-end md:justify-self-end')}
    />
  ) : null;
  const finePrint = section.foldedOnPhonesAs ? null : print;
  const folded = section.foldedOnPhonesAs ? (
    <FoldedOnPhones label={section.foldedOnPhonesAs}>
      {children}
      {print}
    </FoldedOnPhones>
  ) : (
    children
  );
  const content =
    section.figure && !figureBeside ? (
      <Illustrated drawing={section.figure} width={bodyWidth(section)}>
        {folded}
      </Illustrated>
    ) : (
      folded
    );
  const body = (
    <>
      {content}
      {finePrint}
    </>
  );

  return (
    <Section id={section.id} labelledBy={id} tone={tone} space={isShort ? 'short' : 'usual'} className={className}>
      {figureBeside || layout === 'picture' ? (
        <div
          className={clsx(
            'grid grid-cols-1 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-14',
            isBesideOnTablets
              ? 'sm:grid-rows-[auto_1fr] sm:max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-md:gap-x-8'
              : 'md:grid-rows-[auto_1fr]',
          )}
        >
          <Reveal className={isBesideOnTablets ? 'sm:col-start-2' : 'md:col-start-2'}>
            {heading}
            {figureBeside ? aside : null}
          </Reveal>
          <div
            className={
              isBesideOnTablets
                ? 'sm:col-start-1 sm:row-span-2 sm:row-start-1'
                : 'md:col-start-1 md:row-span-2 md:row-start-1'
            }
          >
            {figureBeside ?? aside}
          </div>
          <div className={isBesideOnTablets ? 'sm:col-start-2' : 'md:col-start-2'}>{body}</div>
        </div>
      ) : layout === 'aside' ? (
        <div className="grid grid-cols-1 gap-x-14 gap-y-4 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <Reveal className="self-start md:sticky md:top-32">
            {heading}
            {aside}
          </Reveal>
          <div>{body}</div>
        </div>
      ) : (
        <div className={clsx(isPrintBeside && finePrint && 'md:grid md:grid-cols-[auto_minmax(21rem,1fr)] md:gap-x-8')}>
          <Reveal className="md:self-end">
            <SectionHeading
              id={id}
              intro={intro}
              layout={layout}
              onDark={onDark}
              space={isShort && layout === 'split' ? 'short' : 'usual'}
            >
              <RichText>{section.heading}</RichText>
            </SectionHeading>
          </Reveal>
          <div className="min-w-0 md:col-span-2 md:row-start-2">{content}</div>
          {finePrint}
        </div>
      )}
    </Section>
  );
}
