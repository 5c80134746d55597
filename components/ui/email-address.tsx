/** An email address that breaks only after its @, in a column that is too narrow for it. */
export function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <span>
      {`${mailbox}@`}
      <wbr />
      {domain}
    </span>
  );
}
