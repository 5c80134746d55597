export type LeadListName = 'shown' | 'calls' | 'visits' | 'recent';
