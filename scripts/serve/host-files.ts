import { cacheRules, revalidate, securityHeaders } from '@/scripts/serve/policy';

const headers = Object.entries(securityHeaders);

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of all matching rules, so pages get no cache rule
 * here: the default of both hosts (revalidate each time) is what pages need.
 */
export function headersFile(): string {
  return [
    '/*',
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ...cacheRules.flatMap((rule) => [
      '',
      'file' in rule ? rule.file : `${rule.folder}*`,
      `  Cache-Control: ${rule.value}`,
    ]),
    '',
  ].join('\n');
}

export function vercelFile(): string {
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    trailingSlash: true,
    headers: [
      { source: '/(.*)', headers: headers.map(([key, value]) => ({ key, value })) },
      ...cacheRules.map((rule) => ({
        source: 'file' in rule ? rule.file : `${rule.folder}(.*)`,
        headers: [{ key: 'Cache-Control', value: rule.value }],
      })),
    ],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** A complete nginx server. Only the name, the certificate and the folder are left for the owner to fill in. */
export function nginxFile(): string {
  return `# Written by scripts/serve/write-host-files.ts from scripts/serve/policy.ts: change it there.
# Include inside http { }, then set server_name, the certificate and root.
map $uri $site_cache {
  default "${revalidate}";
${cacheRules.map((rule) => `  ${'file' in rule ? rule.file : `~^${rule.folder}`} "${rule.value}";`).join('\n')}
}

server {
  listen 443 ssl;
  http2 on;
  server_name www.example.com;
  root /var/www/site/out;
  index index.html;
  error_page 404 /404.html;
  charset utf-8;

  gzip on;
  gzip_vary on;
  gzip_min_length 512;
  gzip_types text/css text/plain text/javascript application/javascript application/json application/manifest+json application/xml image/svg+xml;

  # The certificate is set here: ssl_certificate and ssl_certificate_key.

  add_header Cache-Control $site_cache always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  location / {
    # A folder without its slash is sent to the address with it.
    try_files $uri $uri/ =404;
  }
}
`;
}
