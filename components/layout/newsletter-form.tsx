/** Placeholder until the real form lands in the next minutes. */
export function NewsletterForm() {
  return <form />;
}
