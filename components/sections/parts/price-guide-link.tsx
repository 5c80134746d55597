import { ArrowLink } from '@/components/ui/arrow-link';

export function PriceGuideLink({ className }: { readonly className?: string }) {
  return (
    <p className={className}>
      <ArrowLink href="/price-guide">Add up your project in the price guide</ArrowLink>
    </p>
  );
}
