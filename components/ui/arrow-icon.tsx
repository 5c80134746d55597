/** The link around it must be a `group`. */
export function ArrowIcon() {
  return (
    <span
      aria-hidden="true"
      className="h-2.5 w-3.75 flex-none climbs bg-copper clip-wedge in-[.on-dark]:bg-copper-light"
    />
  );
}
