import { Fragment } from 'react';

/** Breaks after the @, or before a dot of the domain if the domain alone is too long for a line. */
export function EmailAddress({ address }: { readonly address: string }) {
  return (
    <span translate="no" className="text-balance">
      {address.split(/(?<=@)|(?=\.[^@]*$)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
