import { company } from './company';

const { label, number, expires } = company.license;

/** Connecticut requires it in a contractor's advertising. Not in company.ts, because that is in every page's scripts. */
export const licenseLine = `${label} #${number} · Expires ${expires}`;
