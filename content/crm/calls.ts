import { company } from '@/content/company';
import { createCallRules } from '@/lib/crm/calls';

export const { dueDay, callDay, callState, isOverdue, leadsToCall } = createCallRules(company.hours.openDays);
