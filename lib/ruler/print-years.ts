import type { Span } from './scale';

export const printYears = ({ low, high }: Span): string => `${low}–${high} years`;
