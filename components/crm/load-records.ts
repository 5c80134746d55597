import { appointments } from '@/content/crm/appointments';
import { automations } from '@/content/crm/automations';
import { leads } from '@/content/crm/leads';
import type { CrmRecords } from '@/content/crm/types';

/** The records of the CRM: fixed samples, loaded on entry. A server would answer here. */
export function loadRecords(): CrmRecords {
  return { leads, appointments, automations };
}
