import { company } from './company';

const { label, number, expires } = company.license;

/** Required in a contractor's advertising in Connecticut. Not in company.ts, which is part of every page's scripts. */
export const licenseLine = `${label} #${number} · Expires ${expires}`;
