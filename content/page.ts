import type { PriceRange } from '@/lib/prices/price';
import type { Media } from './media';
import type { PagePath, ServicePath } from './paths';
import type { RichText, TextLink } from './rich-text';
import type { Section, SectionOf } from './section-kinds';
import type { Story, StoryName } from './storylines';

export interface PageHero {
  readonly heading: string;
  /** The heading in lines that get longer along the slope, for a page with a picture that begins under the rake. */
  readonly lines?: readonly string[];
  readonly intro: RichText;
  /** Default: Get a Free Estimate and a call. */
  readonly actions?: readonly TextLink[];
  /** The hero shows it only with `lines`, except on the contact page, which has its own. */
  readonly media?: Media;
  readonly note?: RichText;
}

export interface Closing {
  /** An anchor, for a page that ends with booking. */
  readonly id?: string;
  readonly heading: string;
  readonly text: RichText;
  readonly action?: TextLink;
  /** For emergencies: the phone number in large type is the only link. */
  readonly hasOnlyPhone?: true;
}

export interface Page<Path extends PagePath = PagePath> {
  readonly path: Path;
  readonly name: string;
  /** 50 to 60 characters with what follows it, ` | ` and the company's name. */
  readonly title: string;
  /** 120 to 155 characters. */
  readonly description: string;
  readonly hero: PageHero;
  readonly sections: readonly Section[];
  readonly related?: readonly PagePath[];
  /** The heading, text and action at the end. `null` on pages that sell nothing. */
  readonly closing: Closing | null;
  readonly footnote?: RichText;
}

/** `foldedAs` labels the control that opens the table. */
type FoldedTable = SectionOf<'table'> & { readonly foldedAs: string };

export interface DocumentPage<Path extends PagePath = PagePath> extends Page<Path> {
  readonly sections: readonly (SectionOf<'list' | 'rows' | 'prose'> | FoldedTable)[];
}

export type ServicePage<Path extends ServicePath = ServicePath> = Page<Path> &
  Story & {
    /** For search engines. The page prints the same figures. */
    readonly priceRange?: PriceRange;
  };

/** The pages of one category. */
export type ServicePagesByPath = Readonly<Partial<{ [Path in ServicePath]: ServicePage<Path> }>>;

export type StoryPage<Name extends StoryName = StoryName, Path extends PagePath = PagePath> = Page<Path> &
  Extract<Story, { readonly storyline: Name }>;
