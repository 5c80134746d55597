/** Miles per hour, up to the highest rating of a roof we install. */
export const windScale = { low: 0, high: 180 } as const;
