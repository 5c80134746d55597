import { places } from '@/content/signs/types';

/** The six places, as links. */
export function PlaceNames() {
  return (
    <ol className="find-names">
      {places.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
}
