import { jsonInScript } from '@/lib/text/json-in-script';

export function JsonLd({ record }: { readonly record: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(record) }} />;
}
