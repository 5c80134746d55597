import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import type { CrmRecords } from '@/content/crm/types';
import { repeatLeads, sampleSize, sampleSizeKey } from '@/lib/crm/leads-sample-size';
import { sessionStore } from '@/lib/browser/storage';

/** Loads the sample records of the CRM. A real backend would be called here. */
export function loadRecords(): CrmRecords {
  const size = sampleSize(sessionStore.get(sampleSizeKey), leads.length);
  return { leads: repeatLeads(leads, size), appointments, automations };
}
