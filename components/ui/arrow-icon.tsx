/** The arrow of a link in a list. It moves up its slope on hover; the link must be a `group`. Light copper on green. */
export function ArrowIcon() {
  return (
    <span
      aria-hidden="true"
      className="h-2.5 w-3.75 flex-none bg-copper transition-transform duration-200 ease-settle clip-wedge group-hover:translate-x-0.75 group-hover:-translate-y-0.5 in-[.on-dark]:bg-copper-light"
    />
  );
}
