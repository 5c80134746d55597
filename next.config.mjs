import { spawnSync } from 'node:child_process';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The commit, so that two builds of it have the same bytes. Without git, Next makes up a name for the build. */
function buildId() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

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
  generateBuildId: buildId,
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
