import type { Lead } from '@/content/crm/types';

/**
 * The session-storage key that asks for a larger sample. `sessionStorage.setItem('crm-sample-size', '10000')` and a
 * reload show how the CRM behaves with a full book; scripts/bench/bench-leads.ts does just that.
 */
export const sampleSizeKey = 'crm-sample-size';

const most = 50_000;

/** How many leads to show: what storage asks for within reason, else the sample as it is. */
export function sampleSize(stored: string | null, sample: number): number {
  if (stored === null || !/^\d{1,6}$/.test(stored)) return sample;
  return Math.min(Math.max(Number(stored), sample), most);
}

/** The sample repeated until there are `size` leads, each with its own id, name, e-mail, phone and value. */
export function repeatLeads(leads: readonly Lead[], size: number): readonly Lead[] {
  if (size <= leads.length) return leads;
  return Array.from({ length: size }, (_, index) => {
    const round = Math.floor(index / leads.length);
    const lead = leads[index % leads.length] as Lead;
    // Given and family names fall out of step from round to round, so that names repeat late.
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
