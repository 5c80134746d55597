import clsx from 'clsx';
import { LogoMark } from '@/components/ui/logo-mark';
import { Text } from '@/components/ui/rich-text';
import { certificateText, certificateTypes } from '@/content/certificate';
import { company } from '@/content/company';
import { printDay } from '@/lib/calendar/day';
import type { Certificate } from '@/lib/certificate/certificate';
import { Seal } from './seal';

function Gable() {
  return (
    <span
      aria-hidden="true"
      className="h-4.5 w-13.5 flex-none bg-copper [clip-path:polygon(0_100%,50%_0,100%_100%,50%_30%)]"
    />
  );
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
      className="certificate-sheet mx-auto flex w-264 border-fine border-ink bg-paper p-3.5 shadow-sheet lg:max-w-full"
    >
      <div
        className={clsx(
          'certificate-frame',
          'flex min-w-0 flex-1 flex-col items-center px-16 pt-7 pb-8 text-center print:px-12 print:pt-6 print:pb-5',
        )}
      >
        <header>
          <LogoMark className="mx-auto mb-2 w-13 text-shutter print:mb-1 print:w-11" />
          <p translate="no" className="font-serif text-h3 leading-tight font-bold">
            {company.name}
          </p>
          <p>{certificateText.header}</p>
        </header>
        <h1
          id="certificate-title"
          className="mt-5 mb-3 text-[3.5rem] leading-[1.05] print:mt-3 print:mb-2 print:text-[38pt]"
        >
          {certificateText.title}
        </h1>
        <p className="max-w-measure">{certificateText.body}</p>
        <p
          translate="no"
          className={clsx(
            'my-3 w-full max-w-190 border-b-fine border-ink px-8 py-2 font-serif text-[2.3rem] leading-[1.2] font-bold wrap-anywhere',
            'text-shutter print:mt-1 print:mb-2 print:text-[25pt]',
          )}
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
        {/* Two, three or four facts, centered. */}
        <dl className="mt-5 flex flex-wrap justify-center gap-x-11 gap-y-2 print:mt-4">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-small text-ink-2">{label}</dt>
              <Text as="dd" className="font-bold" text={value} />
            </div>
          ))}
        </dl>
        <Text className="mt-4 text-small text-balance print:mt-3" text={warranty?.sentence} />
        {company.sampleContent ? <p className="mt-1.5 text-small text-ink-2">{certificateText.sampleMark}</p> : null}
        <footer className="mt-auto grid w-full grid-cols-[1fr_auto_1fr] items-end justify-items-center gap-10 pt-3.5 print:pt-3">
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
