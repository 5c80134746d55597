import type { Lead } from '@/content/crm/types';

/**
 * The session storage key for a larger sample. To try the CRM with many leads, run
 * `sessionStorage.setItem('crm-sample-size', '10000')` and reload, as scripts/bench/bench-leads.ts does.
 */
export const sampleSizeKey = 'crm-sample-size';

const maxSampleSize = 50_000;

/** The number of leads: the stored value, clamped between `sample` and 50,000, or `sample` if it is not a number. */
export function sampleSize(stored: string | null, sample: number): number {
  if (stored === null || !/^\d{1,6}$/.test(stored)) return sample;
  return Math.min(Math.max(Number(stored), sample), maxSampleSize);
}

/** Repeats the leads until there are `size`, with a unique id and a varied name, email, phone and value each. */
export function repeatLeads(leads: readonly Lead[], size: number): readonly Lead[] {
  if (size <= leads.length) return leads;
  return Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / leads.length);
    const lead = leads[index % leads.length] as Lead;
    // Pair given and family names differently in each round, so that full names rarely repeat.
    const family = leads[(index + round) % leads.length] as Lead;
    if (round === 0) return lead;
    const [given = ''] = lead.name.split(' ');
    const [, ...surname] = family.name.split(' ');
    return {
      ...lead,
      id: `L-${1001 + index}`,
      name: `${given} ${surname.join(' ')}`,
      email: lead.email.replace('@', `.${round}@`),
      phone: lead.phone.replace(/\d{2}$/, String(round % 100).padStart(2, '0')),
      estimatedValue: lead.estimatedValue + round * 10,
    };
  });
}
