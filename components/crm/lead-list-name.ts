/** The lists from which a lead can be opened: what Lead Management shows, and three lists of the dashboard. */
export type LeadListName = 'shown' | 'calls' | 'visits' | 'recent';
