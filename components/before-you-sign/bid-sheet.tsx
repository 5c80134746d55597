import { LogoMark } from '@/components/ui/logo-mark';
import { bidSheet as copy, type BidLine } from '@/content/before-you-sign/bid-sheet';

export function BidSheet() {
  return (
    <div className="bid-sheet">
      <div className="bid-title">
        <LogoMark className="w-10 flex-none text-shutter sm:w-13" />
        <div className="min-w-0 flex-1">
          <p className="font-serif text-h3 leading-tight font-bold tracking-heading">{copy.title}</p>
          <p className="bid-job">{copy.job}</p>
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
            {lines.map(({ label, field }: BidLine) => (
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
      <p className="bid-foot">
        {copy.foot.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
