import { asDay } from '@/lib/calendar/day';
import { capitalized } from '@/lib/text/capitalized';
import { listed } from '@/lib/text/listed';
import { company } from './company';
import { licensed } from './license-line';
import { offered, offers } from './offered';
import { warranties } from './warranties';

const renovatedTrades = (['roofing', 'siding', 'windows'] as const).filter(offers);
const renovatedWork = renovatedTrades.length > 0 ? renovatedTrades : ['repairs'];

/** Without those whose pages are off. The last one has no page. */
export const certificateTypes = [
  ...offered([
    {
      name: 'Premium Roofing Installation',
      page: '/services/roofing/installation',
      warranty: warranties.roof,
      statement:
        'The roof was installed to the maker’s published instructions with ice barrier, balanced ventilation and new flashing.',
    },
    {
      name: 'Complete Roof Replacement',
      page: '/services/roofing/replacement',
      warranty: warranties.roof,
      statement:
        'The old roof was removed, the deck checked and repaired as needed, and a complete new roof installed and inspected.',
    },
    {
      name: 'Siding Installation',
      page: '/services/siding-installation',
      warranty: warranties.siding,
      statement:
        'The wall was prepared with a weather barrier and the siding installed with flashing at every opening.',
    },
    {
      name: 'Window Replacement',
      page: '/services/windows/replacement',
      warranty: warranties.windows,
      statement: 'The windows were set plumb and square, insulated around the frame and flashed against water.',
    },
    {
      name: 'Gutter Installation',
      page: '/services/gutter-installation',
      warranty: warranties.gutters,
      statement: 'Gutters were sized, pitched and fastened at most 24 inches apart, and tested with water.',
    },
    {
      name: 'Storm Damage Repair',
      page: '/services/roofing/storm-damage',
      warranty: warranties.roofRepair,
      statement: 'Storm damage was documented, made safe and repaired with matching materials where available.',
    },
    {
      name: 'Emergency Roofing Service',
      page: '/services/roofing/emergency',
      warranty: warranties.roofRepair,
      statement: 'Emergency protection was put in place and the permanent repair completed.',
    },
    {
      name: 'Roof Inspection',
      page: '/services/roof-inspection',
      warranty: warranties.inspection,
      statement: `All ${company.inspectionPoints} points of our roof inspection were checked and reported with photos.`,
    },
  ] as const),
  {
    name: 'Exterior Renovation',
    warranty: renovatedTrades.length > 0 ? warranties.renovation : warranties.exteriorRepair,
    statement: `${capitalized(listed([...renovatedWork, 'trim']))} on this project were completed and inspected together.`,
  },
] as const;

export type CertificateType = (typeof certificateTypes)[number]['name'];

export const issuer = { initials: company.initials, types: certificateTypes };

export const sampleCertificate = {
  recipientName: 'Jane and Robert Sample',
  certificateType:
    certificateTypes.find(({ name }) => name === 'Complete Roof Replacement')?.name ?? 'Exterior Renovation',
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
  seal: `${licensed} #${company.license.number} · Insured`,
  downloadAlert: 'Certificate download would start here',
  sharedAlert: 'Certificate link copied to clipboard!',
} as const;

export const certificatePage = {
  path: '/certificate',
  name: 'Completion certificate',
  title: 'Sample Completion Certificate for a Job',
  description:
    'A sample of the certificate you get after a roofing, siding, window or gutter job in Connecticut. Change the name, work and date, print it or share it.',
  heading: certificateText.title,
  isIndexed: false,
} as const;
