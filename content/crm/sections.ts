/** In menu order. Sections with `soon` aren't built yet: a notice says what they will do. */
export const crmSections = [
  { key: 'dashboard', name: 'Dashboard', heading: 'Dashboard' },
  { key: 'leads', name: 'Lead Management', heading: 'Lead Management' },
  { key: 'calendar', name: 'Calendar', heading: 'Calendar', soon: 'See visits by day and week.' },
  { key: 'quotes', name: 'Quotes & Estimates', heading: 'Quotes & Estimates', soon: 'Build and send proposals.' },
  { key: 'projects', name: 'Project Management', heading: 'Project Management', soon: 'Track crews and materials.' },
  { key: 'automation', name: 'Automation', heading: 'Automation Engine' },
  { key: 'settings', name: 'Settings', heading: 'Settings', soon: 'Users, templates and branding.' },
] as const;

export type CrmSectionKey = (typeof crmSections)[number]['key'];

export type CrmSection = (typeof crmSections)[number] & { readonly soon?: string };

/** An unknown key opens the first section. */
export function findSection(key: string): CrmSection {
  return crmSections.find((section) => section.key === key) ?? crmSections[0];
}
