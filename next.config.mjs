import { spawnSync } from 'node:child_process';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';

/** The commit's hash, so that two builds of one commit are identical. Without git, Next generates an id. */
function buildId() {
  const { stdout, status } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Routes of the gallery end with `.gallery.tsx`. They exist only in `npm run gallery`, never in an export.
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
const config = (phase) => ({
  output: 'export',
  pageExtensions:
    phase === PHASE_DEVELOPMENT_SERVER && process.env.GALLERY ? ['gallery.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // Writes path/index.html, which every static host can serve.
  trailingSlash: true,
  generateBuildId: buildId,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  devIndicators: false,
  // Our own build step makes the pictures (scripts/build/pictures).
  images: { unoptimized: true },
  typescript: {
    // `npm test` has already checked the types (package.json).
    ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'yes',
    // Leaves out the tests: they expect the sample's facts, so an owner's facts could cause type errors in them.
    tsconfigPath: 'tsconfig.site.json',
  },
});

export default config;
