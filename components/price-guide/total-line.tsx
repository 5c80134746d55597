import { estimatorCopy as copy } from '@/content/price-guide/estimator';

/** Keeps the sum in sight on phones, where the estimate is below the picks and fields. */
export function TotalLine({ total }: { readonly total: string }) {
  return (
    <a href="#estimate" className="total-line on-dark md:hidden print:hidden">
      <span>
        <span className="block">{copy.total}</span> <b>{total}</b>
      </span>
      <span className="total-more">{copy.seeMath}</span>
    </a>
  );
}
