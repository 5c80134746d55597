/** Points down, and up while the `details` around it is open. */
export function Chevron() {
  return <span aria-hidden="true" className="chevron" />;
}
