import { estimatorCopy as copy } from '@/content/price-guide/estimator';
import { printPrice, type PriceRange } from '@/lib/prices/price';

/** Keeps the sum in sight on phones, where the estimate is below the fields. */
export function TotalLine({ total }: { readonly total: PriceRange }) {
  return (
    <a href="#estimate" className="total-line lg:hidden print:hidden">
      <span>{copy.total}</span> <b>{printPrice(total)}</b>
    </a>
  );
}
