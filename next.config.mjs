/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Only dir/index.html is written: the one layout that every static host serves.
  trailingSlash: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  devIndicators: false,
  // Pictures are made once by our own build step (scripts/build/pictures), not on request.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: false },
};

export default config;
