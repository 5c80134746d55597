import { company } from './company';

const { label, number, expires } = company.license;

/** What Connecticut requires in a contractor's advertising. In its own file, because company.ts is in every page's scripts. */
export const licenseLine = `${label} #${number} · Expires ${expires}`;
