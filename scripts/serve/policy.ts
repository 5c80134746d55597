// The export writes a policy into every page, and these headers and cache rules into `_headers`. Our own server sends
// the headers too. After a change, host-files.test.ts says what to change in vercel.json and nginx.conf.

/** The map in the contact section: the only other host a page may contact, apart from a form service. */
export const mapOrigin = 'https://www.google.com';

/** `sha256-…`, of a page's inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Inline scripts and styles need a listed hash instead of `unsafe-inline`. Mail forms need `mailto:`. `formOrigin`: the
 * form service's host (content/form-service.ts).
 */
export function pagePolicy({ scripts, styles }: InlineHashes, formOrigin?: string): string {
  const service = formOrigin ? ` ${formOrigin}` : '';
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The page checks that the map's host is reachable before it shows the frame (components/contact/service-map.tsx).
    `connect-src 'self' ${mapOrigin}${service}`,
    `frame-src ${mapOrigin}`,
    `form-action 'self' mailto:${service}`,
    "object-src 'none'",
    "base-uri 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
  ].join('; ');
}

/** Includes directives that work only in a header. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** At the root, because a worker controls only pages below its own path. */
export const workerFile = 'sw.js';

/** For pages, and for every other file without a cache rule. */
export const revalidate = 'public, max-age=0, must-revalidate';
export const cacheRules: readonly ({ readonly value: string } & (
  { readonly folder: string } | { readonly file: string }
))[] = [
  // Revalidated each time: a new deploy must be able to replace it.
  { file: `/${workerFile}`, value: 'no-cache' },
  { folder: '/_next/static/', value: 'public, max-age=31536000, immutable' },
  { folder: '/pictures/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
  { folder: '/art/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
  { folder: '/og/', value: 'public, max-age=604800, stale-while-revalidate=86400' },
];

export function cacheControl(pathname: string): string {
  const rule = cacheRules.find((candidate) =>
    'file' in candidate ? pathname === candidate.file : pathname.startsWith(candidate.folder),
  );
  return rule?.value ?? revalidate;
}

/** Netlify and Cloudflare Pages merge all matching rules, so pages get no cache rule: these hosts' default is right. */
export function headersFile(): string {
  const headers = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
  const rules = cacheRules.map(
    (rule) => `\n${'file' in rule ? rule.file : `${rule.folder}*`}\n  Cache-Control: ${rule.value}\n`,
  );
  return ['/*\n', ...headers, ...rules].join('');
}
