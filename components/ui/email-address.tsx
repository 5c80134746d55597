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
