import { RichText } from '@/components/ui/rich-text';
import { sourceLabels } from '@/content/before-you-sign/page';
import type { Check } from '@/content/before-you-sign/checks';

export function SourceNote({ source }: { readonly source: Check['source'] }) {
  return (
    <p className="source-note">
      {source === 'advice' ? (
        sourceLabels.advice
      ) : (
        <>
          <RichText>{source.cites}</RichText>
          {'; '}
          <RichText>{`${sourceLabels.read} ${source.readOn}`}</RichText>
        </>
      )}
    </p>
  );
}
