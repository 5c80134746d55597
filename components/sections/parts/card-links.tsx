import clsx from 'clsx';
import { ArrowLink } from '@/components/ui/arrow-link';
import { RichText } from '@/components/ui/rich-text';
import type { Card } from '@/content/types';
import { printPrice } from '@/lib/prices/price';

interface CardLinksProps {
  readonly card: Card;
  readonly className: string;
}

export function CardLinks({ card, className }: CardLinksProps) {
  if (!card.price && !card.links) return null;
  return (
    <div className={clsx('max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5', className)}>
      {card.price ? (
        <p className="font-bold sm:border-t sm:border-rule sm:pt-3">
          <RichText>{printPrice(card.price)}</RichText>
        </p>
      ) : null}
      {card.links?.map((link) => (
        <p key={link.href}>
          <ArrowLink href={link.href}>{link.label}</ArrowLink>
        </p>
      ))}
    </div>
  );
}
