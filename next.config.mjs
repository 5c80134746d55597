/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // Writes every page as path/index.html, which all static hosts can serve.
  trailingSlash: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  devIndicators: false,
  // Our own build step (scripts/build/pictures) generates the pictures.
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: false },
};

export default config;
