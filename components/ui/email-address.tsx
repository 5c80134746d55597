import { Fragment } from 'react';

/** May break after the @ or before a dot. Balanced, it breaks after the @ unless the domain alone is too long for a line. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <span className="text-balance">
      {address.split(/(?<=@)|(?=\.[^@]*$)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
