import type { PictureName } from './pictures';

export interface Testimonial {
  readonly id: number;
  readonly name: string;
  readonly location: string;
  readonly text: string;
  /** The customer's house. */
  readonly image: PictureName;
  /** 1 to 5. */
  readonly rating: number;
  /** When the review was written, as printed: `3 months ago`, or `June 2026`, which stays true. */
  readonly when: string;
  /** How you know that it's from a customer, as printed: `Verified on Google`. The samples say “Verified Customer.” */
  readonly verified?: string;
  readonly isSample: boolean;
}

/** Samples. The owner must replace them: an invented review must not go live. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    name: 'Karen D.',
    location: 'Cheshire, CT',
    text: 'They showed me photos of my own attic and explained what the stains meant. The price on the paper was the price I paid, and I didn’t find a single nail in the grass.',
    image: 'portfolio-1',
    rating: 5,
    when: '3 months ago',
    isSample: true,
  },
  {
    id: 2,
    name: 'Luis and Ana M.',
    location: 'New Britain, CT',
    text: 'A limb came through at nine at night. By eleven someone was on the roof with a tarp. The repair crew came back that week and matched the shingles.',
    image: 'portfolio-8',
    rating: 5,
    when: '3 months ago',
    isSample: true,
  },
  {
    id: 3,
    name: 'Tom W.',
    location: 'Torrington, CT',
    text: 'Three companies told me I needed all new siding. These folks replaced one wall, fixed the rot behind it, and told me the rest had years left.',
    image: 'portfolio-2',
    rating: 5,
    when: '3 months ago',
    isSample: true,
  },
];
