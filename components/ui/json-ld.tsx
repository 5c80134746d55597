import { jsonLdText } from '@/lib/seo/json-ld-text';

export function JsonLd({ record }: { readonly record: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(record) }} />;
}
