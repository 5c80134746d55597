import { certificateText } from '@/content/certificate';
import { company } from '@/content/company';
import { loginPage as signIn } from '@/content/login';
import type { PagePath } from '@/content/paths';
import { setupGuide } from '@/content/setup-guide';

interface UnlistedPage {
  readonly path: PagePath;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The page's only h1. */
  readonly heading: string;
  readonly index: false;
}

/** The staff and owner pages, which are excluded from search engines and the sitemap. */
export const loginPage = {
  path: '/login',
  name: 'Staff sign in',
  title: `Staff Sign In | ${company.name}`,
  description: `Staff sign in for the ${company.name} sample CRM.`,
  heading: signIn.heading,
  index: false,
} as const satisfies UnlistedPage;

export const crmPage = {
  path: '/crm',
  name: 'CRM',
  title: `CRM Dashboard | ${company.name}`,
  description: `Sample CRM for ${company.name} staff: leads, appointments and automations.`,
  heading: 'CRM Dashboard',
  index: false,
} as const satisfies UnlistedPage;

export const certificatePage = {
  path: '/certificate',
  name: 'Completion certificate',
  title: `Completion Certificate | ${company.name}`,
  description: 'A sample completion certificate you can view, customize, download and share.',
  heading: certificateText.title,
  index: false,
} as const satisfies UnlistedPage;

export const setupGuidePage = {
  path: '/google-setup',
  name: 'Google setup guide',
  title: `Google Setup Guide | ${company.name}`,
  description: 'Four checklist tasks for the site owner: Business Profile, Search Console, Analytics and Maps links, with copyable values.',
  heading: setupGuide.heading,
  index: false,
} as const satisfies UnlistedPage;
