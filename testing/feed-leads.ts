import type { Page } from '@playwright/test';
import { leads } from '@/content/crm/leads';
import type { Lead } from '@/lib/crm/types';

/** Given and family names are paired differently each round, so that full names rarely repeat. */
function copyOf(lead: Lead, index: number): Lead {
  const round = Math.floor(index / leads.length);
  const family = leads[(index + round) % leads.length] ?? lead;
  return {
    ...lead,
    id: `L-${1001 + index}`,
    name: `${lead.name.split(' ')[0]} ${family.name.split(' ').slice(1).join(' ')}`,
    email: lead.email.replace('@', `.${round}@`),
    phone: lead.phone.replace(/\d{2}$/, String(round % 100).padStart(2, '0')),
    estimatedValue: lead.estimatedValue + round * 10,
  };
}

/** The CRM's sample leads, and copies of them. */
export function manyLeads(count: number): readonly Lead[] {
  const rounds = Array.from({ length: Math.ceil(count / leads.length) }, () => leads).flat();
  return rounds.map((lead, index) => leads[index] ?? copyOf(lead, index)).slice(0, count);
}

/** Adds the copies to the built script that contains the samples. */
export async function feedLeads(page: Page, count: number): Promise<void> {
  const added = manyLeads(count)
    .slice(leads.length)
    .map((lead) => `${JSON.stringify(lead)},`)
    .join('');
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const body = script.replace(/(?<=\[)\{id:"L-1001"/, (first) => added + first);
    await route.fulfill({ response, body });
  });
}
