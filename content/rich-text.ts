import type { Href } from './paths';

/** Text with optional links: `['More at ', { label: 'Claims help', href: '/services/insurance-claims' }, '.']`. */
export type RichText = string | readonly (string | TextLink)[];

export interface TextLink {
  readonly label: string;
  readonly href: Href;
}

/**
 * Texts under their titles or questions, in the order shown. A title can't be a bare number, because JavaScript puts
 * such keys first.
 */
export type TitledTexts = Readonly<Record<string, RichText>>;
