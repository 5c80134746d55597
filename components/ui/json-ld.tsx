import { jsonLdText } from '@/lib/seo/json-ld-text';

/** A record for search engines. A data block: nothing in it runs. */
export function JsonLd({ record }: { readonly record: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(record) }} />;
}
