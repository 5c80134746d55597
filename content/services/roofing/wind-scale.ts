/** The ruler for wind ratings, in miles an hour, up to the highest one of a roof that we install. */
export const windScale = { low: 0, high: 180 } as const;
