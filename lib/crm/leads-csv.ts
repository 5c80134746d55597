import type { Lead } from './types';
import { asTyped } from '@/lib/text/as-typed';
import { writeCsv, writeCsvRow, type CsvCell } from './csv';

/** A lead from a website message has no priority, value or timestamps yet. */
export type CsvLead = Omit<Lead, 'priority' | 'estimatedValue' | 'createdAt' | 'updatedAt' | 'followUpDate'> & {
  readonly priority: Lead['priority'] | '';
  readonly estimatedValue: number | '';
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly followUpDate?: string;
};

const columns: readonly (readonly [heading: string, cell: (lead: CsvLead) => CsvCell])[] = [
  ['ID', (lead) => lead.id],
  ['Name', (lead) => lead.name],
  ['Email', (lead) => asTyped(lead.email)],
  ['Phone', (lead) => asTyped(lead.phone)],
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

export function leadsCsv(leads: readonly CsvLead[]): string {
  return writeCsv([columns.map(([heading]) => heading), ...leads.map(cellsOf)]);
}

export const leadCsvRow = (lead: CsvLead): string => writeCsvRow(cellsOf(lead));
const cellsOf = (lead: CsvLead): readonly CsvCell[] => columns.map(([, cell]) => cell(lead));
