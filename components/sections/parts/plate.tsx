import clsx from 'clsx';
import { PlateValue } from '@/components/ui/plate-value';
import { PlatePrice } from '@/components/ui/price-text';
import { Text } from '@/components/ui/rich-text';
import type { Plate as PlateContent } from '@/content/storylines';

/** An enameled plate: price, time and what happens after a call. It holds no link, so its place doesn't change focus. */
interface PlateProps extends PlateContent {
  /** Its place on the screen. */
  readonly className?: string;
}

export function Plate({ price: { price, of, note }, time, next, className }: PlateProps) {
  return (
    <div className={clsx('plate', className)}>
      <dl className="plate-face">
        <div className="plate-price">
          <dt>Price</dt>
          <dd>
            <PlatePrice price={price} of={of} /> <Text as="span" text={note} />
          </dd>
        </div>
        <div className="plate-time">
          <dt>{time.label ?? 'Time'}</dt>
          <dd>
            <PlateValue>{time.value}</PlateValue> <Text as="span" text={time.note} />
          </dd>
        </div>
        <div className="plate-next">
          <dt>After you call</dt>
          <dd>
            <ol>
              {next.map(({ what, how }) => (
                <li key={what}>
                  <b>{what}</b> <Text as="span" text={how} />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      </dl>
    </div>
  );
}
