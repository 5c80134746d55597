import localFont from 'next/font/local';

/** Besley carries the headings. It is not preloaded: the first paint has its metric-matched fallback. */
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
