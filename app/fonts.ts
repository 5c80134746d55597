/*
 * The Latin fonts of @fontsource-variable, reduced to the characters of English text and the weights in use. Accented
 * letters, which only visitors type, are in public/fonts/ and load on demand (app/styles/fallback-fonts.css).
 *
 *   pyftsubset <font> --flavor=woff2 --name-IDs='*' --layout-features=calt,ccmp,kern,liga,locl,mark,mkmk,tnum --unicodes=<range>
 *   fonttools varLib.instancer <font> wght=500:800   (only in app/fonts/; Libre Franklin: wght=400:700)
 *
 * Range in app/fonts/: 20-7E,A0,A7,A9,AB,AE,B0,B2,B7,BB,BD,D7,F7,2013,2014,2018,2019,201C,201D,2022,2026,2032,2033,2039,203A,2122,2212
 * Range of …-accents in public/fonts/: A1-A3,BC,BE-D6,D8-F6,F8-323,20AC
 * Range of …-extended, from the fonts for Latin Extended: 100-130,132-151,154-17F,218-21B
 */
import localFont from 'next/font/local';

/** Not preloaded: a fallback with matching metrics is shown until it loads. */
export const besley = localFont({
  src: './fonts/besley.woff2',
  weight: '500 800',
  variable: '--font-besley',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const franklin = localFont({
  src: './fonts/libre-franklin.woff2',
  weight: '400 700',
  variable: '--font-franklin',
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});
