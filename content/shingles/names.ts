/**
 * Names, and prices by the square, low and high. Apart from the records (lines.ts), because the menu of every page and
 * the price guide need nothing else of them.
 */
export const shingleNames = [
  { key: 'hdz', path: '/gaf-hdz', name: 'GAF Timberline HDZ', price: [360, 440] },
  { key: 'titan', path: '/tamko-titan-xt', name: 'TAMKO Titan XT', price: [400, 480] },
] as const;

/** Part of the links that visitors share from the price guide: renaming one breaks older links. */
export type ShingleLineKey = (typeof shingleNames)[number]['key'];
