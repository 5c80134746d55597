import { company } from '@/content/company';
import { tarp } from '@/content/promises';
import type { RichText } from '@/content/rich-text';

export interface Source {
  readonly cites: RichText;
  /** When we read the source, as printed. Read it again before you change the date. */
  readonly readOn: string;
}

const readOn = 'November 23, 2026';
const statutes = 'https://www.cga.ct.gov/current/pub';
const consumerProtection = 'https://portal.ct.gov/dcp';

export const departments = {
  consumerProtection: { label: 'portal.ct.gov/dcp', href: consumerProtection },
  insurance: { label: '860-297-3900', href: 'tel:+18602973900' },
} as const;

/** The Home Improvement Act is chapter 400 of the General Statutes. */
const homeImprovementAct = (section: string) =>
  ({ label: `C.G.S. § ${section}`, href: `${statutes}/chap_400.htm` }) as const;

const contractsPage = {
  label: 'Consumer Protection on contracts',
  href: 'https://portal.ct.gov/DCP/Consumer/Consumers----Home-Improvement-Contracts',
} as const;

export const sources = {
  registration: {
    cites: [homeImprovementAct('20-420'), '; ', { label: 'the state’s lookup', href: company.license.lookup }],
    readOn,
  },
  advertising: { cites: [homeImprovementAct('20-427'), ' (a) and (b)'], readOn },
  insurance: {
    cites: [
      {
        label: 'Consumer Protection on registering',
        href: `${consumerProtection}/license-services-division/all-license-applications/home-improvement-applications`,
      },
      '; ',
      {
        label: 'Workers’ Compensation Commission',
        href: 'https://portal.ct.gov/wcc/knowledge-base/articles/employers/workers-compensation-insurance',
      },
    ],
    readOn,
  },
  lead: {
    cites: [
      'Federal lead rule, 40 CFR part 745, as ',
      { label: 'the EPA', href: 'https://www.epa.gov/lead' },
      ' explains it',
    ],
    readOn,
  },
  contract: { cites: [homeImprovementAct('20-429'), ', what a home improvement contract must have'], readOn },
  cancellation: { cites: [contractsPage, '; ', homeImprovementAct('20-429'), ' and chapter 740'], readOn },
  language: { cites: '16 CFR § 429.1 (a) and (b), the federal cooling-off rule', readOn },
  emergency: {
    cites: `16 CFR § 429.0 (a) (3), the federal cooling-off rule; ${tarp.source} (a), for losses that insurance covers`,
    readOn: 'November 28, 2026',
  },
  insuredLoss: { cites: tarp.source, readOn },
  deposit: {
    cites: [
      {
        label: 'Consumer Protection on deposits',
        href: `${consumerProtection}/news-releases-from-the-department-of-consumer-protection/2025-news-releases/home-improvement-projects-require-a-contract-registered-contractor`,
      },
      ', 2025',
    ],
    readOn,
  },
  lien: { cites: [{ label: 'C.G.S. § 49-34', href: `${statutes}/chap_847.htm` }], readOn },
  permit: {
    cites: [
      {
        label: 'Consumer Protection on building permits',
        href: 'https://portal.ct.gov/DCP/Common-Elements/Consumer-Facts-and-Contacts/Building',
      },
    ],
    readOn,
  },
  changes: { cites: [homeImprovementAct('20-429'), ' (a)'], readOn },
  guarantyFund: {
    cites: [
      {
        label: 'Home Improvement Guaranty Fund',
        href: 'https://portal.ct.gov/DCP/Common-Elements/Consumer-Facts-and-Contacts/Home-Improvement-Guaranty-Fund',
      },
    ],
    readOn,
  },
} as const satisfies Readonly<Record<string, Source>>;
