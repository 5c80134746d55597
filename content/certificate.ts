import { asDay } from '@/lib/calendar/day';
import { company } from './company';
import { warranties } from './warranties';

export const certificateTypes = [
  {
    name: 'Premium Roofing Installation',
    warranty: warranties.roof,
    statement:
      'The roof was installed to the maker’s published instructions with ice barrier, balanced ventilation and new flashing.',
  },
  {
    name: 'Complete Roof Replacement',
    warranty: warranties.roof,
    statement:
      'The old roof was removed, the deck checked and repaired as needed, and a complete new roof installed and inspected.',
  },
  {
    name: 'Siding Installation',
    warranty: warranties.siding,
    statement: 'The wall was prepared with a weather barrier and the siding installed with flashing at every opening.',
  },
  {
    name: 'Window Replacement',
    warranty: warranties.windows,
    statement: 'The windows were set plumb and square, insulated around the frame and flashed against water.',
  },
  {
    name: 'Gutter Installation',
    warranty: warranties.gutters,
    statement: 'Gutters were sized, pitched and fastened at most 24 inches apart, and tested with water.',
  },
  {
    name: 'Storm Damage Repair',
    warranty: warranties.roofRepair,
    statement: 'Storm damage was documented, made safe and repaired with matching materials where available.',
  },
  {
    name: 'Emergency Roofing Service',
    warranty: warranties.roofRepair,
    statement: 'Emergency protection was put in place and the permanent repair completed.',
  },
  {
    name: 'Roof Inspection',
    warranty: warranties.inspection,
    statement: `All ${company.inspectionPoints} points of our roof inspection were checked and reported with photos.`,
  },
  {
    name: 'Exterior Renovation',
    warranty: warranties.siding,
    statement: 'Roofing, siding, windows and trim on this project were completed and inspected together.',
  },
] as const;

export type CertificateType = (typeof certificateTypes)[number]['name'];

export const issuer = { initials: company.initials, types: certificateTypes };

export const sampleCertificate = {
  recipientName: 'Jane and Robert Sample',
  certificateType: 'Complete Roof Replacement',
  /** The date in the static HTML. Today's date replaces it after mount. */
  issueDate: asDay('2026-03-14'),
  certificateId: `${company.initials}-000000`,
} as const;

export const certificateText = {
  title: 'Certificate of Completion',
  header: `${company.trade}, ${company.address.town}, ${company.address.stateName}`,
  body: 'This certifies that the work named below was completed for',
  manufacturer: 'Manufacturer warranty',
  workmanship: 'Workmanship warranty',
  registered: 'Registered home improvement contractor',
  sampleMark: 'Sample certificate for demonstration.',
  seal: `Licensed #${company.license.number} · Insured`,
  downloadAlert: 'Certificate download would start here',
  sharedAlert: 'Certificate link copied to clipboard!',
} as const;

export const certificatePage = {
  path: '/certificate',
  name: 'Completion certificate',
  title: `Sample Completion Certificate for a Job | ${company.name}`,
  description:
    'A sample of the certificate you get after a roofing, siding, window or gutter job in Connecticut. Change the name, work and date, print it or share it.',
  heading: certificateText.title,
  isIndexed: false,
} as const;
