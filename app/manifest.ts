import type { MetadataRoute } from 'next';
import { app } from '@/content/app';
import { colors } from '@/content/colors';
import { company } from '@/content/company';
import { offered } from '@/content/offered';
import { withTrailingSlash } from '@/lib/seo/trailing-slash';

export const dynamic = 'force-static';

const icon192 = { src: '/icons/192.png', sizes: '192x192', type: 'image/png' } as const;

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: company.tagline,
    lang: 'en-US',
    id: '/',
    start_url: '/',
    scope: '/',
    // With back and reload buttons: this is a website with an icon, not an app.
    display: 'minimal-ui',
    background_color: colors.chalk,
    theme_color: colors.slate,
    icons: [
      icon192,
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: offered(app.shortcuts).map(({ name, description, href }) => ({
      name,
      description,
      url: withTrailingSlash(href),
      icons: [icon192],
    })),
    screenshots: app.screenshots.map(({ file, width, height, formFactor, label }) => ({
      src: file,
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: formFactor,
      label,
    })),
  };
}
