import type { PagePath } from './paths';

/** A day as YYYY-MM-DD. */
export type IsoDay = `${number}-${number}-${number}`;

export interface PageDate {
  /** The day on which the page's words last changed: the sitemap's `lastmod`. */
  readonly updated: IsoDay;
  /** The hash of the words that the day stands for. */
  readonly words: string;
}

/** Written by `npm run stamp`, which dates every page whose words have changed. A new page has no date before its first stamp. */
export const pageDates: Readonly<Partial<Record<PagePath, PageDate>>> = {
  '/': { updated: '2026-11-21', words: '0696a5632c70' },
  '/about': { updated: '2026-11-21', words: 'f72901fd6872' },
  '/certificate': { updated: '2026-11-21', words: 'c1c2bf417fa4' },
  '/contact': { updated: '2026-11-21', words: '953f91682cc3' },
  '/crm': { updated: '2026-11-21', words: 'b61519c053e3' },
  '/financing': { updated: '2026-11-21', words: '0acad54a1901' },
  '/gaf-hdz': { updated: '2026-11-21', words: 'c3ae2d74a9f6' },
  '/google-setup': { updated: '2026-11-21', words: '9e28c7e6eed4' },
  '/login': { updated: '2026-11-21', words: '3d3e77d756d2' },
  '/privacy': { updated: '2026-11-21', words: '3d7038398a7d' },
  '/services': { updated: '2026-11-21', words: 'a6e3bd40da51' },
  '/services/additional': { updated: '2026-11-21', words: 'fde1d2ffff30' },
  '/services/doors/entry': { updated: '2026-11-21', words: '3e79c9a7d178' },
  '/services/doors/installation': { updated: '2026-11-21', words: '2aa46c9d6f7a' },
  '/services/exterior-repairs': { updated: '2026-11-21', words: 'b1de33274040' },
  '/services/gutter-installation': { updated: '2026-11-21', words: 'd42291deb5ce' },
  '/services/gutters': { updated: '2026-11-21', words: '50740c50599e' },
  '/services/gutters/cleaning': { updated: '2026-11-21', words: 'a5d3aefec6cf' },
  '/services/gutters/downspouts': { updated: '2026-11-21', words: '48e7017197d2' },
  '/services/gutters/guards': { updated: '2026-11-21', words: '6829d3f1e846' },
  '/services/gutters/installation': { updated: '2026-11-21', words: '97e0f32b58d2' },
  '/services/gutters/repair': { updated: '2026-11-21', words: 'c3771ff342ce' },
  '/services/gutters/replacement': { updated: '2026-11-21', words: '883952b4ba4d' },
  '/services/inspections': { updated: '2026-11-21', words: 'bcaa15f973e5' },
  '/services/insulation': { updated: '2026-11-21', words: '59da97aa08bb' },
  '/services/insurance-claims': { updated: '2026-11-21', words: '77197321dd1e' },
  '/services/maintenance': { updated: '2026-11-21', words: 'd3176f1a4e05' },
  '/services/roof-inspection': { updated: '2026-11-21', words: 'd5d255f12c26' },
  '/services/roofing': { updated: '2026-11-21', words: 'f7d264b2503d' },
  '/services/roofing-installation': { updated: '2026-11-21', words: '502b3b138ae6' },
  '/services/roofing/emergency': { updated: '2026-11-21', words: 'd310e974a162' },
  '/services/roofing/installation': { updated: '2026-11-21', words: '6780c10b10a1' },
  '/services/roofing/repair': { updated: '2026-11-21', words: 'debbf1cada36' },
  '/services/roofing/replacement': { updated: '2026-11-21', words: '702dcd670d52' },
  '/services/roofing/storm-damage': { updated: '2026-11-21', words: 'a6f1ae3f8688' },
  '/services/siding': { updated: '2026-11-21', words: 'aaf683dacfa3' },
  '/services/siding-installation': { updated: '2026-11-21', words: '7dc1519cf982' },
  '/services/siding-installation-detail': { updated: '2026-11-21', words: '5810cc36cd58' },
  '/services/siding/fiber-cement': { updated: '2026-11-21', words: '80735aeff743' },
  '/services/siding/insulated': { updated: '2026-11-21', words: '26e5873c6d3f' },
  '/services/siding/repair': { updated: '2026-11-21', words: '9c8e9949f880' },
  '/services/siding/replacement': { updated: '2026-11-21', words: 'a2f746a28e49' },
  '/services/siding/vinyl': { updated: '2026-11-21', words: '59039a7c057c' },
  '/services/siding/wood': { updated: '2026-11-21', words: 'd00ccdea8a98' },
  '/services/ventilation': { updated: '2026-11-21', words: '6c105c0edf36' },
  '/services/windows': { updated: '2026-11-21', words: '610da01a09e6' },
  '/services/windows/custom': { updated: '2026-11-21', words: '7abfcdf84d68' },
  '/services/windows/energy-efficient': { updated: '2026-11-21', words: '6937f7d2b7fa' },
  '/services/windows/installation': { updated: '2026-11-21', words: '08bc961408bc' },
  '/services/windows/replacement': { updated: '2026-11-21', words: 'f6683777a5c7' },
  '/services/windows/storm-windows': { updated: '2026-11-21', words: '52da8cc9ab02' },
  '/sitemap': { updated: '2026-11-21', words: 'deed6f8964b1' },
  '/tamko-titan-xt': { updated: '2026-11-21', words: '4851f066fa39' },
  '/terms': { updated: '2026-11-21', words: 'b55a7689498e' },
};
