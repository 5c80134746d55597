import localFont from 'next/font/local';

/** The font of the headings. Not preloaded, because a fallback with matching metrics is shown until it loads. */
export const besley = localFont({
  src: './fonts/besley.woff2',
  weight: '400 900',
  variable: '--font-besley',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const franklin = localFont({
  src: './fonts/libre-franklin.woff2',
  weight: '100 900',
  variable: '--font-franklin',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});
