import { company } from './company';

const { label, number, expires } = company.license;

/** Required in a contractor's advertising in Connecticut. Not in company.ts, which is part of every page's scripts. */
export const licenseLine = `${label} #${number} · Expires ${expires}`;

/** As the owner's paper says. The state's own word for it is registration. */
export const licensed = /registration/i.test(label) ? 'Registered' : 'Licensed';

/** Without the state, where it's named beside it: `Home Improvement Contractor License`. */
export const licenseName = label.replace(/^(?:CT|Connecticut) /, '');
