import { slug as idOf } from '@/lib/slug';
import { AxeVerdict } from './axe-verdict';
import type { GalleryGroup } from './gallery-groups';

/** The examples of one group, each below its name and what axe says about it at the width of the window. */
export function GalleryFrame({ group }: { readonly group: GalleryGroup }) {
  return (
    <div data-gallery="frame">
      <h1 className="sr-only">{group.name}</h1>
      {group.examples.map(({ name, shows }) => {
        const id = `example-${idOf(name)}`;
        return (
          <article key={id}>
            <p data-gallery="name">
              {name}
              <AxeVerdict exampleId={id} />
            </p>
            <div id={id}>{shows}</div>
          </article>
        );
      })}
    </div>
  );
}
