import { ButtonLink } from '@/components/ui/button';
import { estimateOf, startValues } from '@/content/price-guide/estimate';
import { estimatorCopy } from '@/content/price-guide/estimator';
import { priceGuideCopy } from '@/content/price-guide/page';
import { capeValues, pickPrices } from '@/content/price-guide/picks';
import { offers } from '@/content/offered';
import { tradePages, trades } from '@/content/price-guide/options';
import { keysOf } from '@/lib/prices/estimate-fields';
import { leftOut } from '@/lib/prices/estimate';
import { printPrice } from '@/lib/prices/price';

const cape = estimateOf({ ...startValues, ...capeValues });
export const capeTotal = cape.total ? printPrice(cape.total) : '';

/** The estimate before scripts have started, with what each picked job costs (price-guide.css). Afterwards, the estimator writes the same (estimate-sheet.tsx). */
export function CapeSheet() {
  const missing = leftOut(cape.lines);
  return (
    <section
      id="estimate"
      aria-labelledby="cape-heading"
      className="border-t-6 border-copper bg-paper px-5 pt-5 pb-6 shadow-sheet sm:px-7"
    >
      <h2 id="cape-heading" className="text-h3">
        {estimatorCopy.sheet}
      </h2>
      <p className="mt-0.5 text-ink-2">{estimatorCopy.cape}</p>
      <ol className="mt-3">
        {cape.lines.map((line) =>
          line.kind === 'priced' ? (
            <li key={line.label} data-picked="roof" className="border-t border-rule py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 leading-tight font-semibold">{line.label}</span>
                <span className="text-small text-ink-2">{line.formula}</span>
              </p>
              <p className="font-serif text-large leading-snug font-bold">{printPrice(line.price)}</p>
            </li>
          ) : null,
        )}
        {keysOf(trades)
          .filter((trade) => trade !== 'roof' && offers(tradePages[trade]))
          .map((trade) => (
            <li key={trade} data-picked={trade} className="border-t border-rule py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="min-w-0 leading-tight font-semibold">{trades[trade]}</span>
                <span className="text-small text-ink-2">{estimatorCopy.missing[trade]}</span>
              </p>
              <p className="leading-snug font-bold">{printPrice(pickPrices[trade])}</p>
            </li>
          ))}
      </ol>
      <div className="border-t-2 border-ink pt-3.5">
        <p className="font-bold text-copper-deep">{estimatorCopy.notAnOffer}</p>
        {missing ? (
          <p className="mt-1.5 text-base/snug">
            <b>{`${estimatorCopy.notInIt}:`}</b> <span>{`${missing}.`}</span>
          </p>
        ) : null}
        <p className="mt-2 hidden text-base/snug noscript:block">{priceGuideCopy.estimator.withoutScripts}</p>
      </div>
      <ButtonLink href="/contact" className="mt-5 w-full">
        {estimatorCopy.ask}
      </ButtonLink>
    </section>
  );
}
