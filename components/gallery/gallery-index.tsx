import { galleryGroups } from './gallery-groups';

const widths = [390, 768, 1440];

export function GalleryIndex() {
  return (
    <div data-gallery="index">
      <h1 className="text-h2">Gallery</h1>
      <nav aria-label="Examples">
        <ul>
          {galleryGroups.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {galleryGroups.map(({ slug, name }) => (
        <section key={slug} id={slug} aria-labelledby={`${slug}-name`}>
          <h2 id={`${slug}-name`} className="text-h3">
            {name}
          </h2>
          <div>
            {widths.map((width) => (
              <figure key={width}>
                <figcaption>{width} pixels</figcaption>
                <iframe
                  src={`/gallery/frame/${slug}/`}
                  title={`${name} at ${width} pixels`}
                  width={width}
                  height={720}
                  loading="lazy"
                />
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
