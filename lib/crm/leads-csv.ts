import type { Lead } from '@/content/crm/types';
import { writeCsv, type CsvCell } from './csv';

const columns: readonly (readonly [heading: string, cell: (lead: Lead) => CsvCell])[] = [
  ['ID', (lead) => lead.id],
  ['Name', (lead) => lead.name],
  ['E-mail', (lead) => lead.email],
  ['Phone', (lead) => lead.phone],
  ['Address', (lead) => lead.address],
  ['Service', (lead) => lead.serviceType],
  ['Source', (lead) => lead.source],
  ['Status', (lead) => lead.status],
  ['Priority', (lead) => lead.priority],
  ['Estimated value (USD)', (lead) => lead.estimatedValue],
  ['Received', (lead) => lead.createdAt.replace('T', ' ')],
  ['Updated', (lead) => lead.updatedAt.replace('T', ' ')],
  ['Follow up', (lead) => lead.followUpDate ?? ''],
  ['Tags', (lead) => lead.tags.join('; ')],
  ['Notes', (lead) => lead.notes],
];

/** The leads as CSV, in the given order. */
export function leadsCsv(leads: readonly Lead[]): string {
  return writeCsv([columns.map(([heading]) => heading), ...leads.map((lead) => columns.map(([, cell]) => cell(lead)))]);
}
