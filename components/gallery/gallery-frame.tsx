import { slug } from '@/lib/slug';
import { AxeVerdict } from './axe-verdict';
import type { GalleryGroup } from './gallery-groups';

export function GalleryFrame({ group }: { readonly group: GalleryGroup }) {
  return (
    <div data-gallery="frame">
      <h1 className="sr-only">{group.name}</h1>
      {group.examples.map(({ name, example }) => {
        const id = `example-${slug(name)}`;
        return (
          <article key={id}>
            <p data-gallery="name">
              {name}
              <AxeVerdict exampleId={id} />
            </p>
            <div id={id}>{example}</div>
          </article>
        );
      })}
    </div>
  );
}
