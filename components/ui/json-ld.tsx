import { jsonLdText } from '@/lib/seo/json-ld-text';

/** Structured data for search engines, as a non-executable script element. */
export function JsonLd({ record }: { readonly record: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(record) }} />;
}
