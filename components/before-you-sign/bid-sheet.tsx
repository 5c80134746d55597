import clsx from 'clsx';
import { LogoMark } from '@/components/ui/logo-mark';
import { bidSheet as copy } from '@/content/before-you-sign/bid-sheet';

export function BidSheet() {
  return (
    <div
      className={clsx(
        'bid-sheet -mx-[min(10px,var(--pad))] bg-white px-3.5 pt-6 pb-5 shadow-sheet sm:mx-0 sm:px-11.5 sm:pt-11 sm:pb-7.5',
        'print:m-0 print:break-inside-avoid print:p-0 print:shadow-none',
      )}
    >
      <div className="flex items-center gap-4.5 pb-4 print:pb-[0.12in]">
        <LogoMark className="w-10 flex-none text-shutter sm:w-13" />
        <div className="min-w-0 flex-1">
          <p className="font-serif text-h3 leading-tight font-bold tracking-heading">{copy.title}</p>
          <p className="bid-job mt-1.5 flex items-end gap-2.5 text-base/body">{copy.job}</p>
        </div>
      </div>
      <table>
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr>
            <td />
            {copy.bids.map((letter) => (
              <th key={letter} scope="col">
                <span className="max-sm:sr-only print:not-sr-only">{`${copy.bid} `}</span>
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        {copy.groups.map(({ name, lines }) => (
          <tbody key={name}>
            <tr>
              <th colSpan={copy.bids.length + 1} scope="colgroup">
                {name}
              </th>
            </tr>
            {lines.map(({ label, field }) => (
              <tr key={label} data-field={field}>
                <th scope="row">{label}</th>
                {/* The style sheet draws `i` as an empty box. */}
                {copy.bids.map((letter) => (
                  <td key={letter}>{field === 'box' ? <i /> : null}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 pt-3.5 text-small/body text-ink-2 print:pt-[0.1in] print:text-[9pt]">
        {copy.foot.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
