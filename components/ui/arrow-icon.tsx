/** The arrow of a link in a list. It moves up its slope on hover; the link must be a `group`. Light copper on green. */
export function ArrowIcon() {
  return (
    <span
      aria-hidden="true"
      className="h-2.5 w-3.75 flex-none climbs bg-copper clip-wedge in-[.on-dark]:bg-copper-light"
    />
  );
}
