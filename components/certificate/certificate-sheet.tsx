import clsx from 'clsx';
import { LogoMark } from '@/components/ui/logo-mark';
import { Text } from '@/components/ui/rich-text';
import { certificateText, certificateTypes } from '@/content/certificate';
import { company } from '@/content/company';
import { printDay } from '@/lib/calendar/day';
import type { Certificate } from '@/lib/certificate/certificate';
import { Seal } from './seal';

function Gable() {
  return <span aria-hidden="true" className="certificate-gable flex-none max-xs:hidden" />;
}

export function CertificateSheet({ certificate }: { readonly certificate: Certificate }) {
  const { recipientName, certificateType, issueDate, certificateId } = certificate;
  const { statement, warranty } = certificateTypes.find(({ name }) => name === certificateType) ?? {};
  const facts = [
    ...(warranty?.product ? [[certificateText.manufacturer, warranty.product] as const] : []),
    ...(warranty?.workmanship ? [[certificateText.workmanship, warranty.workmanship] as const] : []),
    ['Issued on', printDay(issueDate, 'long')],
    ['Certificate number', certificateId],
  ] as const;
  return (
    <article
      aria-labelledby="certificate-title"
      className="certificate-sheet mx-auto flex max-w-264 border-fine border-ink bg-paper p-2 shadow-sheet sm:p-3.5"
    >
      <div
        className={clsx(
          'certificate-frame @container',
          'flex min-w-0 flex-1 flex-col items-center px-4 py-6.5 text-center sm:px-8 md:px-16 md:pt-7 md:pb-8 print:px-12 print:pt-6 print:pb-5',
        )}
      >
        <header>
          <LogoMark className="mx-auto mb-2 w-13 text-shutter print:mb-1 print:w-11" />
          <p translate="no" className="font-serif text-h4 leading-tight font-bold sm:text-h3">
            {company.name}
          </p>
          <p>{certificateText.header}</p>
        </header>
        <h1 id="certificate-title" className="certificate-title mt-5 mb-3 print:mt-3 print:mb-2">
          {certificateText.title}
        </h1>
        <p className="max-w-measure">{certificateText.body}</p>
        <p
          translate="no"
          className="certificate-name my-3 w-full max-w-190 border-b-fine border-ink px-2 pt-2 pb-2 font-serif font-bold wrap-anywhere text-shutter sm:px-8 print:mt-1 print:mb-2"
        >
          {recipientName}
        </p>
        <div className="mt-3 flex max-w-full items-center gap-4.5 print:mt-1">
          <Gable />
          <p className="min-w-0 font-serif text-h4 leading-snug font-semibold">
            <span className="sr-only">Type of work: </span>
            <span>{certificateType}</span>
          </p>
          <Gable />
        </div>
        <Text className="mt-3 max-w-[48em] text-balance print:mt-2" text={statement} />
        <dl
          className={clsx(
            'mt-5 grid w-full gap-x-4 gap-y-2 max-sm:text-left sm:grid-cols-2 md:w-auto',
            'md:grid-cols-4 md:gap-x-11 @min-[36rem]:w-auto @min-[36rem]:gap-x-11 print:mt-4 print:w-auto print:grid-cols-4 print:gap-x-11',
          )}
        >
          {facts.map(([label, value]) => (
            <div
              key={label}
              className="max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 print:block print:text-center"
            >
              <dt className="text-small text-ink-2">{label}</dt>
              <Text as="dd" className="font-bold" text={value} />
            </div>
          ))}
        </dl>
        <Text className="mt-4 text-small text-balance print:mt-3" text={warranty?.sentence} />
        {company.sampleContent ? <p className="mt-1.5 text-small text-ink-2">{certificateText.sampleMark}</p> : null}
        <footer
          className={clsx(
            'mt-auto grid w-full items-end justify-items-center gap-6 pt-3.5 md:gap-10',
            '@min-[36rem]:grid-cols-[1fr_auto_1fr] print:grid-cols-[1fr_auto_1fr] print:gap-10 print:pt-3',
          )}
        >
          <p className="w-full leading-snug">
            <span aria-hidden="true" className="block h-11" />
            <strong className="block border-t-fine border-ink pt-1.5">Crew chief</strong>
            <span>Signature</span>
          </p>
          <Seal />
          <p className="w-full leading-snug">
            <span className="block pb-1.5 font-serif text-h4/snug font-bold" translate="no">
              {`HIC ${company.license.number}`}
            </span>
            <strong translate="no" className="block border-t-fine border-ink pt-1.5">
              {company.name}
            </strong>
            <span>{certificateText.registered}</span>
          </p>
        </footer>
      </div>
    </article>
  );
}
