import { company } from '@/content/company';
import { callsOn } from '@/lib/crm/calls';

export const { dueDay, callDay, callState, isOverdue, leadsToCall } = callsOn(company.hours.openDays);
