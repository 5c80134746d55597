import { Text } from '@/components/ui/rich-text';
import type { Check } from '@/content/before-you-sign/checks';
import { SourceNote } from './source-note';

/** The style sheet draws a box beside each check; it's decoration, not an input. */
export function CheckList({ checks }: { readonly checks: readonly Check[] }) {
  return (
    <ol className="check-list">
      {checks.map(({ title, text, source }) => (
        <li key={title}>
          <div className="min-w-0">
            <h3 className="text-h3">{title}</h3>
            <Text className="mt-1.5 max-w-measure max-sm:text-base" text={text} />
          </div>
          <SourceNote source={source} />
        </li>
      ))}
    </ol>
  );
}
