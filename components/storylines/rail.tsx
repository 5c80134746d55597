import { sectionAnchor } from '@/components/sections/parts/heading-id';
import { isShort } from '@/components/sections/kinds';
import { Text } from '@/components/ui/rich-text';
import { railLabelOf } from '@/content/rail-label';
import type { Section } from '@/content/section-kinds';

/** On wide screens, a ruler from the first screen to the closing, with the names of the sections beside it. */
export function Rail({ sections }: { readonly sections: readonly Section[] }) {
  const [first] = sections;
  return (
    <nav
      aria-label="On this page"
      data-short={first && isShort(first) ? '' : undefined}
      className="rail contents-ruler max-xl:hidden"
    >
      <ol className="contents-pole rail-pole">
        {sections.map((section) => {
          const label = railLabelOf(section);
          return label ? (
            <li key={label}>
              <a href={`#${sectionAnchor(section)}`}>
                <Text as="span" text={label} />
              </a>
            </li>
          ) : null;
        })}
      </ol>
    </nav>
  );
}
