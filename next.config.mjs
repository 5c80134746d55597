import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/**
 * The gallery's routes end with `.gallery.tsx`. They are routes only in `npm run gallery`, and never in an export.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  output: 'export',
  pageExtensions:
    phase === PHASE_DEVELOPMENT_SERVER && process.env.GALLERY ? ['gallery.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Writes every page as path/index.html, which all static hosts can serve.
  trailingSlash: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  devIndicators: false,
  // Our own build step (scripts/build/pictures) generates the pictures.
  images: { unoptimized: true },
  // `npm test` has checked the types already when it builds (package.json).
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes' },
});

export default config;
