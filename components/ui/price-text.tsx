import clsx from 'clsx';
import { PlateValue } from '@/components/ui/plate-value';
import { RichText, Text } from '@/components/ui/rich-text';
import { priceParts, type Price } from '@/lib/prices/price';
import { capitalized } from '@/lib/text/capitalized';

interface PriceTextProps {
  readonly price: Price;
  /** `implied`: the text around the price names the unit. */
  readonly unit?: 'implied';
  /** `lines`: the unit and the condition are on a line below the figure. Default: `line`. */
  readonly layout?: 'line' | 'lines';
  readonly figureClassName?: string;
  readonly detailClassName?: string;
}

/** The figure, its unit and its condition: no component prints one without the others. */
export function PriceText({ price, unit, layout = 'line', figureClassName, detailClassName }: PriceTextProps) {
  const { figure, detail, unit: unitName } = priceParts(price, { unit });
  // `$300–$520 per square, before tear-off`, and `$100–$350, tarp extra` where there is no unit.
  const joint = unitName === undefined ? ', ' : ' ';
  return (
    <>
      <span data-price="" className={figureClassName}>
        <RichText>{figure}</RichText>
      </span>
      {detail === undefined ? null : (
        <span className={clsx(layout === 'lines' && 'block', detailClassName)}>
          <span className={layout === 'lines' ? 'sr-only' : undefined}>{joint}</span>
          <span>
            <RichText>{detail}</RichText>
          </span>
        </span>
      )}
    </>
  );
}

/** The figure as a plate's value, and below it what the price is for, its unit and its condition. */
export function PlatePrice({ price, of }: { readonly price: Price; readonly of?: string }) {
  const { figure, detail } = priceParts(price);
  return (
    <>
      <PlateValue>{capitalized(figure)}</PlateValue>{' '}
      <Text as="span" text={[of, detail].filter((part) => part !== undefined).join(', ')} />
    </>
  );
}
