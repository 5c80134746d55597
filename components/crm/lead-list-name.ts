/** Lists a lead can be opened from: Lead Management, and three on the dashboard. */
export type LeadListName = 'shown' | 'calls' | 'visits' | 'recent';
