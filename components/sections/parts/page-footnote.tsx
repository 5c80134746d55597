import { Text } from '@/components/ui/rich-text';
import type { RichText as RichTextContent } from '@/content/rich-text';

export function PageFootnote({ children }: { readonly children: RichTextContent }) {
  return (
    <div data-footnote="">
      <div className="wrap py-6 md:py-10 print:py-0">
        <Text className="max-w-copy text-small text-ink-2" text={children} />
      </div>
    </div>
  );
}
