/*
 * The one source of what the site allows. The export step writes it into every page and into `_headers`;
 * `write-host-files.ts` writes the files of the other hosts; `serve.ts` sends it.
 */

/** The only other host a page may show: the map of the contact section. content/company.ts holds its address. */
export const mapOrigin = 'https://www.google.com';

/** What stands inline in a page and is run or applied, as `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy that stands in each page. Inline scripts and styles run only when their hash is listed, so neither
 * needs `unsafe-inline`; a mail form needs `mailto:` beside 'self'.
 */
export function pagePolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The map's host is asked whether it is there before its frame is shown (components/contact/service-map.tsx).
    `connect-src 'self' ${mapOrigin}`,
    `frame-src ${mapOrigin}`,
    "form-action 'self' mailto:",
    "object-src 'none'",
    "base-uri 'self'",
    "manifest-src 'self'",
  ].join('; ');
}

/** What only a header can say, and what holds on every answer. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Files whose name changes with their content never change; pages and their payloads are asked for again each time. */
export const revalidate = 'public, max-age=0, must-revalidate';
export const cacheRules: readonly { readonly folder: string; readonly value: string }[] = [
  { folder: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  { folder: '/pictures/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
  { folder: '/art/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
  { folder: '/og/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
];

export function cacheControl(pathname: string): string {
  return cacheRules.find((rule) => pathname.startsWith(rule.folder))?.value ?? revalidate;
}
