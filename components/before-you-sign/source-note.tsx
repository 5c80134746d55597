import { RichText } from '@/components/ui/rich-text';
import { sourceWords } from '@/content/before-you-sign/page';
import type { Check } from '@/content/before-you-sign/checks';

export function SourceNote({ source }: { readonly source: Check['source'] }) {
  return (
    <p className="source-note">
      {source === 'habit' ? (
        sourceWords.habit
      ) : (
        <>
          <RichText>{source.cites}</RichText>
          {'; '}
          <RichText>{`${sourceWords.read} ${source.readOn}`}</RichText>
        </>
      )}
    </p>
  );
}
