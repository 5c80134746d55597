import { RichText } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/types';

interface IntroAndTextProps {
  readonly section: { readonly intro?: RichTextContent; readonly text: RichTextContent };
}

export function IntroAndText({ section: { intro, text } }: IntroAndTextProps) {
  return (
    <>
      {intro ? (
        <p className="mb-3">
          <RichText>{intro}</RichText>
        </p>
      ) : null}
      <p>
        <RichText>{text}</RichText>
      </p>
    </>
  );
}
