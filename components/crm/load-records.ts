import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import type { CrmRecords } from '@/content/crm/types';
import { repeatLeads, sampleSize, sampleSizeKey } from '@/lib/crm/leads-sample-size';
import { sessionStore } from '@/lib/browser/storage';

/** The records of the CRM: fixed samples, loaded on entry. A server would answer here. */
export function loadRecords(): CrmRecords {
  const size = sampleSize(sessionStore.get(sampleSizeKey), leads.length);
  return { leads: repeatLeads(leads, size), appointments, automations };
}
