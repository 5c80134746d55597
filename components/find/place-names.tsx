import { signPlaces } from '@/content/signs/signs';

export function PlaceNames() {
  return (
    <ol className="find-names">
      {signPlaces.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
  );
}
