import { Plate } from './plate';
import { Text } from '@/components/ui/rich-text';
import type { NavigationItem } from '@/content/navigation';
import type { Plate as PlateContent } from '@/content/storylines';
import type { PageHero } from '@/content/page';
import { Breadcrumbs } from './breadcrumbs';
import { ContactLinks } from './contact-links';

interface HeroTextProps {
  readonly hero: PageHero;
  readonly trail: readonly NavigationItem[];
  readonly plate?: PlateContent;
}

export function HeroText({ hero: { heading, intro, actions, note }, trail, plate }: HeroTextProps) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <Text as="h1" className="mt-2 text-page" text={heading} />
      <Text className="mt-3 max-w-measure text-lead text-ink-2 md:mt-4.5" text={intro} />
      <ContactLinks actions={actions} inRow={plate !== undefined} className="mt-5 md:mt-6.5" />
      {plate ? <Plate {...plate} /> : null}
      <Text className="mt-5 max-w-copy border-l-4 border-copper pl-4 font-medium text-balance" text={note} />
    </>
  );
}
