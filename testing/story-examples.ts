import type { FigureRows } from '@/content/figures';
import { prices } from '@/content/prices';
import type { Repair } from '@/content/section-kinds';

type PricedRepair = Extract<Repair, { readonly price: object }>;
const repair = (title: string, urgency: PricedRepair['urgency'], price: PricedRepair['price']): Repair => ({
  title,
  description: 'Found, priced and fixed.',
  urgency,
  price,
});

export const repairMap: FigureRows<Repair, 'roof-leaks'> = {
  figure: 'roof-leaks',
  rows: {
    activeLeak: repair('Active leak', 'Emergency', prices.roofing.activeLeak),
    stormOpening: repair('Fallen limb', 'Emergency', prices.roofing.stormOpening),
    iceDam: repair('Ice dam', 'Emergency', prices.roofing.iceDamLeak),
    flashing: repair('Chimney flashing', 'High Priority', prices.roofing.flashing),
    shingles: repair('Torn shingles', 'High Priority', prices.roofing.missingShingles),
    valley: repair('Valley', 'High Priority', prices.roofing.valley),
    deck: repair('Soft deck', 'High Priority', prices.roofing.softDeck),
    skylight: repair('Skylight', 'High Priority', prices.roofing.skylightLeak),
    boot: repair('Pipe boot', 'Medium Priority', prices.roofing.pipeBoot),
    nails: repair('Nail pops', 'Medium Priority', prices.roofing.nailPops),
  },
};

type Damage = Extract<Repair, { readonly severity: string }>;
const storm = (title: string, severity: Damage['severity'], timeframe: string): Repair => ({
  title,
  description: 'What you can see of it.',
  severity,
  timeframe,
});

export const stormTypes: FigureRows<Repair, 'storm-places'> = {
  figure: 'storm-places',
  rows: {
    impact: storm('Limb impact', 'Critical', 'Call now'),
    missing: storm('Missing section', 'Critical', 'Call now'),
    overload: storm('Snow load', 'Critical', 'Call 911'),
    iceDam: storm('Ice dam', 'High', 'Same day'),
    shingles: storm('Creased shingles', 'High', 'Within 24 hours'),
    flashing: storm('Lifted flashing', 'High', 'Within 24 hours'),
    rain: storm('Wind-driven rain', 'High', 'Within 48 hours'),
    hail: storm('Hail bruising', 'Medium', 'Within 1–2 weeks'),
    siding: storm('Loose siding', 'Medium', 'Within 1–2 weeks'),
    gutters: storm('Torn gutters', 'Medium', 'Within 1–2 weeks'),
  },
};
