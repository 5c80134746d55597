import { company } from '@/content/company';

export const crmPage = {
  path: '/crm',
  name: 'CRM',
  title: 'CRM Dashboard',
  description: `Sample CRM for ${company.name} staff: leads, appointments and automations.`,
  heading: 'CRM Dashboard',
  isIndexed: false,
} as const;
