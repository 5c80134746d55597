import type { Day } from '@/lib/calendar/day';
import type { OfficeTime } from '@/lib/calendar/office-time';

/** In pipeline order. Lists, filters, charts and sorting follow it. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'quoted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const leadPriorities = ['urgent', 'high', 'medium', 'low'] as const;
export type LeadPriority = (typeof leadPriorities)[number];

export type LeadSource = 'Website' | 'Referral' | 'Google Ads';

export interface Lead {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly serviceType: string;
  readonly source: LeadSource;
  readonly status: LeadStatus;
  readonly priority: LeadPriority;
  /** Whole US dollars. */
  readonly estimatedValue: number;
  readonly notes: string;
  readonly createdAt: OfficeTime;
  readonly updatedAt: OfficeTime;
  readonly followUpDate?: Day;
  readonly tags: readonly string[];
}

export type AppointmentStatus = 'scheduled' | 'confirmed' | 'completed' | 'canceled';

export interface Appointment {
  readonly id: string;
  readonly leadId: string;
  readonly title: string;
  readonly type: 'inspection' | 'consultation' | 'walkthrough';
  readonly date: OfficeTime;
  /** Minutes. */
  readonly duration: number;
  readonly location: string;
  readonly assignedTo: string;
  readonly status: AppointmentStatus;
  readonly notes: string;
  readonly reminders: boolean;
}

export interface Automation {
  readonly id: string;
  readonly name: string;
  readonly trigger: string;
  readonly conditions: readonly string[];
  readonly actions: readonly string[];
  readonly isActive: boolean;
  readonly createdAt: Day;
  readonly lastRun?: OfficeTime;
  readonly runsCount: number;
}

export interface CrmRecords {
  readonly leads: readonly Lead[];
  readonly appointments: readonly Appointment[];
  readonly automations: readonly Automation[];
}
